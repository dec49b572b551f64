/// The commit that the sources are of, as `git archive` writes it here: its number and its date.
///
/// Releases, and the source archives of the sites that hold the repository, are made by it; in a checkout the pattern
/// stays as it is, since what is built there need not be what was committed.
enum SourceCommit {
  private static let archived = "$Format:%H %cs$"

  /// The number and the date; nil in a checkout.
  static let name = archived.contains("Format") ? nil : archived
}
