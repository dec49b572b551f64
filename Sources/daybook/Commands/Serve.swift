import Arguments
import Platform
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
          "Your editor shows problems and corrections in day files and daybook.conf, completes names, times, amounts and tags, those first that you write at this hour, formats, renames in all files, shows running totals beside the lines and how the day stands above them, and tells of the habit or measure under the pointer (Language Server Protocol 3.17, on standard input and output). It writes nothing: each change is made by the editor.",
          cs:
            "Editor v souborech dnů a daybook.conf ukáže problémy a opravy, doplní jména, časy, množství a štítky, nejdřív ty, které v tuto hodinu píšete, upraví tvar, přejmenuje ve všech souborech, vedle řádků ukáže průběžné součty a nad nimi, jak je na tom den, a poví o návyku nebo veličině pod ukazatelem (Language Server Protocol 3.17, na standardním vstupu a výstupu). Nic nezapisuje: každou změnu udělá editor."
        ),
        Phrase(
          "Commands for keys of your own: daybook.turn, .tick, .skip, .open and .now take the file's URI and a line from 0; .cup, .template and .show take the URI.",
          cs:
            "Příkazy pro vlastní klávesy: daybook.turn, .tick, .skip, .open a .now berou URI souboru a řádek od 0; .cup, .template a .show berou URI."
        ),
      ],
      examples: [
        Example(
          "vim.lsp.start({ name = 'daybook', cmd = { 'daybook', 'lsp' } })",
          Phrase(
            "In Neovim 0.8 or later, for the file that is open", cs: "V Neovimu od 0.8, pro otevřený soubor"))
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
        var messages: [Bytes] = []
        do throws(MessageFrames.Fault) {
          while let message = try frames.next() { messages.append(message) }
        } catch { fault = error }
        for answer in server.answers(to: messages) { MessageFrames.write(answer, to: &output) }
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
