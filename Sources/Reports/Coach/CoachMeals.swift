import Journal

extension CoachFacts {
  /// A share of what is left of the day, for one of the meals to come.
  package struct Share: Hashable, Sendable {
    /// The least calories; nil where nothing asks for any.
    package var leastKcal: Micros?
    /// The most calories; nil without a limit.
    package var mostKcal: Micros?
    /// The protein; nil where none is left to be asked.
    package var protein: Micros?
  }

  /// How many meals what is left is shared by: those to come, at least one.
  package var mealsSharing: Int { max(1, mealsToCome.count) }

  /// The next meal's share of what is left of the day.
  package var share: Share { share(ofMeal: 0) }

  /// The share of one of the meals to come in what is left, by its place; all of it where there is no such meal.
  ///
  /// A rule of thumb: it is as large as the earlier meals on the same habit were beside those of the others, or as large
  /// as any other if of one of them nothing is known.
  package func share(ofMeal place: Int) -> Share {
    share { nutrient in
      guard mealsToCome.indices.contains(place) else { return (1, 1) }
      let usual = mealsToCome.map { usualAmount(of: nutrient, on: $0.subject) }
      let known = usual.compactMap { $0 }
      guard known.count == usual.count else { return (1, Micros(Int64(mealsToCome.count))) }
      return (known[place], known.reduce(0, +))
    }
  }

  /// All that is left of the day.
  package var rest: Share { share { _ in (1, 1) } }

  private func share(_ part: (Nutrient) -> (part: Micros, whole: Micros)) -> Share {
    func scaled(_ amount: Micros, _ nutrient: Nutrient) -> Micros {
      let (part, whole) = part(nutrient)
      return amount.scaled(by: part.number, over: whole.number)
    }
    let (kcal, protein) = (nutrition(.kcal), nutrition(.protein))
    return Share(
      leastKcal: kcal.flatMap { $0.left > 0 ? scaled($0.left, .kcal) : nil },
      mostKcal: kcal?.room.map { scaled($0, .kcal) },
      protein: protein.flatMap { $0.left > 0 ? scaled($0.left, .protein) : nil })
  }

  /// The mean amount of a nutrient in the earlier meals on a habit; nil if nothing above 0 is known.
  private func usualAmount(of nutrient: Nutrient, on subject: Reference?) -> Micros? {
    let known = earlierMeals.compactMap { meal in
      meal.habit.map(Reference.habit) == subject ? meal.amounts[nutrient] : nil
    }
    let sum = known.reduce(0, +)
    return sum > 0 ? max(1, sum.divided(by: known.count)) : nil
  }

  /// How many meals are suggested at the most.
  package static let mostSuggestions = 3

  /// Whether a meal fits into so many calories: where there is a limit, its own must be known.
  private func fits(_ meal: Meal, into most: Micros?) -> Bool {
    guard let most else { return true }
    return meal.amounts[.kcal].map { $0 <= most } ?? false
  }

  /// The earlier meals that what the person said mentions.
  package var mealsOfWish: [Meal] { Array(earlierMeals.mentioning(wish).prefix(Self.mostSuggestions)) }

  var isWishUnknown: Bool { !wish.isEmpty && spoken.isEmpty && mealsOfWish.isEmpty && !fittingMeals.isEmpty }

  /// Whether a meal that the person mentions fits.
  var isWishFitting: Bool { !fittingMeals.mentioning(wish).isEmpty }

  /// The person's own earlier meals that are within the next meal's share of calories, newest first; what was mentioned
  /// is first, then while protein is short what brings it in the proportion that is left.
  package var fittingMeals: [Meal] {
    let share = share
    let fitting = earlierMeals.filter { fits($0, into: share.mostKcal) }
    let mentioned = Set(fitting.mentioning(wish))
    func rank(_ meal: Meal) -> Int {
      let isRich = share.protein.map { meal.protein >= asked($0, of: meal, share.mostKcal) } ?? true
      return (mentioned.contains(meal) ? 0 : 2) + (isRich ? 0 : 1)
    }
    let ranked = fitting.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    return Array(ranked.map(\.element).prefix(Self.mostSuggestions))
  }

  /// The protein that a meal must bring for its calories, where so much is asked of a share with so many at the most.
  private func asked(_ protein: Micros, of meal: Meal, _ mostKcal: Micros?) -> Micros {
    guard let mostKcal, mostKcal > 0, let kcal = meal.amounts[.kcal] else { return protein }
    return protein.scaled(by: kcal.number, over: mostKcal.number)
  }

  /// Half of the calories that a day allows, beyond which one meal leaves too little to the others; nil without a limit.
  package var halfOfDay: Micros? { nutrition(.kcal)?.target?.atMost?.divided(by: 2) }

  /// The earlier meals that brought the most protein, the newest of equals first; none with less than half of the most,
  /// and none that is known to be over half of a day's calories.
  package var richestMeals: [Meal] {
    let meals = earlierMeals.filter { meal in
      halfOfDay.map { (meal.amounts[.kcal] ?? 0) <= $0 } ?? true
    }
    let most = meals.map(\.protein).max() ?? 0
    let rich = meals.enumerated().filter { $0.element.protein > 0 && 2 * $0.element.protein >= most }
      .sorted {
        ($1.element.protein, $0.offset) < ($0.element.protein, $1.offset)
      }
    return Array(rich.map(\.element).prefix(Self.mostSuggestions))
  }

  /// One of the person's own meals for each of the meals to come, on the same habit, that fits its share, none twice:
  /// the newest, or while protein is short the newest that brings its share of it, else the richest; nil where none does.
  package var menu: [(open: Open, meal: Meal?)] {
    var taken = Set<Meal>()
    return mealsToCome.enumerated().map { place, open in
      let share = share(ofMeal: place)
      let own = earlierMeals.filter {
        $0.habit.map(Reference.habit) == open.subject && !taken.contains($0) && fits($0, into: share.mostKcal)
      }
      let meal =
        share.protein.map { wanted in
          own.first { $0.protein >= wanted }
            ?? own.reversed().max { $0.protein < $1.protein }
        } ?? own.first
      if let meal { taken.insert(meal) }
      return (open, meal)
    }
  }
}

extension Meal {
  /// Its protein, 0 if nothing is known.
  fileprivate var protein: Micros { amounts[.protein] ?? 0 }
}
