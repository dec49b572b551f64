import Testing

@testable import Notation

@Suite struct JSONPlacesTests {
  static let text = """
    {"a": 1,
     "b": {"x": [1,
       "}, \\"]", {"y":
        [ ]}, [
       2, 3]], "z": null},
     "a": [
       true,
       -1.5e3 ] }
    """

  @Test(
    arguments: [
      ([], [1, 2, 6]), (["b"], [2, 5]), (["b", "x"], [2, 3, 3, 4]), (["b", "x", "2"], [4]),
      (["b", "x", "3"], [5, 5]), (["a"], [7, 8]), (["a", "0"], []), (["c"], []), (["b", "x", "9"], []),
    ] as [([String], [Int])])
  func eachValueHasItsLine(path: [String], lines: [Int]) {
    #expect(JSONPlaces(ContiguousArray("\u{FEFF}\(JSONPlacesTests.text)".utf8)).lines(at: path) == lines)
  }

  @Test(arguments: ["", "{", "[1", "{\"a\"", "{\"a\":", "[\"", "[[[", "{]", "[:::", "x"])
  func brokenJSONIsReadToItsEnd(text: String) {
    #expect(JSONPlaces(ContiguousArray(text.utf8)).lines(at: []).count <= 1)
  }
}
