import Arguments
import Speech

extension Manual {
  /// How each editor is set up, with the files that come with the program.
  static var editors: ManSection {
    ManSection(
      Phrase("Editors", cs: "Editory"),
      [
        .paragraph(
          Phrase(
            "Any editor will do. These have colours for a day, a key that turns a box and one that adds a cup, or go through what check finds; run the lines in the folder of the sources, or put its path before Examples. lsp is the language server: problems, fixes, completion and totals while you write, in any editor that speaks the protocol.",
            cs:
              "Stačí kterýkoli editor. Tyto mají pro den barvy, klávesu, která přepne políčko, a jinou, která přidá hrnek, nebo projdou, co najde check; řádky spusťte ve složce zdrojů, nebo před Examples napište její cestu. lsp je jazykový server: problémy, opravy, doplňování a součty při psaní, v každém editoru, který protokol umí."
          )),
        .recipes([
          ("Vim", packed(in: "~/.vim", "~/.vimrc")),
          ("Neovim", packed(in: "~/.local/share/nvim/site", "~/.config/nvim/init.vim")),
          (
            "Neovim 0.11 (init.lua)",
            [
              "vim.lsp.config('daybook', { cmd = { 'daybook', 'lsp' }, filetypes =",
              "  { 'text' }, root_markers = { 'daybook.conf' }, workspace_required = true })",
              "vim.lsp.enable('daybook')",
            ]
          ),
          (
            "Emacs (init.el)",
            [
              "(add-to-list 'load-path \"Examples/editors/emacs\")", "(require 'daybook-mode)",
              "(add-hook 'daybook-mode-hook #'eglot-ensure)",
            ]
          ),
          ("VS Code", ["cp -r Examples/editors/vscode ~/.vscode/extensions/daybook-1.0.0"]),
          (
            "Kate",
            [
              "S=~/.local/share/org.kde.syntax-highlighting/syntax",
              "mkdir -p $S; cp Examples/editors/kate/daybook.xml $S",
              "cat Examples/editors/kate/lspclient.json",
            ]
          ),
          (
            "nano",
            [
              "mkdir -p ~/.config/nano", "cp Examples/editors/nano/daybook.nanorc ~/.config/nano",
              "echo 'include ~/.config/nano/daybook.nanorc' >>~/.nanorc",
            ]
          ),
          (
            "micro",
            [
              "mkdir -p ~/.config/micro/syntax",
              "cp Examples/editors/micro/daybook.yaml ~/.config/micro/syntax",
              "cat Examples/editors/micro/init.lua >>~/.config/micro/init.lua",
            ]
          ),
          (
            "Helix",
            [
              "mkdir -p ~/.config/helix",
              "cat Examples/editors/helix/languages.toml >>~/.config/helix/languages.toml",
              "hx --health daybook",
            ]
          ),
        ]),
        .paragraph(
          Phrase(
            "Kate takes what cat prints in Settings, LSP Client, User Server Settings. Sublime Text, TextMate and Zed have a folder each beside these, with a README.",
            cs:
              "Kate chce vypsaný text v Settings, LSP Client, User Server Settings. Sublime Text, TextMate a Zed mají vedle těchto po složce s README."
          )),
      ])
  }

  /// The lines that put the plugin of Vim into a folder of packages, and load it.
  private static func packed(in folder: String, _ settings: String) -> [String] {
    [
      "P=\(folder)/pack/daybook/opt", "mkdir -p $P; cp -r Examples/editors/vim $P/daybook",
      "echo 'packadd daybook' >>\(settings)",
    ]
  }

  /// The ways to add a line on a phone.
  static var phones: ManSection {
    ManSection(
      Phrase("Phones", cs: "Telefony"),
      [
        .paragraph(
          Phrase(
            "A day is a text file, so any app that adds a line to one will do: DAY.txt, with DAY as 2026-01-12. Examples/phone has a page for each of these.",
            cs:
              "Den je textový soubor, stačí tedy aplikace, která do něj přidá řádek: DAY.txt, kde DAY je 2026-01-12. Examples/phone má pro každou z těchto stránku."
          )),
        .list([
          (
            "Shortcuts",
            Phrase(
              "Format Date, yyyy-MM-dd and HH:mm; Text; Append to Text File, with Make New Line.",
              cs: "Format Date, yyyy-MM-dd a HH:mm; Text; Append to Text File s Make New Line.")
          ),
          (
            "Drafts",
            Phrase(
              "An action with the step File, Append, to [[date|%Y-%m-%d]].txt: [[body]] [[date|%H:%M]].",
              cs: "Akce s krokem File, Append, do [[date|%Y-%m-%d]].txt: [[body]] [[date|%H:%M]].")
          ),
          (
            "Obsidian",
            Phrase(
              "Daily notes named YYYY-MM-DD; QuickAdd, Capture: - water 250ml {{DATE:HH:mm}}.",
              cs: "Daily notes se jménem YYYY-MM-DD; QuickAdd, Capture: - water 250ml {{DATE:HH:mm}}.")
          ),
          (
            "1Writer, iA Writer",
            Phrase(
              "By hand, or a shortcut that opens their address for appending.",
              cs: "Ručně, nebo zkratka, která otevře jejich adresu pro připsání.")
          ),
          (
            "Working Copy",
            Phrase(
              "The same, then Commit and Push; on the computer merge --install.",
              cs: "Totéž, pak Commit a Push; na počítači merge --install.")
          ),
          (
            "Markor",
            Phrase(
              "By hand, or from Share with the format {{text}} [[HH:mm]].",
              cs: "Ručně, nebo ze Share s formátem {{text}} [[HH:mm]].")
          ),
          (
            "Tasker",
            Phrase(
              "Parse/Format DateTime twice, then Write File with Append; %TIME is written with a point, which is no time.",
              cs: "Dvakrát Parse/Format DateTime, pak Write File s Append; %TIME má tečku, a to čas není.")
          ),
          (
            "Termux",
            Phrase(
              "A script of Termux:Widget: echo \"water 250ml $(date +%H:%M)\" >>\"$(date +%F).txt\".",
              cs: "Skript pro Termux:Widget: echo \"water 250ml $(date +%H:%M)\" >>\"$(date +%F).txt\".")
          ),
        ]),
      ])
  }
}
