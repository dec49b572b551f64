import Foundation

/// The days and the configuration of a folder of `Examples`, by their names, without copies that a sync service left.
package func example(_ name: String) throws -> [String: String] {
  let folder = packageFolder.appendingPathComponent("Examples/\(name)")
  var texts: [String: String] = [:]
  for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
  where !file.contains("(") && [".txt", ".md", ".conf"].contains(where: file.hasSuffix) {
    texts[file] = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }
  return texts
}
