import Platform
import TestSupport
import Testing

@testable import daybook

/// The commands that ask, as the program that was built, in a terminal of their own.
@Suite(.needsBuiltProgram(and: "python3"))
struct PromptTests {
  /// What happens at the terminal: text that is waited for, keys, another width.
  enum Step {
    case until(String)
    case type(String)
    case width(Int)

    var words: [String] {
      switch self {
      case .until(let text): ["until", text]
      case .type(let text): ["type", text]
      case .width(let columns): ["width", String(columns)]
      }
    }
  }

  /// What a command showed, line ends as `\n`, and how it ended.
  private func shown(
    _ command: String, in folder: TemporaryFolder, width: Int = 80, _ steps: [Step]
  ) throws -> (text: String, ending: String) {
    let answer = try folder.answer(of: Self.driver, [command, String(width)] + steps.flatMap(\.words))
    let parts = answer.split(separator: "\u{1}", maxSplits: 1)
    return (String(parts.last ?? ""), String(parts.first ?? ""))
  }

  private func widest(_ text: String) -> Int {
    // What was written is told as FILE:LINE: text, which is never broken.
    text.split(separator: "\n").filter { !$0.hasPrefix("2026-") }.map { String($0).widthInColumns }.max() ?? 0
  }

  @Test(arguments: [
    ("init --lang en", "begin: ", "Goal", "Cup", "Reminders", "Habits", "2, Read", "all set!"),
    (
      "init --lang cs", "Enter: ", "Cíl", "Hrnek", "Připomínky", "Návyky", "2, Čtení", "připraveno!"
    ),
  ])
  func initAsksToItsEnd(
    _ command: String, _ begin: String, _ goal: String, _ cup: String, _ reminders: String, _ habits: String,
    _ own: String, _ end: String
  ) throws {
    let folder = try TemporaryFolder()
    let (text, ending) = try shown(
      command, in: folder, width: 40,
      [
        .until(begin), .type("\n"), .until("\(goal), Enter"), .type("9l\n"), .until("5000 ml."),
        .type("3l\n"),
        .until("\(cup), Enter"), .type("2\n"), .until("\(reminders), Enter"), .type("every 90min\n"),
        .until("\(habits), Enter"), .type("\(own)\n"), .until(end),
      ])
    #expect(ending == "exit 0")
    #expect(widest(text) <= 40)
    let conf = try #require(folder["daybook.conf"])
    #expect(conf.contains("goal 3000ml") && conf.contains("remind every 90min"))
    #expect(conf.contains("habit breakfast 10:30") && conf.contains("\"\(own.dropFirst(3))\""))
  }

  /// Ctrl-C and Ctrl-D in the middle of the questions leave nothing behind.
  @Test(arguments: [("\u{3}", "signal 2"), ("\u{4}", "exit 1")])
  func initLeftInTheMiddleMakesNothing(_ key: String, _ wanted: String) throws {
    let folder = try TemporaryFolder()
    let (_, ending) = try shown(
      "init --lang en", in: folder,
      [
        .until("begin: "), .type("\n"), .until("Goal, Enter"), .type("3l\n"), .until("Cup, Enter"),
        .type(key),
      ])
    #expect(ending == wanted)
    #expect(folder["daybook.conf"] == nil)
  }

  private func asked() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "daybook 1\nmeasure water \"Voda\" goal 2500ml cup 250ml presets 100ml 300ml\nhabit gym \"Posilovna\"\n",
      to: "daybook.conf")
    try folder.write("[x] gym\n", to: "2026-01-10.txt")
    return folder
  }

  @Test func askTakesARightValueAfterAWrongOneAndYesForTheDaysMissed() throws {
    let folder = try asked()
    let (text, ending) = try shown(
      "ask --lang cs", in: folder, width: 40,
      [
        .until("Posilovna?"), .type("č"), .until("teď)?"), .type("1830\n"), .until("není čas"),
        .until("teď)?"),
        .type("18:30\n"), .until("300ml]?"), .width(30), .type("m"), .until("?"), .type("large cup\n"),
        .until("daybook:"), .until("?"), .type("2\n"), .until("n ne:"), .type("a"), .until("1/1"), .type("k"),
      ])
    #expect(ending == "exit 0")
    #expect(folder["2026-01-12.txt"] == "[x] gym 18:30\nwater 300ml 14:30\n")
    #expect(folder["2026-01-11.txt"] == nil)
    let parts = text.components(separatedBy: "300ml]?")
    #expect(widest(parts[0]) <= 40)
    // What is said after the window was made narrower fits it.
    #expect(widest(parts.dropFirst().joined()) <= 30)
  }

  @Test(arguments: [("\u{3}", "signal 2"), ("\u{4}", "exit 0")])
  func askLeftInTheMiddleKeepsWhatWasAnswered(_ key: String, _ wanted: String) throws {
    let folder = try asked()
    let (_, ending) = try shown(
      "ask --lang en", in: folder,
      [.until("Posilovna?"), .type("d"), .until("300ml]?"), .type("a"), .until("?"), .type(key)]
        + (wanted == "exit 0" ? [.until("300ml]?"), .type(key)] : []))
    #expect(ending == wanted)
    #expect(folder["2026-01-12.txt"] == "[x] gym\n")
    #expect(Run("day", in: DiskFiles(), folder: folder.path.description).status == 0)
  }

  /// Runs the program at a terminal of its own; a key is typed once the program waits for it.
  private static let driver = """
    import fcntl, struct
    command, width = sys.argv[3:5]
    child, terminal = pty.fork()
    def resize(columns): fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    if child == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, int(width), 0, 0))
        os.chdir(folder)
        os.environ.update(XDG_STATE_HOME=folder + "/state", HOME=folder, NO_COLOR="1", DAYBOOK_NOW="2026-01-12T14:30")
        os.environ.pop("DAYBOOK_DIR", None)
        os.execv(program, [program] + command.split())
    shown, place = b"", 0
    def until(text):
        global shown, place
        end = time.time() + 20
        def found(): return shown.replace(b"\\r\\n", b" ").find(text, place)
        while found() < 0 and time.time() < end:
            if select.select([terminal], [], [], 0.1)[0]:
                try: shown += os.read(terminal, 65536)
                except OSError: break
        assert found() >= 0, (text, shown)
        place = found() + len(text)
    steps = sys.argv[5:]
    for deed, value in zip(steps[::2], steps[1::2]):
        if deed == "until": until(value.encode())
        elif deed == "type":
            time.sleep(0.05)
            os.write(terminal, value.encode())
        else: resize(int(value))
    end = time.time() + 20
    while time.time() < end:
        if not select.select([terminal], [], [], 0.1)[0]: continue
        try:
            if not (more := os.read(terminal, 65536)): break
            shown += more
        except OSError: break
    status = os.waitpid(child, 0)[1]
    ending = "signal %d" % os.WTERMSIG(status) if os.WIFSIGNALED(status) else "exit %d" % os.WEXITSTATUS(status)
    sys.stdout.buffer.write(ending.encode() + b"\\x01" + shown.replace(b"\\r\\n", b"\\n"))
    """
}
