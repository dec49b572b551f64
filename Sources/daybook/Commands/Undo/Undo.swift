import Arguments
import Journal
import Platform
import Rendering
import Speech

/// Takes changes back.
struct UndoCommand: Writer {
  static let name = "undo"

  var lists = false
  var forgets = false
  var isDryRun = false

  static var usage: Usage<Self> {
    Usage(
      Phrase("Takes the last change back", cs: "Vezme poslední změnu zpět"), group: Groups.log,
      discussion: [
        Phrase(
          "Run it again for the change before. If the file was changed elsewhere since, only the lines of the change are taken back; if those were changed too, nothing is, and undo says why. A change that is gone already is told; only the next undo takes the one before it. One that cannot be taken back is in the way of those before it, until --forget keeps it. A badge that the change earned goes with it.",
          cs:
            "Další spuštění vrátí změnu předtím. Změnil-li se soubor mezitím jinde, vrátí se jen řádky té změny; změnily-li se i ty, nezmění se nic a undo řekne proč. Změnu, která už je pryč, undo jen ohlásí; tu před ní vrátí až další undo. Ta, kterou vzít zpět nejde, brání vrátit dřívější, dokud se nezapomene volbou --forget. Odznak, který změna získala, zmizí s ní."
        )
      ],
      exclusions: [["--list", "--dry-run", "--forget"]],
      parameters: [
        .flag(
          \.lists, "--list",
          help: Phrase("Lists the changes, newest first", cs: "Vypíše změny od nejnovější")),
        .flag(
          \.forgets, "--forget",
          help: Phrase(
            "Keeps the last change, and forgets how to take it back",
            cs: "Ponechá poslední změnu a zapomene, jak ji vzít zpět")),
        .dryRun(\.isDryRun),
      ])
  }

  func run(in world: inout World, writing files: any FileWriting) throws(CommandError) -> ExitStatus {
    let daybook = try Daybook(in: world, evenIfForeign: true)
    let writable = WritableDaybook(daybook, writing: files, in: world)
    guard let undo = writable.undo else { throw CommandError { $0.noStateForUndo } }
    let folder = try writable.resolvedFolder()
    do throws(FileTrouble) {
      if lists {
        for (step, paths) in try undo.list(folder) {
          let names = paths.map(\.description).joined(separator: ", ")
          world.write("\(step.when)  \(step.what)  \(names)")
        }
        return .done
      }
      if forgets {
        let forgotten = try undo.forgetNewest(folder, whenWaiting: { world.sayWaiting(by: daybook.settings) })
        guard let forgotten else {
          world.say(daybook.words.nothingToUndo, by: daybook.settings)
          return .no
        }
        world.output.write(daybook.words.forgot(forgotten) + "\n")
        return .done
      }
      let outcome =
        isDryRun
        ? try undo.preview(folder)
        : try undo.undo(folder, whenWaiting: { world.sayWaiting(by: daybook.settings) })
      return try tell(outcome, daybook, &world)
    } catch {
      throw CommandError(error, doing: lists || isDryRun ? .reading : .writing)
    }
  }

  private func tell(
    _ outcome: UndoOutcome, _ daybook: Daybook, _ world: inout World
  ) throws(FileTrouble) -> ExitStatus {
    let words = daybook.words
    func no(_ sentence: String) -> ExitStatus {
      world.say(sentence, by: daybook.settings)
      return .no
    }
    switch outcome {
    case .nothingLeft: return no(words.nothingToUndo)
    case .changedSince(let step, let path, let hindrance):
      return no(words.undoChangedSince(path.description, step.what, hindrance))
    case .gone(let step, let path): return no(words.undoGone(path.description, step.what))
    case .alreadyBack(let step, let path, let next):
      return no(words.undoAlreadyBack(path.description, step.what, next?.what))
    case .torn: return no(words.undoTorn)
    case .stopped(let trouble, let givenBack):
      let sentence = words.undoStopped(trouble, after: givenBack)
      world.sayTrouble(sentence, by: daybook.settings)
      return .trouble
    case .undone(let step, let undone):
      world.hasWritten = !isDryRun
      for file in undone {
        if isDryRun {
          world.write(UnifiedDiff(file.file.description, from: file.before, to: file.after))
        } else {
          let sentence = words.tookBack(step.what, ownLinesOnly: file.exactness == .ownLinesOnly)
          world.output.write("\(file.file.description): ".printable + sentence + "\n")
        }
      }
      return .done
    }
  }
}
