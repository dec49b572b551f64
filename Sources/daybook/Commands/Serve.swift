import Arguments
import Journal
import Rendering

/// Serves an editor: problems while they are typed, corrections, completion, the plain form.
struct LanguageServerCommand: Report {
  static let name = "lsp"

  /// Editors say how they talk; there is one way.
  var usesStandardInput = false

  static var usage: Usage<Self> {
    Usage(
      Sentence("Help an editor with day files", cs: "Pomáhat editoru se soubory dnů"), group: Groups.setUp,
      discussion: [
        Sentence(
          "Speaks the Language Server Protocol 3.17 on standard input and output, for files named by a date and for daybook.conf, saved or not. The editor shows what 'check' would find, offers its corrections, completes names, usual times and amounts, formats as 'fmt' does, and tells of a habit or measure under the pointer how it stands by this file. It writes nothing; each file is read by the nearest daybook.conf at or above its folder.",
          cs:
            "Mluví protokolem Language Server Protocol 3.17 na standardním vstupu a výstupu, o souborech pojmenovaných datem a o daybook.conf, uložených i neuložených. Editor ukáže, co by našel „check“, nabídne jeho opravy, doplní jména, obvyklé časy a množství, upraví tvar jako „fmt“ a o návyku nebo veličině pod ukazatelem řekne, jak na tom podle tohoto souboru je. Nic nezapisuje; každý soubor čte podle nejbližšího daybook.conf v jeho složce nebo nad ní."
        )
      ],
      examples: [
        Example(
          "vim.lsp.start({ name = 'daybook', cmd = { 'daybook', 'lsp' } })",
          Sentence("In Neovim, for the file that is open", cs: "V Neovimu, pro otevřený soubor"))
      ],
      parameters: [
        .flag(
          \.usesStandardInput, "--stdio",
          help: Sentence(
            "Talk over standard input and output, as is done anyway",
            cs: "Mluvit přes standardní vstup a výstup, což se děje i tak")
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
