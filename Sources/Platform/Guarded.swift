@unsafe @preconcurrency import CLibrary

/// A value that several threads share, and only one of them touches at a time.
///
/// A class, as all of them hold the same one. `Mutex` of the standard library needs a newer macOS.
@safe package final class Guarded<Value>: @unchecked Sendable {
  private var value: Value
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  /// Shares a value, which nobody else holds from now on.
  package init(_ value: sending Value) {
    self.value = value
    unsafe lock = .allocate(capacity: 1)
    unsafe lock.initialize(to: pthread_mutex_t())
    _ = unsafe pthread_mutex_init(lock, nil)
  }

  deinit {
    _ = unsafe pthread_mutex_destroy(lock)
    unsafe lock.deallocate()
  }

  /// Runs `body` with the value while no other thread does; it is not reentrant.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    _ = unsafe pthread_mutex_lock(lock)
    defer { _ = unsafe pthread_mutex_unlock(lock) }
    return body(&value)
  }
}
