import Speech

extension TypedWords {
  /// Names by which habits and measures are known to the program, the best first; letter case does not matter.
  package static let water = Translated(["water"], cs: ["voda"])
  package static let sleep = Translated(["sleep"], cs: ["spánek", "spanek"])
  package static let energy = Translated(["kcal", "calories", "energy"], cs: ["kalorie", "energie"])
  package static let protein = Translated(
    ["protein", "proteins"], cs: ["bílkoviny", "bilkoviny", "proteiny"])
  package static let carbs = Translated(["carbs", "carbohydrates"], cs: ["sacharidy"])
  package static let fat = Translated(["fat", "fats"], cs: ["tuky", "tuk"])
  package static let weight = Translated(["weight"], cs: ["váha", "vaha", "hmotnost"])
  package static let caffeine = Translated(["caffeine"], cs: ["kofein"])
  package static let steps = Translated(["steps"], cs: ["kroky"])
  package static let training = Translated(
    ["workout", "training", "exercise", "gym"],
    cs: ["trénink", "trenink", "cvičení", "cviceni", "posilovna"])
  /// Those of them that are of one place: not every training is done there.
  package static let gym = Translated(["gym"], cs: ["posilovna"])
  package static let anyWorkout = Translated(["workout", "exercise"], cs: ["cvičení", "trénink"])
  package static let meals = Translated(
    [
      "breakfast", "brunch", "lunch", "dinner", "supper", "snack", "meal", "pre-workout", "post-workout",
    ],
    cs: [
      "snídaně", "snidane", "oběd", "obed", "večeře", "vecere", "svačina", "svacina", "jídlo", "jidlo",
    ])
  /// Those of them that are eaten from noon on.
  static let lateMeals = Translated(["lunch", "dinner", "supper"], cs: ["oběd", "večeře"]).orPlain
  /// Those of them that are eaten at noon, and in the evening.
  static let lunches = Translated(["lunch"], cs: ["oběd"]).orPlain
  static let suppers = Translated(["dinner", "supper"], cs: ["večeře"]).orPlain
  static let reading = Translated(
    ["read", "reading", "book", "bible"], cs: ["čtení", "četba", "číst", "kniha", "bible"]
  ).orPlain
  package static let running = Translated(["run", "running"], cs: ["běh"])
  package static let walking = Translated(["walk", "walking"], cs: ["chůze"])
  package static let hiking = Translated(["hike", "hiking"], cs: ["túra"])
  package static let cycling = Translated(["ride", "bike", "cycling"], cs: ["kolo"])
  package static let swimming = Translated(["swim", "swimming"], cs: ["plavání"])
  package static let yoga = Translated(["yoga"], cs: ["jóga"])
  package static let rowing = Translated(["row", "rowing"], cs: ["veslování"])
  package static let strength = Translated(["strength", "gym"], cs: ["posilování"])

  /// Words for one kind of exercise, a row each: a measure named by one of them is meant by the others too.
  package static let exercises: [Translated<[String]>] = [
    Translated(
      ["run", "ran", "running", "runs", "jog", "jogged", "jogging"],
      cs: ["běh", "běhání", "běhal", "běhala", "běžel", "běžela", "uběhl", "uběhla"]),
    Translated(
      ["walk", "walked", "walking", "hike", "hiked"],
      cs: ["chůze", "procházka", "šel", "šla", "ušel", "ušla"]),
    Translated(
      ["swim", "swam", "swimming"], cs: ["plavání", "plaval", "plavala", "uplaval", "uplavala"]),
    Translated(
      ["cycle", "cycled", "cycling", "bike", "biked", "ride", "rode"],
      cs: ["kolo", "jel", "jela", "ujel", "ujela"]),
    Translated(["row", "rowed", "rowing"], cs: ["veslování", "vesloval", "veslovala"]),
    Translated(["steps"], cs: ["kroky", "kroků"]),
    Translated(
      ["exercise", "exercised", "exercising"], cs: ["cvičení", "cvičil", "cvičila", "cvicil", "cvicila"]),
  ]

  /// Names of what is counted by the numbers that it has.
  static let pages = Translated(["pages", "page"], cs: ["stránky", "strany", "stránek", "stran"])
  /// Names of how one feels, which notes have as points.
  package static let feelings = Translated(["mood", "stress"], cs: ["nálada", "nalada", "stres"])
  /// Names of how lively one feels, by which kilocalories go too.
  package static let liveliness = Translated(["energy"], cs: ["energie"])

  /// Names of what is a level and no amount, besides the weight: two of a day do not add up.
  static let levels = [
    Translated(
      ["body weight", "bodyweight", "body mass index", "bmi", "waist", "body fat", "body fat percentage"],
      cs: ["tělesná hmotnost", "pas", "obvod pasu", "tělesný tuk"]),
    feelings,
    Translated(
      [
        "pulse", "resting pulse", "heart rate", "heartrate", "resting heart rate", "heart rate variability",
        "hrv",
        "respiratory rate", "blood oxygen saturation", "vo2 max",
      ],
      cs: ["tep", "puls", "pulz", "srdeční tep", "klidový tep", "tepová frekvence"]),
    Translated(["temperature", "body temperature"], cs: ["teplota", "tělesná teplota"]),
    Translated(
      ["blood pressure", "systolic", "diastolic"],
      cs: ["krevní tlak", "tlak", "systolický tlak", "diastolický tlak"]),
    Translated(
      ["glucose", "blood glucose", "blood sugar"],
      cs: ["glykémie", "glykemie", "glukóza", "glukoza", "krevní cukr"]),
  ]
}
