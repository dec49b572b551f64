import Journal

extension CoachFacts {
  /// A share of what is left of the day, for one of the meals to come.
  package struct Share: Hashable, Sendable {
    /// The least calories; nil where nothing asks for any.
    package var leastKcal: Int64?
    /// The most calories; nil without a limit.
    package var mostKcal: Int64?
    /// The protein; nil where none is left to be asked.
    package var protein: Int64?
  }

  /// How many meals what is left is shared by: those to come, at least one.
  package var mealsSharing: Int { max(1, mealsToCome.count) }

  /// What is left, shared evenly by the meals to come: a rule of thumb, and the only one there is here.
  package var share: Share { share(by: mealsSharing) }

  /// What is left, shared evenly by so many meals, at least 1.
  package func share(by count: Int) -> Share {
    func part(_ amount: Int64) -> Int64 { Amount.scaled(amount, by: 1, over: Int64(count)) }
    let (kcal, protein) = (nutrition(.kcal), nutrition(.protein))
    return Share(
      leastKcal: kcal.flatMap { $0.left > 0 ? part($0.left) : nil }, mostKcal: kcal?.room.map(part),
      protein: protein.flatMap { $0.left > 0 ? part($0.left) : nil })
  }

  /// How many meals are suggested at the most.
  package static let mostSuggestions = 3

  /// Whether a meal fits into so many calories: where there is a limit, its own must be known.
  private func fits(_ meal: Meal, into most: Int64?) -> Bool {
    guard let most else { return true }
    return meal.amounts[.kcal].map { $0 <= most } ?? false
  }

  /// The earlier meals that what the person said mentions.
  package var mealsOfWish: [Meal] {
    Array(earlierMeals.mentioning(wish).prefix(Self.mostSuggestions))
  }

  var isWishUnknown: Bool {
    !wish.isEmpty && earlierMeals.mentioning(wish).isEmpty && !fittingMeals.isEmpty
  }
  var hasNoMealsYet: Bool { earlierMeals.isEmpty }

  /// The person's own earlier meals that fit into what is left of the day, newest first; what was mentioned is first,
  /// and while protein is short those that bring their share of it come before others.
  package var fittingMeals: [Meal] {
    let fitting = earlierMeals.filter { fits($0, into: nutrition(.kcal)?.room) }
    let mentioned = Set(fitting.mentioning(wish))
    let wanted = share.protein
    func rank(_ meal: Meal) -> Int {
      let isRich = wanted.map { meal.protein >= $0 } ?? true
      return (mentioned.contains(meal) ? 0 : 2) + (isRich ? 0 : 1)
    }
    let ranked = fitting.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    return Array(ranked.map(\.element).prefix(Self.mostSuggestions))
  }

  /// The earlier meals that brought the most protein, the newest of equals first; while calories have a limit, of those
  /// within an even share of a whole day of meals, if there are any.
  package var richestMeals: [Meal] {
    let whole = nutrition(.kcal)?.target?.atMost
    let most = whole.map { Amount.scaled($0, by: 1, over: Int64(max(1, subjects.meals.count))) }
    let fitting = earlierMeals.filter { fits($0, into: most) }
    let rich = (fitting.isEmpty ? earlierMeals : fitting).enumerated().filter { $0.element.protein > 0 }
      .sorted {
        (-$0.element.protein, $0.offset) < (-$1.element.protein, $1.offset)
      }
    return Array(rich.map(\.element).prefix(Self.mostSuggestions))
  }

  /// One of the person's own meals for each of the meals to come, on the same habit, that fits its share, none twice:
  /// the newest, or while protein is short the newest that brings its share of it, else the richest; nil where none does.
  package var menu: [(open: Open, meal: Meal?)] {
    var taken = Set<Meal>()
    let share = share
    return mealsToCome.map { open in
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
  fileprivate var protein: Int64 { amounts[.protein] ?? 0 }
}
