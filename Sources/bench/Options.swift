/// What the bench was asked to do.
struct Options {
  /// Something measured only if asked for.
  enum Extra: String, CaseIterable {
    case instructions, syscalls, peers, cold
  }

  var runs = 11
  /// How many years the samples hold: of 1, 10 and 100.
  var years: Set<Int> = [1, 10]
  /// Only rows whose work holds this text; all if nil.
  var only: String?
  /// Where the samples are made and left; nil for a temporary folder.
  var keep: String?
  var daybook: String?
  var extras: Set<Extra> = []
  /// The size of the Apple Health export to import, in bytes; nil for none.
  var appleHealthBytes: Int?
  var wantsHelp = false

  static let help = """
    usage: swift run -c release bench [OPTIONS]

    Makes daybooks of 1, 10 and 100 years, measures in turn a program that only opens, reads and closes
    each file (the floor) and daybook, and prints medians and ratios. Nothing is asserted.

      --daybook PATH       the program to measure (the one beside bench)
      --years 1,10,100     the samples to use (1,10)
      --runs N             runs of each command (11)
      --only TEXT          only rows whose work holds TEXT; 'none' for no row
      --keep DIR           make the samples in DIR and leave them there
      --instructions       also count instructions with valgrind
      --syscalls           also count system calls with strace
      --peers              also measure ledger, hledger, rg, klog and harsh, those on $PATH
      --cold               also measure with an empty page cache (Linux, as root)
      --apple-health BYTES also measure the import of an Apple Health export of that size
      --help               print this

    `swift build -c release --product daybook` builds the program first. Link both statically, with
    -Xswiftc -static-executable, to measure what is released.
    """

  /// Reads a command line, without the program's name.
  init(_ words: [String]) throws(Failure) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": wantsHelp = true
      case "--daybook": daybook = try Self.value(of: word, from: &rest)
      case "--only": only = try Self.value(of: word, from: &rest)
      case "--keep": keep = try Self.value(of: word, from: &rest)
      case "--runs":
        let value = try Self.value(of: word, from: &rest)
        guard let number = Int(value), (1...1000).contains(number) else {
          throw Failure(message: "'\(value)' is not a number of runs; give one from 1 to 1000")
        }
        runs = number
      case "--apple-health":
        let value = try Self.value(of: word, from: &rest)
        guard let number = Int(value), (1...100_000_000_000).contains(number) else {
          throw Failure(message: "'\(value)' is not a size in bytes; give one such as 500000000")
        }
        appleHealthBytes = number
      case "--years":
        let value = try Self.value(of: word, from: &rest)
        let numbers = value.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard numbers.allSatisfy([1, 10, 100].contains) else {
          throw Failure(message: "'\(value)' are not years to measure; give some of 1,10,100")
        }
        years = Set(numbers)
      default:
        guard let extra = Extra.allCases.first(where: { "--" + $0.rawValue == word }) else {
          throw Failure(message: "'\(word)' is not an option; see bench --help")
        }
        extras.insert(extra)
      }
    }
  }

  private static func value(of option: String, from rest: inout ArraySlice<String>) throws(Failure) -> String
  {
    guard let value = rest.popFirst(), !value.isEmpty else {
      throw Failure(message: "\(option) needs a value; see bench --help")
    }
    return value
  }
}
