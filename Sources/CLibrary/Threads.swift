#if os(Linux)
  // In both libraries, in the headers only for those who ask for GNU's own names. A thread is a number in one
  // of them, and a pointer of the same size in the other.
  @_silgen_name("pthread_getaffinity_np")
  private func getAffinity(_ thread: UInt, _ size: Int, _ processors: UnsafeMutablePointer<UInt64>) -> Int32
  @_silgen_name("pthread_setaffinity_np")
  private func setAffinity(_ thread: UInt, _ size: Int, _ processors: UnsafePointer<UInt64>) -> Int32
  @_silgen_name("pthread_self")
  private func ownThread() -> UInt
  @_silgen_name("sched_getcpu")
  private func currentProcessor() -> Int32
  @_silgen_name("unshare")
  private func stopSharing(_ what: Int32) -> Int32

  /// The processor that a thread's maker runs on, and all that both may run on.
  private struct MakersProcessors: Sendable {
    private let own = Int(currentProcessor())
    /// A bit for each of 1024 processors, as many as the libraries count; empty if they are not known.
    private let all: ContiguousArray<UInt64>

    private static let size = 16 * MemoryLayout<UInt64>.size

    init() {
      var all = ContiguousArray<UInt64>(repeating: 0, count: 16)
      let isKnown = unsafe all.withUnsafeMutableBufferPointer { bits in
        unsafe bits.baseAddress.map { unsafe getAffinity(ownThread(), Self.size, $0) } == 0
      }
      self.all = isKnown && own >= 0 && own < 64 * all.count ? all : []
    }

    /// Whether this thread runs where its maker ran.
    var isThisThreadThere: Bool { Int(currentProcessor()) == own }

    /// Moves a thread that was just started to another processor, if it may run on any; where it goes later is the
    /// system's to say.
    ///
    /// Linux may leave either of the two waiting behind the other for as long as that works, while another processor
    /// is idle. So both ask for this, the maker and the thread itself, since nobody knows which of them runs. Where it
    /// may run afterwards is what the maker read before: neither can read it while the other keeps it away.
    func letGo(_ thread: UInt) {
      guard !all.isEmpty else { return }
      var others = all
      others[own / 64] &= ~(1 << UInt64(own % 64))
      for processors in [others, all] {
        unsafe processors.withUnsafeBufferPointer { bits in
          if let bits = bits.baseAddress { _ = unsafe setAffinity(thread, Self.size, bits) }
        }
      }
    }
  }
#endif

/// Starts a thread, on Linux on another processor than this one, and answers with what waits for its end; nil if there is
/// none to be had.
package func startedThread(_ work: @escaping @Sendable () -> Void) -> (() -> Void)? {
  #if os(Linux)
    let processors = MakersProcessors()
    let context = unsafe Unmanaged.passRetained(
      ThreadWork {
        if processors.isThisThreadThere { processors.letGo(ownThread()) }
        // CLONE_FILES: with a table each, two threads that open and close files do not wait for each other.
        _ = stopSharing(0x400)
        work()
      })
  #else
    let context = unsafe Unmanaged.passRetained(ThreadWork(work))
  #endif
  #if canImport(Glibc)
    var thread = pthread_t()
    let status = unsafe pthread_create(&thread, nil, { unsafe ThreadWork.run($0) }, context.toOpaque())
    let started = thread
    if status == 0 {
      processors.letGo(started)
      return { _ = pthread_join(started, nil) }
    }
  #else
    var thread: pthread_t?
    let status = unsafe pthread_create(&thread, nil, { unsafe ThreadWork.run($0) }, context.toOpaque())
    if status == 0, let thread = unsafe thread {
      #if os(Linux)
        unsafe processors.letGo(UInt(bitPattern: thread))
      #endif
      return { _ = unsafe pthread_join(thread, nil) }
    }
  #endif
  unsafe context.release()
  return nil
}

/// The work a thread runs: a class, because C hands it on as one pointer.
private final class ThreadWork: Sendable {
  private let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }

  static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    _ = unsafe context.map { unsafe Unmanaged<ThreadWork>.fromOpaque($0).takeRetainedValue().work() }
    return nil
  }
}
