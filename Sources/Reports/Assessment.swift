import Journal

/// What a book of days means under a configuration, seen from one day: the question all reports ask.
package struct Assessment: Sendable {
  /// The days.
  package let book: Book
  /// What is tracked.
  package let configuration: Configuration
  /// The day that a person still lives.
  package let today: Day
  /// The first day of the daybook that has a file; nil if the book holds every day file.
  package let firstFile: Day?

  /// Makes an assessment.
  ///
  /// `firstFile` tells whether the book reaches back to the beginning; where the folder was not listed,
  /// it is `Day.first`.
  package init(book: Book, configuration: Configuration, today: Day, firstFile: Day? = nil) {
    self.book = book
    self.configuration = configuration
    self.today = today
    self.firstFile = firstFile
  }
}
