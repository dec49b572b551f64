import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A real HTTP server on a port of this machine alone, which does to each request what it was told.
///
/// A class, since its thread and the test share it; everything that both touch is used under `guarding`.
final class LoopbackServer: @unchecked Sendable {
  /// What becomes of a request.
  enum Manner: Sendable {
    case takes
    /// It answers with 500, and takes nothing.
    case fails
    /// It takes nothing and never answers, until the server is closed.
    case hangs
    /// It takes it, and sends its answer two times.
    case answersTwice
    /// It hangs up before it takes anything.
    case diesBefore
    /// It takes it, and hangs up without an answer.
    case diesAfter
  }

  private let guarding = NSLock()
  private var manners: [Manner] = []
  private var log: [(object: String, manner: Manner)] = []
  private var held: [Int32] = []
  private let listener: Int32
  let port: UInt16

  /// Listens, and answers on a thread of its own.
  init(_ manners: [Manner] = []) throws {
    self.manners = manners
    #if canImport(Glibc)
      listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isOpen = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    guard isOpen else { throw POSIXError(.EADDRNOTAVAIL) }
    port = UInt16(bigEndian: address.sin_port)
    let thread = Thread { [self] in serve() }
    thread.start()
  }

  /// The objects that came in, in order, with what became of each.
  var requests: [(object: String, manner: Manner)] { guarding.withLock { log } }
  /// The objects that were taken and answered for.
  var acknowledged: [String] {
    requests.filter {
      if case .takes = $0.manner { true } else if case .answersTwice = $0.manner { true } else { false }
    }
    .map(\.object)
  }
  /// The objects that were taken, answered for or not.
  var taken: [String] {
    requests.filter {
      switch $0.manner {
      case .takes, .answersTwice, .diesAfter: true
      case .fails, .hangs, .diesBefore: false
      }
    }.map(\.object)
  }

  /// Waits, up to ten seconds, until so many requests came in.
  func wait(for count: Int) -> Bool {
    for _ in 0..<1000 {
      if requests.count >= count { return true }
      usleep(10_000)
    }
    return false
  }

  /// Hangs up on everyone, and listens no more.
  func close() {
    shutdown(listener, Int32(SHUT_RDWR))
    _ = Foundation.close(listener)
    hangUp()
  }

  /// Hangs up on those who wait for an answer.
  func hangUp() {
    guarding.withLock {
      for connection in held { _ = Foundation.close(connection) }
      held = []
    }
  }

  private func serve() {
    while true {
      let connection = accept(listener, nil, nil)
      if connection < 0 { return }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      guard let object = body(from: connection) else {
        _ = Foundation.close(connection)
        continue
      }
      let manner = guarding.withLock {
        let manner = manners.isEmpty ? Manner.takes : manners.removeFirst()
        log.append((object, manner))
        if case .hangs = manner { held.append(connection) }
        return manner
      }
      switch manner {
      case .takes: answer("200 OK", connection)
      case .fails: answer("500 Internal Server Error", connection)
      case .answersTwice:
        answer("200 OK", connection)
        answer("200 OK", connection)
      case .hangs: continue
      case .diesBefore, .diesAfter: break
      }
      _ = Foundation.close(connection)
    }
  }

  private func answer(_ status: String, _ connection: Int32) {
    let text = Array("HTTP/1.1 \(status)\r\nContent-Length: 3\r\nConnection: close\r\n\r\nok\n".utf8)
    #if canImport(Glibc)
      _ = send(connection, text, text.count, Int32(MSG_NOSIGNAL))
    #else
      _ = send(connection, text, text.count, 0)
    #endif
  }

  /// The body of a request; nil of one that breaks off.
  private func body(from connection: Int32) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let text = String(decoding: bytes, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n"), let length = length(in: text[..<end.lowerBound]) {
        let body = text[end.upperBound...]
        if body.utf8.count >= length { return String(body) }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { return nil }
      bytes += buffer[..<count]
    }
  }

  private func length(in head: Substring) -> Int? {
    for line in head.components(separatedBy: "\r\n") where line.lowercased().hasPrefix("content-length:") {
      return Int(line.dropFirst(15).trimmingCharacters(in: .whitespaces))
    }
    return nil
  }
}
