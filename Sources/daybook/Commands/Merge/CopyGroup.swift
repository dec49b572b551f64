import Journal

/// A file of the daybook and the copies beside it that are to be folded into it; paths are within the daybook.
struct CopyGroup {
  /// The file that counts, whether or not it exists.
  var target: String
  /// The day that it is of; nil for `daybook.conf` and `badges.txt`.
  var day: Day?
  /// In the order of their paths; at least one.
  var copies: [String]
}

/// The files beside the day files, sorted by what `merge` can do with them.
struct CopyList {
  /// The files that have copies: days in their order, then the others.
  private(set) var groups: [CopyGroup] = []
  /// Copies that may be a person's own files, with their days: left alone until the day is named.
  private(set) var possible: [(path: String, day: Day)] = []
  /// Copies of days whose file is not on this machine, with their days.
  private(set) var waiting: [(path: String, day: Day)] = []

  /// Sorts the copies of a listing, of one day or of everything.
  init(_ index: DayIndex, of day: Day?, in daybook: Daybook) {
    var missing: Set<Day> = []
    for case .placeholder(_, let day) in index.oddities where index.entry(of: day) == nil {
      missing.insert(day)
    }
    var found: [(target: String, day: Day?, copy: String)] = []
    for oddity in index.oddities {
      switch oddity {
      case .conflictCopy(let path, let its, let isCertain):
        guard day ?? its == its else { continue }
        if missing.contains(its) {
          waiting.append((path, its))
        } else if isCertain || day != nil {
          let target = index.entry(of: its)?.path
          found.append((target ?? daybook.original(of: path, its), its, path))
        } else {
          possible.append((path, its))
        }
      case .second(let its, let place, let counts):
        if day ?? its == its { found.append((counts.path(of: its), its, place.path(of: its))) }
      case .otherCopy(let path, let original): if day == nil { found.append((original, nil, path)) }
      case .placeholder, .unreadable, .misnamed: continue
      }
    }
    var places: [String: Int] = [:]
    for copy in found {
      // A day without a file gets one, not one for each ending that its copies have.
      let key = copy.day?.description ?? copy.target
      if let place = places[key] {
        groups[place].copies.append(copy.copy)
      } else {
        places[key] = groups.count
        groups.append(CopyGroup(target: copy.target, day: copy.day, copies: [copy.copy]))
      }
    }
    groups.sort { ($0.day ?? .last, $0.target) < ($1.day ?? .last, $1.target) }
  }
}

extension Daybook {
  /// The file that a copy was once made of: in its folder, with its ending, by the name that is read there.
  fileprivate func original(of path: String, _ day: Day) -> String {
    let name = path.split(separator: "/").last ?? ""
    let folder = path.dropLast(name.count)
    let isMarkdown = name.lowercased().split(separator: ".").dropFirst().contains { part in
      part == "md" || part.hasPrefix("md ") || part.hasPrefix("md~")
    }
    let ending = DayEnding(isMarkdown: isMarkdown).rawValue
    if let usual = DayPlace.usual.map({ $0.path(of: day) }).first(where: {
      $0.hasPrefix(folder) && !$0.dropFirst(folder.count).contains("/") && $0.hasSuffix(ending)
    }) {
      return usual
    }
    return placeForNewFile(of: day, like: DayPlace(patterned: folder + "a" + ending)).path(of: day)
  }
}
