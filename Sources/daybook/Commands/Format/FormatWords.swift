import Rendering

extension Words {
  /// A file whose plain form would not say the same, which is a fault of daybook's own.
  func formattingRefused(_ path: String) -> String {
    say(
      "\(path.printable) was left as it is: its plain form would not say the same; please report this",
      "\(path.printable) zůstal, jak je: prostá podoba by neříkala totéž; ohlaste to prosím")
  }
}
