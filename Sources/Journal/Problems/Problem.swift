/// How much a problem costs: a line, a doubt, or nothing.
package enum Severity: String, Sendable { case error, warning, hint }

/// Something in a file that does not mean what its writer may think: data, whose words live elsewhere.
package struct Problem: Hashable, Sendable {
  /// What is wrong, with the texts and figures that the message needs.
  package var fault: Fault
  /// The line it is in, counting from 0; nil for a problem of a whole file or folder.
  package var line: Int32?
  /// The bytes it is about, from the line's first byte, counting from 0; empty for a whole line's problem at its start.
  package var range: Range<Int32>
  /// What to write in place of some bytes of the line; nil if only the writer can know.
  package var fix: Fix?

  /// Makes a problem of a part of a line.
  package init(_ fault: Fault, line: Int32?, range: Range<Int32>, fix: Fix? = nil) {
    self.fault = fault
    self.line = line
    self.range = range
    self.fix = fix
  }

  /// Makes a problem of a whole file.
  package init(ofFile fault: Fault) {
    self.init(fault, line: nil, range: 0..<0)
  }

  /// Its code, one meaning for ever.
  package var code: ProblemCode { fault.code }
  /// How much it costs.
  package var severity: Severity { code.severity }
}

/// A replacement of some bytes of one line.
package struct Fix: Hashable, Sendable {
  /// The bytes to replace, from the line's first byte, counting from 0.
  package var range: Range<Int32>
  /// What to write instead.
  package var text: String

  package init(range: Range<Int32>, text: String) {
    self.range = range
    self.text = text
  }
}
