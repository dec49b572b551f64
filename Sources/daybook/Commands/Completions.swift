import Arguments
import Speech

/// Prints the script that completes command lines in a shell.
struct CompletionsCommand: Report {
  static let name = "completions"

  var shell = Shell.bash

  static var usage: Usage<Self> {
    Usage(
      Phrase("Prints a shell's completion script", cs: "Vypíše doplňovací skript pro shell"),
      group: Groups.setUp,
      discussion: [
        Phrase(
          "It completes your habits, measures and dates too.",
          cs: "Doplňuje i vaše návyky, veličiny a data.")
      ],
      examples: [
        Example("source <(daybook completions bash)", Phrase("In ~/.bashrc", cs: "V ~/.bashrc")),
        Example("source <(daybook completions zsh)", Phrase("In ~/.zshrc", cs: "V ~/.zshrc")),
        Example(
          "daybook completions fish > ~/.config/fish/completions/daybook.fish",
          Phrase("For fish", cs: "Pro fish")),
      ],
      parameters: [
        .argument(\.shell, "SHELL", help: Phrase("The shell", cs: "Shell"), isRequired: true)
      ])
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    world.output.write(shell.completionScript(for: "daybook"))
    return .done
  }
}
