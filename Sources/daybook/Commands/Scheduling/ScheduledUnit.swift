import Arguments
import Notation
import Rendering

/// The service that runs programs at their times on a person's machine.
enum Scheduler: String, CaseIterable, ArgumentValue {
  case systemd, launchd, cron

  /// The programs that can show a reminder under it, the best first.
  var notifiers: [Notifier] {
    switch self {
    case .systemd: [.notifySend]
    case .launchd: [.terminalNotifier, .appleScript]
    case .cron: [.notifySend, .terminalNotifier, .appleScript]
    }
  }

  /// The program that it is steered with.
  var steering: String {
    switch self {
    case .systemd: "systemctl"
    case .launchd: "launchctl"
    case .cron: "crontab"
    }
  }
}

/// A program that shows a text on the screen.
enum Notifier: String, CaseIterable {
  case notifySend = "notify-send"
  case terminalNotifier = "terminal-notifier"
  case appleScript = "osascript"

  /// The arguments it is given to show `$text`, in a shell's words.
  var arguments: String {
    switch self {
    case .notifySend: #"-a daybook -- "$text""#
    case .terminalNotifier: #"-title daybook -message "$text""#
    case .appleScript:
      #"-e "on run argv" -e "display notification (item 1 of argv) with title (item 2 of argv)" -e "end run" "$text" daybook"#
    }
  }
}

/// A unit that runs a command of this program every few minutes, and the commands that put it in place and take it away.
///
/// The words of the call are given to a fixed script as arguments, so that nothing in them is ever read as a script.
struct ScheduledUnit {
  /// How the answer of the command is shown.
  struct Display {
    let notifier: Notifier
    /// The notifier's path, or its name if it is nowhere to be found.
    let path: String
    /// The text on a button that adds a drink; empty for none.
    let button: String
    /// The measure that the command and the button are about; empty for the usual one.
    let measure: String
  }

  let scheduler: Scheduler
  /// The command: `remind`, `push`.
  let command: String
  /// A word that stands for the daybook, of letters, digits and `-` alone: a machine may have several.
  let mark: String
  /// How many minutes lie between two runs.
  let interval: Int
  /// How its answer is shown; nil if it need not be.
  let display: Display?
  /// The program and its options before the command.
  let call: [String]
  /// A title that says what it is, in a person's language.
  let title: String

  /// Whether a unit can hold a text: one line of UTF-8 without control characters.
  static func canHold(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{FFFD}" }
  }

  /// The unit as it is written to a file; of `systemd` two, each after a comment that names it.
  var text: String {
    switch scheduler {
    case .systemd:
      """
      # \(name).service
      [Unit]
      Description=\(title)

      [Service]
      Type=oneshot
      SuccessExitStatus=1
      ExecStart=\(words.map(Self.systemdWord).joined(separator: " "))

      # \(name).timer
      [Unit]
      Description=\(title)

      [Timer]
      OnCalendar=*:0/\(interval)

      [Install]
      WantedBy=timers.target

      """
    case .launchd:
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>Label</key>
        <string>\(name)</string>
        <key>ProgramArguments</key>
        <array>
      \(words.map { "    <string>\($0.escapedAsMarkup())</string>" }.joined(separator: "\n"))
        </array>
        <key>StartInterval</key>
        <integer>\(interval * 60)</integer>
      </dict>
      </plist>

      """
    case .cron: "*/\(interval) * * * * \(words.map(Self.cronWord).joined(separator: " ")) # \(name)\n"
    }
  }

  /// Its name among the units of the machine, where other daybooks may have theirs.
  private var name: String { "daybook-\(command)-\(mark)" }

  /// The two command lines that put it in place; run again they replace what they put there.
  var commands: [String] {
    let of = display.map { $0.measure.isEmpty ? [] : ["--of", $0.measure] } ?? []
    let printing = (call + [command] + of + ["--install", scheduler.rawValue]).map(Self.scriptWord)
      .joined(separator: " ")
    switch scheduler {
    case .systemd:
      return [
        "mkdir -p ~/.config/systemd/user && cd ~/.config/systemd/user && \(printing) | awk '/^# \(name)[.]/ { name = $2 } { print > name }'",
        "systemctl --user daemon-reload && systemctl --user enable --now \(name).timer",
      ]
    case .launchd:
      return [
        "mkdir -p ~/Library/LaunchAgents && \(printing) > \(propertyList)",
        "launchctl bootout \(service) 2>/dev/null; launchctl bootstrap gui/$(id -u) \(propertyList)",
      ]
    case .cron: return ["(crontab -l 2>/dev/null | grep -vF \(name); \(printing)) | crontab -", "crontab -l"]
    }
  }

  /// The command line that takes it away.
  var removal: String {
    switch scheduler {
    case .systemd: "systemctl --user disable --now \(name).timer; rm ~/.config/systemd/user/\(name).*"
    case .launchd: "launchctl bootout \(service); rm \(propertyList)"
    case .cron: "crontab -l | grep -vF \(name) | crontab -"
    }
  }

  private var propertyList: String { "~/Library/LaunchAgents/\(name).plist" }
  private var service: String { "gui/$(id -u)/\(name)" }

  private var words: [String] {
    guard let display else { return call + [command] }
    return ["/bin/sh", "-c", script(display.notifier), "sh", display.path, display.button, display.measure]
      + call
  }

  private func script(_ notifier: Notifier) -> String {
    // cron does not say where the person's notifications go.
    let session =
      scheduler == .cron && notifier == .notifySend
      ? "export XDG_RUNTIME_DIR=\"${XDG_RUNTIME_DIR:-/run/user/$(id -u)}\"; " : ""
    let asking = #"n=$1 b=$2 m=$3; shift 3; text=$("$@" \#(command) ${m:+--of "$m"}) || exit"#
    let showing = "exec \"$n\" \(notifier.arguments)"
    guard notifier == .notifySend else { return "\(asking); \(showing)" }
    // A notifier with a button waits until the person presses it or does away with what is shown.
    let button =
      #"if [ -n "$b" ] && "$n" --help 2>&1 | grep -q -e --action; then a=$(timeout 280 "$n" -A drink="$b" \#(notifier.arguments)); [ "$a" != drink ] || exec "$@" drink ${m:+"$m"} >/dev/null"#
    return "\(session)\(asking); \(button); else \(showing); fi"
  }

  /// A word of a line of systemd's: in double quotes, unless nothing in it has a meaning, with `\`, `"`, and what
  /// stands for a specifier or a variable escaped.
  static func systemdWord(_ text: String) -> String {
    isPlain(text) ? text : "\"" + escaped(text, ["\\": "\\\\", "\"": "\\\"", "%": "%%", "$": "$$"]) + "\""
  }

  /// A word of a crontab's command: as for a shell, and a `%`, which would be a line end, escaped for cron.
  static func cronWord(_ text: String) -> String { escaped(scriptWord(text), ["%": "\\%"]) }

  /// A word of a shell's command line as a script has it, byte for byte; in single quotes, unless nothing in it has a meaning.
  static func scriptWord(_ text: String) -> String { isPlain(text) ? text : singleQuoted(text) }

  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || "-_./".utf8.contains($0)
      }
  }

  private static func escaped(_ text: String, _ escapes: [Character: String]) -> String {
    text.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}
