import Journal
import Notation

extension DocumentLens {
  /// A box that is begun becomes a whole one: `[x` and `[-` get their end, `[x]` a blank; an end typed behind that is
  /// taken back.
  func typed(_ character: String, at position: JSON?) -> JSON {
    guard day != nil, let offset = document.text.offset(position), let line = line(at: offset) else {
      return []
    }
    let start = Int(file.lines[line].start)
    let before = file.source.text(start..<offset)
    let rest = file.source.text(offset..<max(offset, bytes(ofLine: line).upperBound))
    let boxes = ["[x", "[X", "[-"]
    let typed = before.drop { $0 == " " || $0 == "\t" || $0 == ">" }
    let bare = Line.withoutBullet(typed)
    let edit: TextEdit
    switch character {
    case "x" where boxes.contains(String(bare)), "-" where boxes.contains(String(bare)):
      edit =
        rest.hasPrefix("]")
        ? TextEdit(offset + 1..<offset + 1, rest.hasPrefix("] ") ? "" : " ") : TextEdit(offset..<offset, "] ")
    case "]" where boxes.contains { bare == $0 + "] ]" }: edit = TextEdit(offset - 1..<offset, "")
    case "]" where boxes.contains { bare == $0 + "]" } || bare == "[ ]":
      edit = TextEdit(offset..<offset, rest.hasPrefix(" ") ? "" : " ")
    default: return []
    }
    return edit.range.isEmpty && edit.replacement.isEmpty ? [] : [document.text.json(edit)]
  }
}
