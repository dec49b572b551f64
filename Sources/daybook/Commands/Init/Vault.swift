import Journal
import Notation
import Platform

/// The notes that a folder holds before it is a daybook: how they are laid out, and what recurs in them.
struct Vault {
  /// The layout that reads them; nil if none need be said.
  private(set) var layout: String?
  /// The number of days that have a note.
  private(set) var noteCount = 0
  /// The lines that would declare what recurs, each with the number of days that it stands on.
  private(set) var declarations: [(line: String, dayCount: Int)] = []

  /// The line of `daybook.conf` that says the layout, with its end; empty if none need be said.
  var layoutLine: String { layout.map { "layout \"\($0)\"\n" } ?? "" }

  /// The number of days on which a name must recur.
  private static let fewestDays = 3

  /// Looks at a folder; one that cannot be listed holds nothing, and a note that cannot be read is passed over.
  init(in folder: Path, _ files: any FileReading) {
    layout = Vault.obsidianLayout(in: folder, files) ?? Vault.layoutOfNames(in: folder, files)
    let pattern = layout.flatMap(Layout.init)?.pattern
    var survey = NoteSurvey()
    do throws(FileTrouble) {
      for entry in try DayIndex(of: folder, in: files, by: pattern).days {
        let path = folder.appending(Path(entry.path))
        do throws(FileTrouble) { survey.look(into: entry.file(try files.contents(of: path))) } catch {
          continue
        }
      }
    } catch { return }
    noteCount = survey.noteCount
    declare(survey.recurring(onDays: Vault.fewestDays))
  }

  /// The layout by the settings of Obsidian's daily notes; nil without them, and where they say one that is usual.
  private static func obsidianLayout(in folder: Path, _ files: any FileReading) -> String? {
    let path = folder.appending(Path(".obsidian/daily-notes.json"))
    let settings: JSON
    do {
      guard let bytes = try files.contentsIfAny(of: path) else { return nil }
      settings = try JSON(parsing: bytes)
    } catch { return nil }
    let given = settings["format"]?.text ?? ""
    let format = given.isEmpty ? "YYYY-MM-DD" : given
    // What stands in brackets is no token there.
    let plain = format.filter { $0 != "[" && $0 != "]" }
    let notes = (settings["folder"]?.text ?? "").split(separator: "/").joined(separator: "/")
    let pattern = notes.isEmpty ? plain : "\(notes)/\(plain)"
    switch pattern {
    case "YYYY-MM-DD": return nil
    case "YYYY/YYYY-MM-DD": return "year"
    case "YYYY/MM/YYYY-MM-DD": return "month"
    default: return LayoutPattern(pattern) == nil || pattern.contains("\"") ? nil : pattern
    }
  }

  /// The layout by the names of most files that hold a date; nil where days lie in the usual places.
  private static func layoutOfNames(in folder: Path, _ files: any FileReading) -> String? {
    do throws(FileTrouble) {
      let index = try DayIndex(of: folder, in: files, by: nil)
      guard index.days.isEmpty else { return nil }
      let layout = UnreadNames(beside: index, of: folder, in: files).likeliestLayout
      return layout.flatMap { $0.contains("\"") ? nil : $0 }
    } catch { return nil }
  }

  /// Makes a line of each name that may be declared beside those before it.
  private mutating func declare(_ recurring: [NoteSurvey.Recurring]) {
    var text = "daybook 1\n"
    for found in recurring {
      let name = Vocabulary.folded(found.name)
      let label = name == found.name ? "" : " \"\(found.name.filter { $0 != "\"" })\""
      let line =
        found.unit.map { "measure \(name)\(label) \(Vault.unit(of: name, typed: $0))" }
        ?? "habit \(name)\(label)"
      guard ConfigurationReading(DayFile(text + line + "\n")).problems.isEmpty else { continue }
      text += line + "\n"
      declarations.append((line, found.dayCount))
    }
  }

  /// The unit of a measure as it is declared: the one that was typed, else one that its name suggests.
  private static func unit(of name: String, typed: String) -> String {
    let suggested =
      switch name {
      case _ where TypedWords.weight.holds(name): "kg"
      // A note's energy is how lively one feels, though kilocalories go by that name too.
      case _ where TypedWords.feelings.holds(name) || TypedWords.liveliness.holds(name): "points"
      case _ where TypedWords.sleep.holds(name): "h"
      case _ where TypedWords.water.holds(name): "ml"
      case _ where TypedWords.energy.holds(name): "kcal"
      default: "times"
      }
    let unit = typed.isEmpty ? suggested : typed
    return "unit \(unit)" + (unit == "points" ? " last" : Level.suffix(of: name))
  }
}
