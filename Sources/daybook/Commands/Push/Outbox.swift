import Interchange
import Journal
import Notation
import Platform

/// The totals given to a daybook's push command, and which of them were acknowledged, on this machine.
///
/// It is the file `push/outbox` in the state folder, for all daybooks and for its owner alone. A line says what
/// happened to a day's total, and the last line of a day holds; it is added at once, so that whenever this program is
/// killed no more is forgotten than the one answer that it was waiting for. It is not synced line by line: if the power
/// fails, totals may be given again that were acknowledged, which says nothing new.
struct Outbox {
  private let files: any FileWriting
  private let folder: Path
  private let daybook: Path
  /// The subject of the totals.
  private let type: String
  /// The command that they were given to last; nil if that is not known.
  private(set) var receiver: String?
  /// Where this folder was when its totals were sent, if it has another name since.
  private(set) var formerName: String?
  /// The identity of this folder in the file system, whatever its name is.
  private let identity: String?
  /// The names that this folder has in the file.
  private var names: Set<String>
  /// The lines of others, which are kept as they are.
  private var foreign: [Bytes] = []
  private var old: Bytes?
  /// By day; a day that is not there was never given away.
  private(set) var deliveries: [Day: Delivery] = [:]

  /// Looks into the state folder; `daybook` is resolved. Nothing is read yet.
  init(stateFolder: Path, of daybook: Path, _ type: String, in files: any FileWriting) throws(FileTrouble) {
    (self.files, self.daybook, self.type) = (files, daybook, type)
    folder = stateFolder.appending("push")
    identity = try files.identity(of: daybook)
    names = [stateField(daybook.bytes)]
  }

  private static let version = "outbox-1"
  private static let end = "."
  private static let none = "-"
  private var file: Path { folder.appending("outbox") }

  /// The event that a line records.
  private enum Event: String { case trying, acknowledged, refused }
  /// What a line of no day tells: the command, or what identifies the folder.
  private enum Fact: String { case receiver, folder }

  /// Keeps other pushes out until the lock is given back; nil if there is another.
  func lock() throws(FileTrouble) -> FolderLock? {
    try files.createFolders(folder, mode: 0o700)
    return try files.lockIfFree(folder)
  }

  /// Reads what is known; no file is nothing.
  mutating func read() throws(FileTrouble) {
    old = try files.contentsIfAny(of: file)
    foreign = []
    deliveries = [:]
    let lines = (old ?? []).split(separator: UInt8(ascii: "\n"))
    try findFormerName(lines)
    for line in lines where !take(line) { foreign.append(Bytes(line)) }
  }

  /// Recognises this folder by what identifies it in the file system, if no line has its name, and nothing stands where
  /// it was.
  private mutating func findFormerName(_ lines: [Bytes.SubSequence]) throws(FileTrouble) {
    guard let identity else { return }
    var known: String?
    for fields in lines.map(Outbox.fields) where fields.count == 9 && fields[3] == type {
      if names.contains(fields[1]) { return }
      if fields[4] == Fact.folder.rawValue, fields[5] == identity { known = fields[1] }
    }
    guard let known else { return }
    let former = Path(bytes: decoded(stateField: ArraySlice(known.utf8)))
    if try files.isThere(former) { return }
    names.insert(known)
    formerName = former.description
  }

  /// Notes which command the totals are given to from now on, and what identifies this folder.
  mutating func keep(receiver command: String) throws(FileTrouble) {
    if receiver == command, formerName == nil { return }
    receiver = command
    try compact()
    old = try files.contentsIfAny(of: file)
  }

  /// Writes it anew without what no longer matters, and returns when that is on the disk: from here on it can be
  /// written.
  mutating func compact() throws(FileTrouble) {
    deliveries = deliveries.filter { $0.value != Delivery() }
    var new = Bytes()
    for line in foreign { new += [0x0A] + line }
    for (day, delivery) in deliveries.sorted(by: { $0.key < $1.key }) {
      if delivery.acknowledged != 0 { new += line(.acknowledged, day, delivery.acknowledged) }
      if let attempt = delivery.attempt { new += line(attempt, of: day) }
    }
    if let receiver { new += line(.receiver, stateField(receiver.utf8)) }
    if let identity { new += line(.folder, identity) }
    guard case .replaced = try files.replace(file, expecting: old, with: new, mode: 0o600) else {
      throw FileTrouble(.busy, at: file)
    }
  }

  /// Notes that a day's total is about to be given away.
  mutating func begin(_ total: DayTotal) throws(FileTrouble) {
    var delivery = deliveries[total.day] ?? Delivery()
    let failures = delivery.attempt.flatMap { $0.quantity == total.quantity ? $0.failures : nil }
    let attempt = Delivery.Attempt(quantity: total.quantity, failures: failures ?? 0)
    delivery.attempt = attempt
    try note(delivery, line(attempt, of: total.day), of: total.day)
  }

  /// Notes that it was acknowledged.
  mutating func acknowledge(_ total: DayTotal) throws(FileTrouble) {
    try note(
      Delivery(acknowledged: total.quantity), line(.acknowledged, total.day, total.quantity), of: total.day)
  }

  /// Notes that it was not, and when it is to be tried again.
  mutating func refuse(_ total: DayTotal, at now: Moment) throws(FileTrouble) {
    var delivery = deliveries[total.day] ?? Delivery()
    let attempt = delivery.refused(total.quantity, at: now)
    delivery.attempt = attempt
    try note(delivery, line(attempt, of: total.day), of: total.day)
  }

  private mutating func note(_ delivery: Delivery, _ line: Bytes, of day: Day) throws(FileTrouble) {
    deliveries[day] = delivery
    try files.append(line, to: file, mode: 0o600)
  }
}

// A line is fields separated by tabs, of which the first names the format, and the last tells a whole line from a torn one.
extension Outbox {
  private func line(_ attempt: Delivery.Attempt, of day: Day) -> Bytes {
    line(attempt.next == nil ? .trying : .refused, day, attempt.quantity, attempt)
  }

  private func line(
    _ event: Event, _ day: Day, _ quantity: Micros, _ attempt: Delivery.Attempt? = nil
  ) -> Bytes {
    let next = attempt?.next.map { "\($0.day)T\($0.time)" } ?? Outbox.none
    let fields = [
      Outbox.version, stateField(daybook.bytes), day.description, type, event.rawValue,
      ExactDecimal.text(micros: quantity.number), String(attempt?.failures ?? 0), next, Outbox.end,
    ]
    return Outbox.line(fields)
  }

  private func line(_ fact: Fact, _ text: String) -> Bytes {
    let none = Outbox.none
    return Outbox.line([
      Outbox.version, stateField(daybook.bytes), none, type, fact.rawValue, text, none, none, Outbox.end,
    ])
  }

  private static func line(_ fields: [String]) -> Bytes {
    // The line feed in front ends a line that was torn.
    Bytes(("\n" + fields.joined(separator: "\t")).utf8)
  }

  private static func fields(_ line: Bytes.SubSequence) -> [String] {
    line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Takes a line in; false if it is another daybook's, or another version's. A torn line is dropped.
  private mutating func take(_ line: Bytes.SubSequence) -> Bool {
    let fields = Outbox.fields(line)
    guard fields[0] == Outbox.version else { return !fields[0].hasPrefix("outbox-") }
    guard fields.count == 9, fields[8] == Outbox.end else { return true }
    guard names.contains(fields[1]), fields[3] == type else { return false }
    if let fact = Fact(rawValue: fields[4]) {
      if fact == .receiver {
        receiver = String(decoding: decoded(stateField: ArraySlice(fields[5].utf8)), as: UTF8.self)
      }
      return true
    }
    guard let day = Day(fields[2]), let event = Event(rawValue: fields[4]),
      let quantity = ExactDecimal.exactMicros(fields[5]).map({ Micros($0) }), let failures = Int(fields[6])
    else { return true }
    switch event {
    case .acknowledged: deliveries[day] = Delivery(acknowledged: quantity)
    case .trying, .refused:
      deliveries[day, default: Delivery()].attempt = Delivery.Attempt(
        quantity: quantity, failures: failures, next: MomentText(argument: fields[7])?.moment)
    }
    return true
  }
}
