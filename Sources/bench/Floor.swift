/// The least that any program must do to read, or to replace, a day: plain C calls, and nothing understood.
///
/// Each is run as a child of the bench, `bench --floor FOLDER` and so on.
enum Floor {
  private static let bufferSize = 65_536

  /// Lists a folder and opens, reads and closes each of its files, in one thread; the count of all bytes.
  static func read(_ path: String) throws(Failure) -> Int {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bufferSize, alignment: 16)
    defer { unsafe buffer.deallocate() }
    var total = 0
    let isRead = unsafe walk(path) { name, folder, _ in
      unsafe total += System.readFile(name, at: folder, into: buffer)
    }
    guard isRead else { throw Failure(message: "cannot open \(path)") }
    return total
  }

  /// Lists a folder, then reads its files in `threads` threads, each with one read under way.
  static func read(_ path: String, threads: Int) throws(Failure) {
    var listed: [String] = []
    let isRead = unsafe walk(path) { name, _, folder in
      listed.append(unsafe folder + "/" + String(cString: name))
    }
    guard isRead else { throw Failure(message: "cannot open \(path)") }
    let files = listed
    try System.inThreads(threads) { number in
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: bufferSize, alignment: 16)
      defer { unsafe buffer.deallocate() }
      for index in stride(from: number, to: files.count, by: threads) {
        _ = unsafe System.readFile(files[index], at: System.currentFolder, into: buffer)
      }
    }
  }

  /// Replaces a file by one a line longer, as safely as can be: written aside, synced, renamed, synced.
  static func replace(_ path: String) throws(Failure) {
    guard let bytes = System.contents(of: path), let slash = path.lastIndex(of: "/") else {
      throw Failure(message: "cannot read \(path)")
    }
    try System.save(bytes + Array("water 250ml\n".utf8), to: path + "~", syncing: true)
    try System.put(path + "~", inPlaceOf: path, in: String(path[..<slash]))
  }

  /// Calls `visit` for each file of a folder and of its folders of years: name, descriptor and path of the
  /// folder; false if the folder cannot be opened.
  private static func walk(
    _ path: String, at parent: Int32 = System.currentFolder, named name: UnsafePointer<CChar>? = nil,
    _ visit: (UnsafePointer<CChar>, Int32, String) -> Void
  ) -> Bool {
    let opened = unsafe name.map { unsafe System.openFolder($0, at: parent) } ?? System.openFolder(path)
    guard let folder = unsafe opened else { return false }
    defer { unsafe System.closeFolder(folder) }
    let descriptor = unsafe System.descriptor(of: folder)
    while let name = unsafe System.nextName(in: folder) {
      if unsafe name[0] == CChar(UInt8(ascii: ".")) { continue }
      // A year is four digits; every other name is a file, as it is in the samples.
      if unsafe name[1] != 0 && name[2] != 0 && name[3] != 0 && name[4] == 0 {
        _ = unsafe walk(path + "/" + String(cString: name), at: descriptor, named: name, visit)
      } else {
        unsafe visit(name, descriptor, path)
      }
    }
    return true
  }
}
