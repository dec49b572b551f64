import Platform

/// The person's own command that answers in place of the coach's rules.
struct CoachProgram {
  /// How long it may take, as the manual says.
  static let secondsAllowed = 60
  /// How much of its answer is kept, in bytes.
  private static let answerLimit = 65_536

  /// The command as `daybook.conf` has it.
  let command: String
  /// The program that was allowed to run for it.
  let program: Path
  let environment: Environment
  let programs: Programs
  var timeoutInMilliseconds = CoachProgram.secondsAllowed * 1000

  /// The program's answer to a prompt on its standard input, as lines without their ends, blank ones at both
  /// ends left out; else why it is silent.
  func answer(to prompt: String) -> Result<[String], CoachSilence> {
    guard let call = ProgramCall(command), programs.mayRun(program) else { return .failure(.noProgram) }
    var child = ChildProcess(
      program: program, name: call.program, arguments: call.arguments, environment: environment)
    child.input = .bytes(Bytes(prompt.utf8))
    child.output = .kept(limit: Self.answerLimit)
    child.timeoutInMilliseconds = timeoutInMilliseconds
    // Programs that it starts itself, such as a model, are ended with it.
    child.isGroup = true
    do throws(FileTrouble) {
      let (ending, output) = try programs.run(child)
      switch ending {
      case .timedOut: return .failure(.tooLong(seconds: timeoutInMilliseconds / 1000))
      case .exited(0): break
      case .exited, .signalled: return .failure(.failed)
      }
      let lines = Self.lines(of: output)
      return lines.isEmpty ? .failure(.silent) : .success(lines)
    } catch { return .failure(.noProgram) }
  }

  private static func lines(of output: Bytes) -> [String] {
    var lines = output.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    func isBlank(_ line: String) -> Bool { line.allSatisfy(\.isWhitespace) }
    while let last = lines.last, isBlank(last) { lines.removeLast() }
    return Array(lines.drop(while: isBlank))
  }
}
