/// The files that a command had changed before it failed.
struct WrittenFiles: Hashable, Sendable {
  var count = 0
  /// Whether `undo` takes them back.
  var canBeUndone = true
  /// Whether what became of them is said already.
  var areTold = false
}
