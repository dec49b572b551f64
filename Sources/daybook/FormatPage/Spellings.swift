import Journal
import Speech

extension FormatPage {
  /// Every spelling of a unit and of a number in words, of the tables that lines are read by.
  static let spellings = Phrase(
    list("Spellings", "These words read as the unit or the number before them, in any letter case:"),
    cs: list("Tvary slov", "Tato slova se čtou jako jednotka nebo číslo před nimi, malými i velkými písmeny:")
  )

  private static func list(_ title: String, _ lead: String) -> String {
    let words =
      Unit.catalogue.map { ($0.unit.name, $0.spellings) }
      + TypedWords.numbers.map { number in
        let (above, below) = (number.value.numerator, number.value.denominator)
        return (below == 1 ? "\(above)" : "\(above)/\(below)", number.words.words)
      }
    let items = words.compactMap { name, spellings in
      let others = spellings.filter { $0 != name }
      return others.isEmpty ? nil : ".It Li \(name)\n\(others.joined(separator: ", "))"
    }
    let head = [".Ss \(title)", lead, ".Bl -tag -width imp-pint -offset indent -compact"]
    return (head + items + [".El"]).joined(separator: "\n")
  }
}
