import Arguments

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

/// A unit that runs `remind` every few minutes and shows what it says, and the commands that put it in place.
///
/// The words of the call are given to a fixed script as arguments, so that nothing in them is ever read as a script.
struct ReminderUnit {
  let scheduler: Scheduler
  let notifier: Notifier
  /// The notifier's path, or its name if it is nowhere to be found.
  let notifierPath: String
  /// The program and its arguments that say the reminder.
  let call: [String]
  /// A title that says what it is, in a person's language.
  let title: String

  /// How many minutes lie between two runs.
  private static let interval = 5

  /// Whether a unit can hold a text: one line of UTF-8 without control characters.
  static func canHold(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{FFFD}" }
  }

  /// The unit as it is written to a file; of `systemd` two, each after a comment that names it.
  var text: String {
    switch scheduler {
    case .systemd:
      """
      # daybook-remind.service
      [Unit]
      Description=\(title)

      [Service]
      Type=oneshot
      SuccessExitStatus=1
      ExecStart=\(words.map(Self.systemdWord).joined(separator: " "))

      # daybook-remind.timer
      [Unit]
      Description=\(title)

      [Timer]
      OnCalendar=*:0/\(Self.interval)

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
        <string>daybook.remind</string>
        <key>ProgramArguments</key>
        <array>
      \(words.map { "    <string>\(Self.xmlText($0))</string>" }.joined(separator: "\n"))
        </array>
        <key>StartInterval</key>
        <integer>\(Self.interval * 60)</integer>
      </dict>
      </plist>

      """
    case .cron:
      "*/\(Self.interval) * * * * \(words.map(Self.cronWord).joined(separator: " "))\n"
    }
  }

  /// The two command lines that put it in place.
  var commands: [String] {
    let printing = (call + ["--install", scheduler.rawValue]).map(Self.shellWord).joined(separator: " ")
    switch scheduler {
    case .systemd:
      return [
        "mkdir -p ~/.config/systemd/user && cd ~/.config/systemd/user && \(printing) | awk '/^# daybook-remind[.]/ { name = $2 } { print > name }'",
        "systemctl --user daemon-reload && systemctl --user enable --now daybook-remind.timer",
      ]
    case .launchd:
      let file = "~/Library/LaunchAgents/daybook.remind.plist"
      return [
        "mkdir -p ~/Library/LaunchAgents && \(printing) > \(file)",
        "launchctl bootstrap gui/$(id -u) \(file)",
      ]
    case .cron:
      return ["(crontab -l 2>/dev/null; \(printing)) | crontab -", "crontab -l"]
    }
  }

  private var words: [String] { ["/bin/sh", "-c", script, "sh", notifierPath] + call }

  private var script: String {
    // cron does not say where the person's notifications go.
    let session =
      scheduler == .cron && notifier == .notifySend
      ? "export XDG_RUNTIME_DIR=\"${XDG_RUNTIME_DIR:-/run/user/$(id -u)}\"; " : ""
    return "\(session)n=$1; shift; text=$(\"$@\") && exec \"$n\" \(notifier.arguments)"
  }

  /// A word of a line of systemd's: in double quotes, unless nothing in it has a meaning, with `\`, `"`, and what
  /// stands for a specifier or a variable escaped.
  static func systemdWord(_ text: String) -> String {
    isPlain(text) ? text : "\"" + escaped(text, ["\\": "\\\\", "\"": "\\\"", "%": "%%", "$": "$$"]) + "\""
  }

  /// A word of a crontab's command: as for a shell, and a `%`, which would be a line end, escaped for cron.
  static func cronWord(_ text: String) -> String { escaped(shellWord(text), ["%": "\\%"]) }

  /// A word of a shell's command line; in single quotes, unless nothing in it has a meaning.
  static func shellWord(_ text: String) -> String {
    isPlain(text) ? text : "'" + escaped(text, ["'": "'\\''"]) + "'"
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || "-_./".utf8.contains($0)
      }
  }

  /// The text of an XML element.
  static func xmlText(_ text: String) -> String { escaped(text, ["&": "&amp;", "<": "&lt;", ">": "&gt;"]) }

  private static func escaped(_ text: String, _ escapes: [Character: String]) -> String {
    text.reduce(into: "") { $0 += escapes[$1] ?? String($1) }
  }
}
