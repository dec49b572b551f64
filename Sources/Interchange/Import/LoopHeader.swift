/// The first line of Loop's `Checkmarks.csv`: the names of the habits, which are not quoted and may hold commas.
struct LoopHeader {
  /// A name that is known, or a piece between two commas that is the whole of a name or a part of one.
  private struct Piece {
    var text: Substring
    var isKnown: Bool
  }

  private var pieces: [Piece] = []

  /// Cuts a header at its commas, but for those within the names that other files of the export tell.
  init(_ text: String, known: [String]) {
    let known = known.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    var rest = text.drop { $0 != "," }.dropFirst()
    while !rest.isEmpty {
      let name = known.first { rest.hasPrefix($0 + ",") || rest == $0 }
      let piece = name.map { rest.prefix($0.count) } ?? rest.prefix { $0 != "," }
      pieces.append(Piece(text: piece, isKnown: name != nil))
      rest = rest.dropFirst(piece.count).dropFirst()
    }
  }

  /// How many names there are if none that is not known holds a comma.
  var pieceCount: Int { pieces.count }

  /// The names, if it is certain where they end: there are as many as columns, or as many once a blank behind a comma
  /// is taken to go on with a name, or there is but one way to join them.
  ///
  /// Nil if it is not certain. `columns` is nil where no row tells how many there are.
  func names(inColumns columns: Int?) -> [String]? {
    guard let columns, columns != pieces.count else { return pieces.map { String($0.text) } }
    guard columns < pieces.count, columns > 0 else { return nil }
    let spaced = joined { $0.text.first == " " }
    if spaced.count == columns { return spaced }
    // One unknown name between known ones takes all of what is unknown.
    let unknown = pieces.split(whereSeparator: \.isKnown)
    let knownCount = pieces.count(where: \.isKnown)
    if unknown.count == 1, columns == knownCount + 1 { return joined { _ in true } }
    return nil
  }

  /// The names; an unknown one is joined with the one before, if that is unknown too and `goesOn` says so.
  private func joined(_ goesOn: (Piece) -> Bool) -> [String] {
    var names: [String] = []
    var mayGoOn = false
    for piece in pieces {
      if mayGoOn, !piece.isKnown, goesOn(piece) {
        names[names.count - 1] += "," + piece.text
      } else {
        names.append(String(piece.text))
      }
      mayGoOn = !piece.isKnown
    }
    return names
  }
}
