import Platform

/// The days of `Examples/season`, which a sample repeats over and over.
struct Season {
  /// The texts of the days from the first to the last, nil for one without a file.
  private let days: [[UInt8]?]
  private let configuration: String
  /// The day that the season begins with, in days since 1970-01-01.
  private let start: Int

  /// Reads a season's folder: its configuration, and the files that are named as days are.
  init(folder: String) throws(Failure) {
    guard let configuration = contents(of: folder + "/daybook.conf") else {
      throw Failure(
        message: "no season in \(folder); run bench in the package's folder, or give --season DIR")
    }
    var texts: [Int: [UInt8]] = [:]
    let listing = try attempt("cannot list \(folder)") { () throws(SystemError) in
      try System.entries(of: Path(folder))
    }
    for entry in listing {
      let name = String(decoding: entry.name, as: UTF8.self)
      guard name.hasSuffix(".txt"), let number = dayNumber(of: String(name.dropLast(4))) else { continue }
      texts[number] = contents(of: folder + "/" + name)
    }
    guard let start = texts.keys.min(), let end = texts.keys.max() else {
      throw Failure(message: "no days in \(folder)")
    }
    days = (start...end).map { texts[$0] }
    self.start = start
    self.configuration = String(decoding: configuration, as: UTF8.self)
  }

  /// The text of the sample's day that is `number` days after 1970-01-01, nil for one without a file.
  ///
  /// The last day of the samples is the season's last, the day before is that before it, and so on.
  func text(of number: Int) -> [UInt8]? { days[days.count - 1 - (SampleDay.last - number) % days.count] }

  /// The same with other minutes and other last digits of longer numbers than the season has them, and than the other
  /// days have that repeat it.
  func variedText(of number: Int) -> [UInt8]? {
    guard var text = text(of: number) else { return nil }
    let turn = UInt8(((SampleDay.last - number) / days.count + 1) % 10)
    func isDigit(_ place: Int) -> Bool {
      place < text.count && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[place])
    }
    var (digits, isTime) = (0, false)
    for place in text.indices {
      guard isDigit(place) else {
        isTime = digits == 2 && text[place] == UInt8(ascii: ":")
        digits = 0
        continue
      }
      digits += 1
      guard !isDigit(place + 1), digits >= 3 || digits == 2 && isTime else { continue }
      let digit = (text[place] - UInt8(ascii: "0") + turn) % 10
      text[place] = UInt8(ascii: "0") + digit
    }
    return text
  }

  /// The season's configuration, each date of it moved to where it stands as early or late in all of the sample's days
  /// as it stands in the season.
  func configuration(days count: Int, layout: Layout) -> String {
    var text = ""
    var rest = configuration[...]
    while let character = rest.first {
      if let number = dayNumber(of: String(rest.prefix(10))) {
        text += dateText(SampleDay.last - count + 1 + (number - start) * count / days.count)
        rest = rest.dropFirst(10)
      } else {
        text.append(character)
        rest.removeFirst()
      }
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.hasPrefix("layout") ? "layout \(layout.rawValue)" : $0 }.joined(separator: "\n")
  }
}
