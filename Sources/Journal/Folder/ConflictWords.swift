/// The words that services and programs write into the names of copies, in small letters.
enum ConflictWords {
  /// A copy, as Explorer, Finder and Linux file managers say it, and the cases of these words.
  static let copies: Set<String> = [
    "copy", "kopie", "kopii", "kopií", "kopi", "kopia", "kopię", "kopią", "kopian", "kopien", "kópia",
    "kópie",
    "kópiu", "kopio", "copia", "cópia", "copie", "còpia", "kopya", "kopyası", "kopija", "копия", "копии",
    "копию",
    "копією", "копія", "копії", "копію", "másolat", "másolata", "salinan", "exemplaar", "αντίγραφο",
  ]

  /// The same in writing that puts no blank between words, the longer ones first.
  static let wideCopies = [
    "のコピー", "的副本", "的複本", "의 복사본", "의복사본", "コピー", "副本", "複本", "复制", "複製", "复件", "복사본", "สำเนา",
  ]

  /// The words beside a copy where there is more than one.
  static let others: Set<String> = [
    "another", "další", "druhá", "jiná", "ďalšia", "andere", "weitere", "autre", "otra", "altra", "outra",
    "inna",
    "kolejna", "annan", "anden", "annen", "другая",
  ]

  /// The word between a copy and the name that it is a copy of.
  static let ofs = ["of", "von", "van", "de", "di", "da", "do", "af", "av", "souboru", "súboru", "pliku"]

  /// The words that brackets hold with nothing else, but for a number.
  static let wholes: Set<String> = [
    "case conflict", "unicode encoding conflict", "whitespace conflict", "selective sync conflict",
    "conflict",
    "conflicted", "konflikt",
  ]

  /// Words that stand side by side.
  static let phrases: [[String]] = [
    ["conflicted", "copy"], ["conflicting", "copy"], ["conflict", "copy"], ["copie", "en", "conflit"],
    ["copia", "conflictiva"], ["copia", "en", "conflicto"], ["copia", "in", "conflitto"],
    ["cópia", "em", "conflito"], ["cópia", "conflitante"], ["cópia", "conflituosa"],
    ["còpia", "en", "conflicte"],
    ["conflicterende", "kopie"], ["conflicterend", "exemplaar"], ["copie", "în", "conflict"],
    ["copie", "conflictuală"], ["salinan", "bercanggah"], ["salinan", "bentrok"], ["salinan", "konflik"],
    ["bản", "sao", "xung", "đột"], ["αντίγραφο", "σε", "διένεξη"], ["ristiriitainen", "kopio"],
  ]

  /// Phrases of writing without blanks.
  static let widePhrases = [
    "問題のあるコピー", "競合コピー", "競合するコピー", "的冲突副本", "的衝突複本", "的衝突副本", "冲突的副本", "충돌된 사본", "충돌 사본",
    "สำเนาที่ขัดแย้ง", "สำเนาขัดแย้ง",
  ]

  /// The beginnings of words for a conflict in languages that bend them; a word for a copy has to stand beside it.
  static let roots = ["konflikt", "skonflikt", "конфл", "modstrid", "motstrid", "çakış", "ütköz"]

  /// The first letters of months as Synology writes them.
  static let months = Set(DateNames.months(.en, isShort: true).map { $0.lowercased() })
}
