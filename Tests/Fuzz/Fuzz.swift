import Glibc

/// The entry that libFuzzer calls with every input: it runs the law that the environment names.
///
/// The sources of `Journal` are compiled into the same module, so that nothing of it need be opened for this.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  law(Input(ContiguousArray(UnsafeBufferPointer(start: start, count: count))))
  return 0
}

private let law: @Sendable (Input) -> Void = {
  let laws: [String: @Sendable (Input) -> Void] = [
    "parse": parseLaw, "interpret": interpretLaw, "format": formatLaw, "edit": editLaw, "merge": mergeLaw,
    "configuration": configurationLaw,
  ]
  let name = getenv("DAYBOOK_LAW").map { String(cString: $0) } ?? "none"
  guard let law = laws[name] else { fatalError("DAYBOOK_LAW is \(name)") }
  return law
}()

/// An input taken apart at its record separators, bytes of 30: the files that a law needs.
struct Input {
  let whole: ContiguousArray<UInt8>
  private let pieces: [ContiguousArray<UInt8>.SubSequence]

  init(_ whole: ContiguousArray<UInt8>) {
    self.whole = whole
    pieces = whole.split(separator: 0x1E, maxSplits: 3, omittingEmptySubsequences: false)
  }

  /// A piece as a file, counting from 0; an empty file beyond the last.
  subscript(_ place: Int) -> DayFile {
    DayFile(place < pieces.count ? ContiguousArray(pieces[place]) : [])
  }

  /// An interpreter of one of the configurations of `Examples`, or of what the first piece itself declares: the
  /// input's length chooses.
  var interpreter: DayReader {
    let place = whole.count % (configured.count + 1)
    if place < configured.count { return configured[place] }
    var discovery = Discovery()
    discovery.look(into: self[0])
    return DayReader(discovery.configuration(from: Configuration()), isImplied: true)
  }
}

/// The interpreters of the configurations of `Examples`, read once.
private let configured: [DayReader] = ["season", "ounces"].map { name in
  let path = "Examples/\(name)/daybook.conf"
  guard let file = fopen(path, "r") else { fatalError("no \(path) here") }
  defer { fclose(file) }
  var bytes: ContiguousArray<UInt8> = []
  while case let byte = getc(file), byte >= 0 { bytes.append(UInt8(byte)) }
  return DayReader(ConfigurationReading(DayFile(bytes)).configuration)
}

/// Stops the run if a law does not hold.
func hold(_ isTrue: Bool, _ law: @autoclosure () -> String) {
  if !isTrue { fatalError("broken law: \(law())") }
}
