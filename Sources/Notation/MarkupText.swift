extension String {
  /// The text with an entity for each character that XML, HTML or Pango would take for markup, quotes as well.
  package func escapedAsMarkup(apostrophe: String = "&apos;") -> String {
    var escaped = ""
    for character in unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += apostrophe
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
