extension [String] {
  /// The texts one after another with a separator between each two; one text is itself, and none is empty.
  ///
  /// It stands in for the standard library's, which asks the running program for its own types: that takes as long
  /// as twenty lines of a day.
  package func joined(separator: String = "") -> String {
    var text = first ?? ""
    for next in dropFirst() {
      text += separator
      text += next
    }
    return text
  }
}
