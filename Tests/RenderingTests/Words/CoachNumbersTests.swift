import Foundation
import Journal
import Notation
import Reports
import Speech
import TestSupport
import Testing

@testable import Rendering

/// Every number that the coach says is one of `day --json`, rounded.
@Suite struct CoachNumbersTests {
  /// The examples, the first day of each, how many days, and the hours at which the coach is asked.
  private static let days: [(example: String, from: String, count: Int32)] = [
    ("season", "2026-01-01", 110), ("ounces", "2026-06-02", 25),
  ]
  private static let hours = ["07:00", "13:00", "17:00", "21:30", "02:30"]

  @Test(arguments: days.indices) func eachIsThatOfTheDay(_ place: Int) throws {
    let (example, from, count) = Self.days[place]
    var daybook = try WrittenDaybook(example: example, now: "\(from)T07:00")
    var said = 0
    // Of three days one, which meets every hour on every weekday.
    for day in stride(from: 0, to: count, by: 3) {
      let date = Day(from)! + Int(day)
      daybook.now = moment("\(date)T\(Self.hours[Int(day) % Self.hours.count])")
      let facts = daybook.coachFacts()
      let json = daybook.day(on: screen(.en)).json
      for question in CoachQuestion.allCases {
        let known = figures(of: json, daybook.page(question, about: facts, on: screen(.en)).json)
        for language in Language.allCases {
          for phrasing in 0...1 {
            let page = daybook.page(question, about: facts, on: screen(language), phrasing: phrasing)
            for sentence in page.advices {
              for number in numbers(in: sentence, of: daybook.configuration) {
                said += 1
                #expect(
                  known.contains { isSame(number, $0) }, "\(date) \(question): \(number) in \(sentence)")
              }
            }
          }
        }
      }
    }
    #expect(said > 50)
  }

  @Test func theSharesOfTheMealsAreWhatTheDayLeaves() throws {
    var daybook = try WrittenDaybook(example: "season", now: "2026-01-05T07:00")
    for day in stride(from: 0, to: 80, by: 3) {
      daybook.now = moment("\(Day("2026-01-05")! + day)T13:00")
      let facts = daybook.coachFacts()
      guard !facts.mealsToCome.isEmpty, let room = facts.nutrition(.kcal)?.room else { continue }
      let shares = facts.mealsToCome.indices.compactMap { facts.share(ofMeal: $0).mostKcal }
      #expect(abs((shares.reduce(0, +) - room).number) < 10)
      #expect(facts.fittingMeals.allSatisfy { ($0.amounts[.kcal] ?? .max) <= shares[0] })
    }
  }

  private func screen(_ language: Language) -> Screen { RenderingTests.screen(language, columns: 80) }

  /// The figures of `day --json`, and the shares that `coach --json` makes of them; times are in hours.
  private func figures(of day: JSON, _ coach: JSON) -> [Double] {
    func number(_ json: JSON?) -> Double? { json?.micros.map { Double($0) / 1_000_000 } }
    var found = ["met", "due"].compactMap { number(day[$0]) }
    var open = day["oneOffs"]?.elements?.count ?? 0
    for habit in day["habits"]?.elements ?? [] where habit["state"]?.text == "pending" { open += 1 }
    // Meals and other things that are open, and the days of a week.
    found += (0...max(7, open)).map(Double.init)
    for measure in day["measures"]?.elements ?? [] {
      let goal = measure["goal"]
      let total = number(measure["total"])
      let edges = [goal?["atLeast"], goal?["atMost"], goal?["sweet"]?["from"], goal?["sweet"]?["to"]]
      for figure in [total, number(measure["remaining"])].compactMap({ $0 }) + edges.compactMap(number) {
        let sizes = [figure] + (total.map { [abs(figure - $0)] } ?? [])
        found += sizes
        // Litres and ounces, as they are printed.
        if measure["unit"]?.text == "ml" { found += sizes.flatMap { [$0 / 1000, $0 / 29.5735295625] } }
      }
    }
    for nutrient in coach["nutrients"]?.elements ?? [] {
      found += ["atLeast", "atMost"].compactMap { number(nutrient["goalWithTraining"]?[$0]) }
    }
    if let share = coach["mealsToCome"]?.elements?.first?["share"] {
      found += [share["kcal"]?["atLeast"], share["kcal"]?["atMost"], share["protein"]].compactMap(number)
    }
    return found
  }

  /// Whether what is said is a figure, as it is or rounded: in tens from 100 on, in fives from 20 on.
  private func isSame(_ said: Double, _ figure: Double) -> Bool {
    let step = figure >= 100 ? 10.0 : figure >= 20 ? 5 : 1
    return abs(said - figure) < 0.06 || said == figure.rounded() || abs(said - figure) <= step / 2
  }

  /// The numbers of a sentence, times of day, names and what is quoted left out, in hours where they are of time.
  private func numbers(in sentence: String, of configuration: Configuration) -> [Double] {
    var text = sentence
    for subject in configuration.references {
      text = text.replacingOccurrences(of: configuration.title(of: subject), with: "")
    }
    for left in [#"'[^']*'"#, "„[^“]*“", #"[\p{L}-]+:[0-9]+\p{L}*"#, #"[0-9]{1,2}:[0-9]{2}(.[ap]\.?m\.?)?"#] {
      text = text.replacingOccurrences(of: left, with: "", options: .regularExpression)
    }
    var found: [Double] = []
    for match in text.matches(of: /([0-9]+).h(.([0-9]+).min)?/) {
      found.append(Double(match.1)! + (match.3.flatMap { Double($0) } ?? 0) / 60)
    }
    text = text.replacingOccurrences(
      of: "[0-9]+.h(.[0-9]+.min)?", with: "", options: .regularExpression)
    for match in text.matches(of: /[0-9]{1,3}([\u{A0}\u{202F},][0-9]{3})+|[0-9]+([.,][0-9]+)?/) {
      let plain = match.output.0.filter { $0 != "\u{A0}" && $0 != "\u{202F}" }
      found.append(Double(plain.replacingOccurrences(of: ",", with: match.output.1 != nil ? "" : "."))!)
    }
    return found
  }
}
