import Notation

/// The lines of an array's elements or an object's values, found out when the first is asked for.
struct ValueLines {
  private let places: JSONPlaces
  private let path: [String]
  private var lines: [Int]?

  init(_ places: JSONPlaces, at path: [String]) { (self.places, self.path) = (places, path) }

  /// The line of the value at a place, both counting from their first; nil if there is none.
  subscript(index: Int) -> Int? {
    mutating get {
      let all = lines ?? places.lines(at: path)
      lines = all
      return index < all.count ? all[index] : nil
    }
  }
}
