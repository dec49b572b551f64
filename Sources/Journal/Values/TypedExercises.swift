import Speech

extension TypedWords {
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
  ]
}
