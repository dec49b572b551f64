import Foundation
import TestSupport
import Testing

@testable import Arguments

/// Completes words in a real shell: a stand-in for the program notes what it is asked, and answers what the
/// sample program would.
private func completed(
  in shell: Shell, asking words: [String], driver: (String) -> String
) throws -> (asked: [String], offered: [String]) {
  try inTemporaryFolder { folder in
    let program = folder.appendingPathComponent("daybook")
    try "#!/bin/sh\nprintf '%s\\n' \"$@\" >\"${0%/*}/asked\"\ncat \"${0%/*}/answer\"\n"
      .write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let answer = sampleTable().completionLines(
      for: shell, words: words, in: .en, dynamic: sampleCandidates)
    try answer.write(to: folder.appendingPathComponent("answer"), atomically: true, encoding: .utf8)
    try shell.completionScript(for: "daybook")
      .write(to: folder.appendingPathComponent("script"), atomically: true, encoding: .utf8)

    let work = folder.appendingPathComponent("work")
    for name in ["my folder", "other"] {
      try FileManager.default.createDirectory(
        at: work.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try Data().write(to: work.appendingPathComponent("a file.txt"))

    let arguments =
      switch shell {
      case .bash: ["--norc", "--noprofile", "-c"]
      case .zsh: ["-f", "-c"]
      case .fish: ["--no-config", "-c"]
      }
    let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    let environment = ["PATH": path, "LC_ALL": "C.UTF-8", "HOME": folder.path]
    let asking = folder.appendingPathComponent("asked")
    var offered = ""
    // The stand-in is busy as long as a process that another test began while it was written still holds it.
    for _ in 1...5 where !FileManager.default.fileExists(atPath: asking.path) {
      offered = try output(
        of: shell.rawValue, arguments + [driver("source '\(folder.path)/script'")], environment: environment,
        folder: work)
    }
    let asked = try String(contentsOf: asking, encoding: .utf8)
    return (lines(asked), lines(offered))
  }
}

/// Lines without the end of the last one; empty ones in between are kept.
private func lines(_ text: String) -> [String] {
  Array(text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast())
}

struct BashScriptTests {
  // The parts are what bash makes of the line: it parts words at blanks, `=` and `:`.
  @Test(
    .needs("bash"),
    arguments: [
      ("daybook we", ["daybook", "we"], "we", ["we"], ["week"]),
      ("daybook week ", ["daybook", "week", ""], "", ["week", ""], []),
      (
        "daybook  --ascii done  Kit", ["daybook", "--ascii", "done", "Kit"], "Kit",
        ["--ascii", "done", "Kit"], ["Kitchen\\ closed\\ at\\ 10\\ PM"]
      ),
      (
        "daybook done \"Kit", ["daybook", "done", "\"Kit"], "Kit", ["done", "\"Kit"],
        ["Kitchen closed at 10 PM"]
      ),
      ("daybook done 08", ["daybook", "done", "08"], "08", ["done", "08"], ["08:10", "08:30"]),
      ("daybook done 08:", ["daybook", "done", "08", ":"], "", ["done", "08:"], ["10", "30"]),
      ("daybook done 08:1", ["daybook", "done", "08", ":", "1"], "1", ["done", "08:1"], ["10"]),
      (
        "daybook week --of=", ["daybook", "week", "--of", "="], "", ["week", "--of="],
        ["water", "Kitchen\\ closed", "a:b", "a:c"]
      ),
      (
        "daybook week --of=a:b", ["daybook", "week", "--of", "=", "a", ":", "b"], "b", ["week", "--of=a:b"],
        ["b"]
      ),
      (
        "daybook week --of=a:b", ["daybook", "week", "--of=a:b"], "--of=a:b", ["week", "--of=a:b"],
        ["--of=a:b"]
      ),
      ("daybook week -o a", ["daybook", "week", "-o", "a"], "a", ["week", "-o", "a"], ["a file.txt"]),
      ("daybook week -oa", ["daybook", "week", "-oa"], "-oa", ["week", "-oa"], ["-oa file.txt"]),
      ("daybook --dir=my", ["daybook", "--dir", "=", "my"], "my", ["--dir=my"], ["my folder"]),
      ("daybook --dir ", ["daybook", "--dir", ""], "", ["--dir", ""], ["my folder", "other"]),
    ])
  func bashIsOffered(
    line: String, parts: [String], replaced: String, asked: [String], offered: [String]
  ) throws {
    let quoted = { (text: String) in "'" + text.replacing("'", with: "'\\''") + "'" }
    let result = try completed(in: .bash, asking: asked) { source in
      """
      \(source)
      COMP_LINE=\(quoted(line)) COMP_POINT=\(line.count) COMP_CWORD=\(parts.count - 1)
      COMP_WORDS=(\(parts.map(quoted).joined(separator: " ")))
      [[ $(complete -p daybook) == 'complete -F _daybook daybook' ]] || echo not registered
      _daybook daybook \(quoted(replaced)) ''
      ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
      """
    }
    #expect(result.asked == ["__complete", "bash"] + asked)
    #expect(result.offered.sorted() == offered.sorted())
  }

  @Test(.needs("bash"))
  func whatStandsAfterTheCursorIsNotAskedFor() throws {
    let result = try completed(in: .bash, asking: ["we"]) { source in
      """
      \(source)
      COMP_LINE='daybook weird -1' COMP_POINT=10 COMP_CWORD=1 COMP_WORDS=(daybook weird -1)
      _daybook daybook we daybook
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    }
    #expect(result.asked == ["__complete", "bash", "we"])
    #expect(result.offered == ["week"])
  }
}

struct ZshScriptTests {
  // zsh's own matching and quoting run only in its line editor: the functions that hand over to it are stubs.
  @Test(
    .needs("zsh"),
    arguments: [
      ("we", "we", ["we"], ["week", "week  Show a week as a grid of habits and goals"]),
      ("week ''", "", ["week", ""], []),
      (
        "done 'Kitchen\\ c'", "'Kitchen\\ c'", ["done", "Kitchen c"],
        ["Kitchen closed at 10 PM", "Kitchen closed at 10 PM  A habit"]
      ),
      (
        "--dir \"'a b'\" week --of=a", "--of=a", ["--dir", "a b", "week", "--of=a"],
        ["--of=a:b", "--of=a:c", "--of=a:b  ", "--of=a:c  "]
      ),
      ("done 08:", "08:", ["done", "08:"], ["08:10", "08:30", "08:10  ", "08:30  "]),
      ("done \"\\'it\"", "it", ["done", "it"], ["it's \"odd\" $x", "it's \"odd\" $x  Quotes"]),
      ("week -oa", "-oa", ["week", "-oa"], ["_files  -o|a"]),
      ("--dir ''", "", ["--dir", ""], ["_files -/ |"]),
    ])
  func zshIsOffered(words: String, prefix: String, asked: [String], offered: [String]) throws {
    let result = try completed(in: .zsh, asking: asked) { source in
      """
      compdef() { [[ "$*" == '_daybook daybook' ]] || print not registered; }
      compadd() { print -rl -- "$texts[@]" "$shown[@]"; }
      _files() { print -r -- "_files $* $IPREFIX|$PREFIX"; }
      \(source)
      words=(daybook \(words)) CURRENT=$#words PREFIX=\(prefix) IPREFIX=
      _daybook
      """
    }
    #expect(result.asked == ["__complete", "zsh"] + asked)
    #expect(result.offered == offered)
  }
}

struct FishScriptTests {
  @Test(
    .needs("fish"),
    arguments: [
      ("daybook we", ["we"], ["week\tShow a week as a grid of habits and goals"]),
      ("daybook week ", ["week", ""], []),
      ("daybook done 'Kit", ["done", "'Kit"], ["Kitchen closed at 10 PM\tA habit"]),
      ("daybook done Kitchen\\ c", ["done", "Kitchen\\ c"], ["Kitchen closed at 10 PM\tA habit"]),
      ("daybook done it", ["done", "it"], ["it's \"odd\" $x\tQuotes"]),
      ("daybook done 08:1", ["done", "08:1"], ["08:10"]),
      ("daybook --dir 'a b' week --of=a:", ["--dir", "a b", "week", "--of=a:"], ["--of=a:b", "--of=a:c"]),
      ("daybook week --output a", ["week", "--output", "a"], ["a file.txt"]),
      ("daybook week -oa", ["week", "-oa"], ["-oa file.txt"]),
      ("daybook --dir=m", ["--dir=m"], ["--dir=my folder/\tDirectory"]),
    ])
  func fishIsOffered(line: String, asked: [String], offered: [String]) throws {
    let result = try completed(in: .fish, asking: asked) { source in
      let quoted = line.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
      return "\(source); complete -C '\(quoted)'"
    }
    #expect(result.asked == ["__complete", "fish"] + asked)
    #expect(result.offered == offered)
  }
}
