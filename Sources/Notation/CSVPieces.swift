extension CSVWriter {
  /// The bytes of one cell, quoted and guarded as the dialect asks: for cells that many rows share.
  package static func bytes(of cell: CSVCell, _ dialect: CSVDialect) -> ContiguousArray<UInt8> {
    var writer = CSVWriter(dialect)
    writer.bytes = []
    writer.add([cell, .empty])
    // The separator and the line end of the row are not the cell's.
    return ContiguousArray(writer.bytes.dropLast(3))
  }
}
