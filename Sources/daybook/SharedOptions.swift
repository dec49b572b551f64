import Rendering
import Speech

/// The options that stand before or after any command.
struct SharedOptions: Sendable {
  /// `--dir`
  var folder: String?
  /// `--now`
  var now: MomentText?
  /// `--lang`
  var language: Language?
  /// `--color`
  var color = ColorChoice.auto
  /// `--ascii`
  var isASCII = false
}
