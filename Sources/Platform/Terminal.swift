@unsafe @preconcurrency import CLibrary

/// The terminal as it was found, and as it is while single keys are read; a signal's handler needs both.
private struct TerminalModes {
  var found = termios()
  var raw = termios()
  var isRaw = false
}

// Touched by the one thread that reads keys, and by handlers of signals while it waits. Neither lends it to a call: the
// handler may come while the call runs, and two accesses at once end the program.
nonisolated(unsafe) private var modes = TerminalModes()

extension System {
  /// Whether a descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// A terminal's width in columns; nil if it is none, or does not know.
  package static func widthInColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Lets keys be read one by one as they are typed, without showing them, until `readLines`; again is no harm.
  ///
  /// A signal that ends or stops the process gives the terminal back first, and going on takes it again.
  package static func readKeys() {
    var found = termios()
    guard unsafe !modes.isRaw, unsafe tcgetattr(0, &found) == 0 else { return }
    var raw = found
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    unsafe withUnsafeMutableBytes(of: &raw.c_cc) { keys in
      unsafe keys[Int(VMIN)] = 1
      unsafe keys[Int(VTIME)] = 0
    }
    unsafe modes = TerminalModes(found: found, raw: raw, isRaw: true)
    for number in endingSignals + [SIGTSTP] { _ = signal(number, giveTerminalBack) }
    _ = signal(SIGCONT, takeTerminalAgain)
    _ = unsafe tcsetattr(0, TCSADRAIN, &raw)
  }

  /// Gives the terminal back as it was found, so that whole lines are read; again is no harm.
  package static func readLines() {
    guard unsafe modes.isRaw else { return }
    unsafe modes.isRaw = false
    var found = unsafe modes.found
    _ = unsafe tcsetattr(0, TCSADRAIN, &found)
    for number in endingSignals + [SIGTSTP, SIGCONT] { _ = signal(number, nil) }
  }
}

/// Gives the terminal back, then lets the signal do what it does by itself once the handler has returned.
private func giveTerminalBack(_ number: Int32) {
  let code = errno
  var found = unsafe modes.found
  _ = unsafe tcsetattr(0, TCSANOW, &found)
  _ = signal(number, nil)
  _ = raise(number)
  errno = code
}

/// Takes the terminal again after a stop.
private func takeTerminalAgain(_ number: Int32) {
  let code = errno
  if unsafe modes.isRaw {
    _ = signal(SIGTSTP, giveTerminalBack)
    var raw = unsafe modes.raw
    _ = unsafe tcsetattr(0, TCSANOW, &raw)
  }
  errno = code
}
