/// The date that is `number` days after 1970-01-01, as files are named by it: `2026-01-12`.
func dateText(_ number: Int) -> String {
  // Years begin in March and eras of 400 years at year 0, so that a leap day is the last of its year.
  let shifted = number + 719_468
  let era = shifted / 146_097
  let dayOfEra = shifted % 146_097
  let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let marchMonth = (5 * dayOfYear + 2) / 153
  let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
  let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
  let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return padded(year, to: 4) + "-" + padded(month, to: 2) + "-" + padded(day, to: 2)
}

/// How many days after 1970-01-01 a date is that is written `2026-01-12`; nil if the text is none.
func dayNumber(of text: String) -> Int? {
  let parts = text.split(separator: "-", omittingEmptySubsequences: false)
  guard text.utf8.count == 10, parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]),
    let day = Int(parts[2]), year >= 1970
  else { return nil }
  let shifted = month <= 2 ? year - 1 : year
  let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
  let number = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  // A date that there is not comes back as another.
  return dateText(number) == text ? number : nil
}

/// A whole number from 0 with zeros before it, at least `width` digits in all.
func padded(_ number: Int, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
