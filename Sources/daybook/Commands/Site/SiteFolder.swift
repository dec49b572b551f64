import Platform

/// The folder that a site is written into: whatever stands there that this program did not write is left alone.
///
/// Each file ends in a seal, a comment with the fingerprint of what stands above it, by which it is known as our own: a
/// page that somebody changed, or another program's of the same name, has none that fits. A list says of which days and
/// settings each page was made, so that the next run rewrites no others.
struct SiteFolder: Sendable {
  /// A page of the list.
  struct Entry: Sendable {
    /// The fingerprint of all that the page is made of; nil while it is being written.
    var made: SiteMark?
    /// How long its file is, in bytes.
    var size = 0
  }

  let path: Path
  let files: any FileWriting
  /// The pages of the list, by their paths in the folder.
  private(set) var pages: [String: Entry] = [:]
  /// Whether it may be filled with pages: it has a list, or nothing is in it that is seen, or git keeps it.
  private(set) var isForPages = true
  /// The fingerprint of everything that the site was made of; nil without a list.
  private(set) var whole: SiteMark?

  static let listName = ".daybook-site"
  private static let head = "daybook site 1 "

  /// Looks at a folder, which need not be there yet.
  init(_ path: Path, in files: any FileWriting) throws(FileTrouble) {
    (self.path, self.files) = (path, files)
    guard let bytes = try files.contentsIfAny(of: path.appending(Self.listName)) else {
      if try files.isThere(path) {
        try files.entries(of: path).eachName { _, name, _ in
          if name[0] != UInt8(ascii: ".") { isForPages = false }
        }
        // A checkout of git may hold what goes out with the pages, and git takes them away again.
        if !isForPages { isForPages = try files.isThere(path.appending(".git")) }
      }
      return
    }
    guard Self.isSealed(bytes) else { return }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      guard parts.count == 3 else { continue }
      let name = String(decoding: parts[2], as: UTF8.self)
      if line.starts(with: Self.head.utf8) {
        whole = SiteMark(parts[2].suffix(SiteMark.digits))
      } else if let size = Int(String(decoding: parts[1], as: UTF8.self)),
        !name.split(separator: "/").contains("..")
      {
        pages[name] = Entry(made: SiteMark(parts[0]), size: size)
      }
    }
  }

  /// The pages of the list whose files are there as they were written, as far as their length tells.
  func standing() throws(FileTrouble) -> Set<String> {
    var found: Set<String> = []
    for (name, entry) in pages where entry.made != nil {
      if try files.status(of: path.appending(Path(name)))?.size == entry.size { found.insert(name) }
    }
    return found
  }

  /// Those of some files that are there and are not our own.
  func foreign(among names: some Sequence<String>) throws(FileTrouble) -> [String] {
    var found: [String] = []
    for name in names {
      if let bytes = try files.contentsIfAny(of: path.appending(Path(name))), !Self.isSealed(bytes) {
        found.append(name)
      }
    }
    return found.sorted()
  }

  /// Puts a page in place in one step; answers with its length.
  ///
  /// A page can be made anew at any time, so it is not waited for the disk to have it.
  @discardableResult
  func put(_ text: String, at name: String) throws(FileTrouble) -> Int {
    let bytes = Self.sealed(text, name)
    let target = path.appending(Path(name))
    let temporary = try files.createTemporary(beside: target, mode: 0o666)
    defer { files.close(temporary) }
    do throws(FileTrouble) {
      try files.writeAll(bytes, to: temporary)
      try files.rename(temporary.path, to: target)
    } catch {
      files.removeIfPossible(temporary.path)
      throw error.told(of: target, insteadOf: temporary.path)
    }
    return bytes.count
  }

  /// Takes pages away; those that are not our own stay.
  func remove(_ names: [String]) throws(FileTrouble) {
    let kept = Set(try foreign(among: names))
    for name in names where !kept.contains(name) {
      let file = path.appending(Path(name))
      if files.exists(file) { try files.remove(file) }
    }
  }

  /// Writes the list of pages.
  func list(_ pages: [(name: String, entry: Entry)], whole: SiteMark?) throws(FileTrouble) {
    var text = Self.head + (whole?.text ?? "-") + "\n"
    for (name, entry) in pages { text += "\(entry.made?.text ?? "-") \(entry.size) \(name)\n" }
    try put(text, at: Self.listName)
  }

  /// A text with its seal behind it, as a comment of its kind.
  private static func sealed(_ text: String, _ name: String) -> Bytes {
    var bytes = Bytes()
    bytes.reserveCapacity(text.utf8.count + 48)
    bytes.append(contentsOf: text.utf8)
    let seal = "daybook site \(SiteMark(of: bytes).text)"
    let line =
      name.hasSuffix(".html") ? "<!-- \(seal) -->" : name.hasSuffix(".css") ? "/* \(seal) */" : "# \(seal)"
    bytes.append(contentsOf: (line + "\n").utf8)
    return bytes
  }

  /// Whether a file ends in a seal that fits what stands above it.
  static func isSealed(_ bytes: Bytes) -> Bool {
    guard bytes.last == UInt8(ascii: "\n") else { return false }
    let start = bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let words = String(decoding: bytes[start...], as: UTF8.self).split { $0 == " " || $0 == "\n" }
    guard words.count >= 4, words[1] == "daybook", words[2] == "site", let seal = SiteMark(words[3].utf8)
    else { return false }
    return seal == SiteMark(of: bytes[..<start])
  }
}
