import Journal
import Platform
import Rendering

/// The proof over a person's own files that reading, formatting and editing them loses nothing.
struct DeepCheck {
  private(set) var fileCount = 0
  private(set) var lineCount = 0
  private(set) var losses: [(path: String, loss: EditingProof.Loss)] = []
  private(set) var unreadable: [FileProblem] = []

  /// Tries the files of a check, and the configuration if the check is of everything; nothing is written.
  init(_ scope: CheckScope, of daybook: Daybook) {
    if scope.isWhole, let file = daybook.configurationFile {
      add(EditingProof(configuration: file), FileName.configuration)
    }
    let proofs = scope.answers { item, contents, interpreter in
      contents.map { bytes in
        let file = DayFile(bytes, at: Path(item.path))
        let proof =
          item.day.map { EditingProof(file, of: $0, by: interpreter) } ?? EditingProof(configuration: file)
        return (path: item.path, proof: proof)
      }
    }
    for result in proofs {
      switch result {
      case .success(let (path, proof)): add(proof, path)
      case .failure(let trouble): unreadable.append(daybook.unreadable(trouble))
      }
    }
    unreadable += scope.index?.troubles.map(daybook.unreadable) ?? []
  }

  private mutating func add(_ proof: EditingProof, _ path: String) {
    fileCount += 1
    lineCount += proof.lines
    losses += proof.losses.map { (path, $0) }
  }

  /// Says what was proved, or where it failed; and whether nothing would be lost.
  func tell(by daybook: Daybook, in world: inout World) -> ExitStatus {
    for (path, loss) in losses { world.output.write(daybook.words.loss(loss, in: path) + "\n") }
    for problem in unreadable {
      world.print([ProblemLine(problem.problem, in: problem.path).styled(daybook.words)])
    }
    world.say(
      daybook.words.proved(files: fileCount, lines: lineCount, losses: losses.count), by: daybook.settings)
    daybook.unread.forget(unreadable)
    if !unreadable.isEmpty { return .trouble }
    return losses.isEmpty ? .done : .no
  }
}
