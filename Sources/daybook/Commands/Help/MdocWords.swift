import Rendering
import Speech

/// A line of mdoc as the words that are printed, each with the role of its macro.
///
/// It knows the macros that the format's page uses, and no others.
struct MdocWords {
  /// A word, and whether no blank stands before it.
  struct Word {
    var text: StyledText
    var isGlued: Bool
  }

  private(set) var words: [Word] = []
  private let language: Language
  private var role = Role.plain
  /// Whether what comes next stands right behind the last word.
  private var glues = false

  /// Reads text without a macro: the words between its blanks.
  init(text line: Substring, in language: Language) {
    self.language = language
    for word in line.split(separator: " ") { add(MdocWords.unescaped(word)) }
  }

  /// Reads the arguments of a macro, and the macros among them.
  init(arguments line: Substring, in language: Language) {
    self.language = language
    var rest = MdocWords.arguments(of: line)[...]
    read(&rest)
  }

  /// Reads to the end, or to what closes a bracket.
  private mutating func read(_ rest: inout ArraySlice<Argument>) {
    while let argument = rest.popFirst() {
      guard !argument.isQuoted else {
        add(MdocWords.unescaped(argument.text[...]))
        continue
      }
      switch argument.text {
      case "Cm", "Li", "Pa", "Ic", "Fl", "Nm": role = .accent
      case "Ar": role = .label
      case "Sy": role = .heading
      case "Em", "No", "Sx": role = .plain
      case "Ns": glues = true
      case "Ql": quote(&rest)
      case "Pq": enclose("(", ")", &rest)
      case "Op": enclose("[", "]", &rest)
      case "Oo":
        role = .plain
        add("[")
        glues = true
      case "Oc":
        role = .plain
        glues = true
        add("]")
      case "Xr":
        let page = rest.popFirst()?.text ?? ""
        add("\(page)(\(rest.popFirst()?.text ?? ""))")
      case let word where MdocWords.closes(word):
        glues = true
        words.append(Word(text: StyledText(word), isGlued: true))
        glues = false
      default: add(MdocWords.unescaped(argument.text[...]))
      }
    }
  }

  private mutating func add(_ text: String) {
    words.append(Word(text: StyledText(text, role), isGlued: glues))
    glues = false
  }

  /// The words up to a closing mark or another macro, in quotes of the language.
  private mutating func quote(_ rest: inout ArraySlice<Argument>) {
    var quoted: [String] = []
    while let next = rest.first,
      next.isQuoted || !(MdocWords.closes(next.text) || MdocWords.isMacro(next.text))
    {
      quoted.append(MdocWords.unescaped(next.text[...]))
      rest.removeFirst()
    }
    role = .plain
    let text = StyledText(quoted.joined(separator: " "), .accent)
    words.append(Word(text: language.pick("'\(text)'", cs: "„\(text)“"), isGlued: glues))
    glues = false
  }

  /// The rest of the line in brackets, its closing marks behind them.
  private mutating func enclose(_ open: String, _ close: String, _ rest: inout ArraySlice<Argument>) {
    var inner = rest
    rest = []
    while let last = inner.last, !last.isQuoted, MdocWords.closes(last.text) {
      rest.insert(last, at: 0)
      inner.removeLast()
    }
    role = .plain
    add(open)
    glues = true
    read(&inner)
    role = .plain
    glues = true
    add(close)
  }

  /// The words as one text.
  var text: StyledText {
    var text = StyledText()
    for word in words {
      if !text.isEmpty, !word.isGlued { text.append(" ") }
      text.append(word.text)
    }
    return text
  }

  private struct Argument {
    var text: String
    var isQuoted = false
  }

  /// The arguments of a line; a quoted one may hold blanks, and is never a macro.
  private static func arguments(of line: Substring) -> [Argument] {
    var arguments: [Argument] = []
    var rest = line.drop { $0 == " " }
    while let first = rest.first {
      if first == "\"" {
        let text = rest.dropFirst().prefix { $0 != "\"" }
        arguments.append(Argument(text: String(text), isQuoted: true))
        rest = rest.dropFirst(text.count + 2)
      } else {
        let text = rest.prefix { $0 != " " }
        arguments.append(Argument(text: String(text)))
        rest = rest.dropFirst(text.count)
      }
      rest = rest.drop { $0 == " " }
    }
    return arguments
  }

  private static func closes(_ word: String) -> Bool { word.count == 1 && ".,;:!?)]".contains(word) }

  private static func isMacro(_ word: String) -> Bool {
    [
      "Cm", "Li", "Pa", "Ic", "Fl", "Nm", "Ar", "Sy", "Em", "No", "Sx", "Ns", "Ql", "Pq", "Op", "Oo", "Oc",
      "Xr",
      "Ta",
    ].contains(word)
  }

  /// The escapes that the page uses.
  private static let escapes = [
    ("\\&", ""), ("\\-", "-"), ("\\`", "`"), ("\\(dq", "\""), ("\\(aq", "'"), ("\\(ga", "`"), ("\\(ha", "^"),
    ("\\(ti", "~"), ("\\[mu]", "×"), ("\\(sr", "√"), ("\\[uFFFD]", "\u{FFFD}"), ("\\e", "\\"),
  ]

  /// Text as it is printed.
  static func unescaped(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
    var result = ""
    var rest = text
    while let first = rest.first {
      if first == "\\", let (escape, meant) = escapes.first(where: { rest.hasPrefix($0.0) }) {
        result += meant
        rest = rest.dropFirst(escape.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
