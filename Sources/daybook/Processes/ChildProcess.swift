import Platform

/// A program to run, without a shell.
struct ChildProcess: Sendable {
  /// The source that the program reads from.
  enum Input: Sendable {
    case inherited, nothing
    case bytes(Bytes)
  }
  /// Where the program's answer goes; its errors go where ours do, unless they are dropped.
  enum Output: Sendable {
    case inherited, discarded
    /// Kept, up to so many bytes; the rest is read and dropped.
    case kept(limit: Int)
  }
  /// How the program ended.
  enum Ending: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    /// It ran too long and was ended.
    case timedOut

    fileprivate init(_ ending: System.Ending) {
      switch ending {
      case .exited(let status): self = .exited(status)
      case .signalled(let signal): self = .signalled(signal)
      }
    }
  }

  var program: Path
  /// The name that it is called by, which some programs act on; nil for its path.
  var name: String?
  /// Without the program's own name.
  var arguments: [String]
  var environment: Environment
  var input = Input.inherited
  var output = Output.inherited
  var dropsErrors = false
  /// Nil waits for ever.
  var timeoutInMilliseconds: Int?
  /// Whether the program and all that it starts are a group of their own, which is ended as one.
  ///
  /// It has no terminal to itself; a signal that would end this process is handed on to the group instead, and
  /// remembered as `System.wasAskedToEnd`.
  var isGroup = false

  /// Runs the program to its end. While it has the terminal, an interrupt is its own affair.
  func run() throws(FileTrouble) -> (ending: Ending, output: Bytes) {
    try during(.open, program) { () throws(SystemError) in
      System.ignoreBrokenWrites()
      let restore = isGroup ? System.handingOnSignals() : System.ignoringInterrupts()
      defer { restore() }
      return try conversing()
    }
  }

  private func conversing() throws(SystemError) -> (ending: Ending, output: Bytes) {
    var toChild: (reading: Int32, writing: Int32)?
    var fromChild: (reading: Int32, writing: Int32)?
    if case .bytes = input { toChild = try System.pipe() }
    if case .kept = output {
      do throws(SystemError) {
        fromChild = try System.pipe()
      } catch {
        close(toChild)
        throw error
      }
    }
    let child: Int32
    do throws(SystemError) {
      child = try System.spawn(
        program, [name ?? program.description] + arguments, environment.assignments,
        input: source(toChild?.reading), output: sink(fromChild?.writing),
        errors: dropsErrors ? .nothing : .inherited, isGroup: isGroup)
    } catch {
      close(toChild)
      close(fromChild)
      throw error
    }
    if let toChild { System.closeFile(toChild.reading) }
    if let fromChild { System.closeFile(fromChild.writing) }
    var talk = Conversation(
      toChild: toChild?.writing, fromChild: fromChild?.reading,
      deadline: timeoutInMilliseconds.map { System.nanoseconds(steady: true) + $0 * 1_000_000 })
    talk.isGroup = isGroup
    if case .bytes(let bytes) = input { talk.unsent = bytes }
    if case .kept(let limit) = output { talk.limit = limit }
    if isGroup { System.handOnSignals(to: child) }
    let ending = talk.run(with: child)
    if isGroup { System.handOnSignals(to: nil) }
    return (ending, talk.received)
  }

  private func source(_ pipe: Int32?) -> System.Stream {
    if case .inherited = input { .inherited } else { pipe.map { .descriptor($0) } ?? .nothing }
  }

  private func sink(_ pipe: Int32?) -> System.Stream {
    if case .inherited = output { .inherited } else { pipe.map { .descriptor($0) } ?? .nothing }
  }

  private func close(_ pipe: (reading: Int32, writing: Int32)?) {
    guard let pipe else { return }
    System.closeFile(pipe.reading)
    System.closeFile(pipe.writing)
  }
}

/// The exchange with a running program, in both directions, until it ends or its time is over.
private struct Conversation {
  var toChild: Int32?
  var fromChild: Int32?
  /// In nanoseconds of the steady clock.
  let deadline: Int?
  var isGroup = false
  var unsent = Bytes()
  var limit = 0
  var received = Bytes()
  private var sent = 0

  init(toChild: Int32?, fromChild: Int32?, deadline: Int?) {
    (self.toChild, self.fromChild, self.deadline) = (toChild, fromChild, deadline)
    if let toChild { System.stopWaiting(toChild) }
  }

  mutating func run(with child: Int32) -> ChildProcess.Ending {
    while toChild != nil || fromChild != nil {
      if sent == unsent.count { hangUp() }
      // With nobody left to talk to there is only the end to wait for.
      if toChild == nil, fromChild == nil { break }
      let remaining = remainingMilliseconds
      if remaining == 0 { break }
      let awaited = [toChild.map { ($0, System.Readiness.writing) }, fromChild.map { ($0, .reading) }]
      let ready = System.wait(for: awaited.compactMap { $0 }, milliseconds: remaining)
      if let toChild, ready.contains(toChild) { send(toChild) }
      if let fromChild, ready.contains(fromChild) { receive(fromChild) }
    }
    hangUp()
    if let fromChild { System.closeFile(fromChild) }
    return end(child)
  }

  private var remainingMilliseconds: Int? {
    deadline.map { max(0, ($0 - System.nanoseconds(steady: true) + 999_999) / 1_000_000) }
  }

  private mutating func hangUp() {
    if let toChild { System.closeFile(toChild) }
    toChild = nil
  }

  private mutating func send(_ descriptor: Int32) {
    do throws(SystemError) {
      sent += try System.writeBytes(descriptor, unsent, from: sent)
    } catch {
      // A program need not read all that it is given.
      if error != .wouldBlock { hangUp() }
    }
  }

  private mutating func receive(_ descriptor: Int32) {
    var isOver = false
    do throws(SystemError) {
      var taken = 0
      try DiskFiles.pieces(of: descriptor, ofAtMost: 65_536) { piece in
        received.append(contentsOf: piece.prefix(max(0, limit - received.count)))
        taken = piece.count
        return false
      }
      isOver = taken == 0
    } catch {
      isOver = true
    }
    guard isOver else { return }
    System.closeFile(descriptor)
    fromChild = nil
  }

  /// Waits for the child; once its time is over it is asked to end, and a second later made to.
  private func end(_ child: Int32) -> ChildProcess.Ending {
    guard deadline != nil else { return ended(child, waiting: true) ?? .exited(-1) }
    while let remaining = remainingMilliseconds, remaining > 0 {
      if let ending = ended(child, waiting: false) { return ending }
      System.wait(for: [], milliseconds: min(remaining, 5))
    }
    if let ending = ended(child, waiting: false) { return ending }
    System.end(child, isGroup: isGroup, forcibly: false)
    for _ in 0..<200 {
      if System.ending(of: child, waiting: false) != nil {
        // Others of the group may not have minded.
        if isGroup { System.end(child, isGroup: true, forcibly: true) }
        return .timedOut
      }
      System.wait(for: [], milliseconds: 5)
    }
    System.end(child, isGroup: isGroup, forcibly: true)
    _ = System.ending(of: child, waiting: true)
    return .timedOut
  }

  private func ended(_ child: Int32, waiting: Bool) -> ChildProcess.Ending? {
    System.ending(of: child, waiting: waiting).map { ChildProcess.Ending($0) }
  }
}
