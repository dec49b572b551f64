//! Starts `daybook lsp` for the day files of a daybook.
use zed_extension_api::{self as zed, Command, LanguageServerId, Result, Worktree};

struct Daybook;

impl zed::Extension for Daybook {
    fn new() -> Self {
        Daybook
    }

    fn language_server_command(&mut self, _: &LanguageServerId, worktree: &Worktree) -> Result<Command> {
        let command = worktree.which("daybook").ok_or("daybook is not on the PATH")?;
        Ok(Command { command, args: vec!["lsp".into()], env: worktree.shell_env() })
    }
}

zed::register_extension!(Daybook);
