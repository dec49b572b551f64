import Interchange
import Journal

/// The fate of one day's totals: which was acknowledged, and which was given away since without an answer.
struct Delivery: Hashable, Sendable {
  /// A total that was given to the command, and may have arrived or not.
  struct Attempt: Hashable, Sendable {
    /// In millionths.
    var quantity: Micros
    /// How often it was refused; 0 if this program ended before it knew.
    var failures: Int
    /// When it is to be tried again; nil for at once.
    var next: Moment?
  }

  /// The total that was acknowledged last, in millionths; 0 if none was.
  var acknowledged: Micros = 0
  /// The attempt made since.
  var attempt: Attempt?

  /// The longest time between two tries, in minutes.
  static let longestPause = 360

  /// Whether the day's total, given in millionths, has to be sent.
  ///
  /// A total that was given away without an answer may have arrived, so that the next one is sent even if it is
  /// the acknowledged one again.
  func waits(with quantity: Micros) -> Bool { attempt != nil || quantity != acknowledged }

  /// When the total may be sent; nil for at once. A total that was not tried need not wait for one that was.
  ///
  /// A time that lies further ahead than any pause was written by a clock that was wrong, and is not heeded.
  func pause(before quantity: Micros, at now: Moment) -> Moment? {
    guard let attempt, attempt.quantity == quantity, let next = attempt.next, now < next,
      next <= now.advanced(byMinutes: Delivery.longestPause)
    else { return nil }
    return next
  }

  /// The attempt that a refusal leaves behind: each pause is twice as long as the one before, from a minute on.
  func refused(_ quantity: Micros, at now: Moment) -> Attempt {
    let failures = attempt.flatMap { $0.quantity == quantity ? $0.failures : nil } ?? 0
    let pause = min(1 << min(failures, 30), Delivery.longestPause)
    return Attempt(quantity: quantity, failures: failures + 1, next: now.advanced(byMinutes: pause))
  }
}

extension Moment {
  /// The moment that a clock shows so many minutes later.
  func advanced(byMinutes minutes: Int) -> Moment { Moment(secondsAsUTC: secondsAsUTC + minutes * 60) }
}
