import Arguments
import Journal
import Rendering
import Speech

/// Serves an editor: problems while they are typed, corrections, completion, the plain form.
struct LanguageServerCommand: Report {
  static let name = "lsp"

  /// Editors say how they talk; there is one way.
  var usesStandardInput = false

  static var usage: Usage<Self> {
    Usage(
      Phrase("Runs the language server", cs: "Spustí jazykový server pro editory"), group: Groups.setUp,
      discussion: [
        Phrase(
          "Your editor shows problems and corrections in day files and daybook.conf, completes names, times and amounts, formats, and tells how the habit or measure under the pointer stands (Language Server Protocol 3.17, on standard input and output). It writes nothing.",
          cs:
            "Editor v souborech dnů a daybook.conf ukáže problémy a opravy, doplní jména, časy a množství, upraví tvar a řekne, jak je na tom návyk nebo veličina pod ukazatelem (Language Server Protocol 3.17, na standardním vstupu a výstupu). Nic nezapisuje."
        )
      ],
      examples: [
        Example(
          "vim.lsp.start({ name = 'daybook', cmd = { 'daybook', 'lsp' } })",
          Phrase("In Neovim, for the file that is open", cs: "V Neovimu, pro otevřený soubor"))
      ],
      parameters: [
        .flag(
          \.usesStandardInput, "--stdio",
          help: Phrase(
            "Uses standard input and output, as without it",
            cs: "Použije standardní vstup a výstup, jako i bez něj")
        ).hidden
      ])
  }

  func run(in world: inout World) throws(CommandError) -> ExitStatus {
    if world.terminal.inputIsTerminal { throw CommandError { $0.serverNeedsEditor } }
    var server = LanguageServer(in: world)
    var frames = MessageFrames()
    var fault: MessageFrames.Fault?
    var output = world.output
    do throws(FileTrouble) {
      try world.inputPieces { piece in
        frames.append(piece)
        do throws(MessageFrames.Fault) {
          while server.ending == nil, let message = try frames.next() {
            for answer in server.answers(to: message) { output.write(MessageFrames.framed(answer)) }
          }
        } catch { fault = error }
        output.flush()
        return fault == nil && server.ending == nil && !output.isClosed
      }
    } catch { throw CommandError(error, doing: .reading) }
    world.output = output
    if fault != nil || (server.ending == nil && frames.isWithinMessage) {
      throw CommandError { $0.notAnEditorMessage }
    }
    // An editor that goes without a word has crashed, or was ended.
    return server.ending ?? .no
  }
}
