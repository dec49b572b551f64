@unsafe @preconcurrency import CLibrary

/// To whom signals are handed on, and which was the last; their handler needs both.
private struct HandedOn {
  /// The first process of a group; nil where there is none.
  var group: Int32?
  /// 0 if there was none yet.
  var signal: Int32 = 0
}

// Touched by the one thread that waits for a child, and by the handler of signals meanwhile.
nonisolated(unsafe) private var handedOn = HandedOn()

extension System {
  /// The signals by which a person or the system ends a program.
  package static let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Makes a write to a closed pipe, or beyond the size that a file may have, an error instead of this process's end.
  package static func ignoreBrokenWrites() {
    _ = signal(SIGPIPE, ignoringHandler)
    _ = signal(SIGXFSZ, ignoringHandler)
  }

  /// Leaves interrupts and quits to a child process until the returned function is called.
  package static func ignoringInterrupts() -> () -> Void {
    let interrupt = signal(SIGINT, ignoringHandler)
    let quit = signal(SIGQUIT, ignoringHandler)
    return {
      _ = signal(SIGINT, interrupt)
      _ = signal(SIGQUIT, quit)
    }
  }

  /// The signals that are held back on a thread.
  package struct SignalMask: Sendable { fileprivate var set: sigset_t }

  /// Holds back the signals that end the program, on this thread and those that it starts; returns what was held before.
  package static func holdSignals() -> SignalMask {
    var (held, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&held)
    for number in endingSignals { unsafe sigaddset(&held, number) }
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    return SignalMask(set: before)
  }

  /// Whether one of these signals has come and is held back.
  package static func hasHeldSignal() -> Bool {
    var pending = sigset_t()
    unsafe sigpending(&pending)
    return endingSignals.contains { unsafe sigismember(&pending, $0) == 1 }
  }

  /// Holds back again what was held before.
  package static func restoreSignals(_ mask: SignalMask) {
    var mask = mask
    unsafe pthread_sigmask(SIG_SETMASK, &mask.set, nil)
  }

  /// Hands on the signals that would end this process, until the returned function is called, and lives on.
  ///
  /// Where there is no group to hand them to they are only remembered.
  package static func handingOnSignals() -> () -> Void {
    let old = endingSignals.map { number in (number, signal(number, handOn)) }
    return { for (number, handler) in old { _ = signal(number, handler) } }
  }

  /// Sets the group that signals are handed on to, by its first process; nil for none.
  package static func handOnSignals(to group: Int32?) {
    unsafe handedOn.group = group
    // It may have come before there was anyone to take it.
    if let group, wasAskedToEnd { end(group, isGroup: true, forcibly: false) }
  }

  /// Whether a signal asked this process to end while signals were handed on.
  package static var wasAskedToEnd: Bool { unsafe handedOn.signal != 0 }
}

/// Hands a signal on.
private func handOn(_ number: Int32) {
  let code = errno
  unsafe handedOn.signal = number
  if let group = unsafe handedOn.group { _ = kill(-group, number) }
  errno = code
}
