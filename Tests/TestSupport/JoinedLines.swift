import Journal

extension DayFile {
  /// The file put together again from its lines.
  package var bytes: ContiguousArray<UInt8> {
    var joined = ContiguousArray(source.prefix(markLength))
    joined.reserveCapacity(source.count)
    for line in lines { joined.append(contentsOf: source[Int(line.start)..<Int(line.next)]) }
    return joined
  }
}
