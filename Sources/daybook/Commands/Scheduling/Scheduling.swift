import Interchange
import Journal
import Platform
import Rendering

/// What a command that a timer may run says of itself, to print its unit.
extension Daybook {
  /// The unit of a command of this daybook: it carries the folder, and the language unless the daybook has its own.
  func unit(
    of command: String, by scheduler: Scheduler, every minutes: Int, title: String,
    display: ScheduledUnit.Display? = nil, in world: World
  ) throws(CommandError) -> ScheduledUnit {
    let program = ownProgram(in: world)
    for path in [display.map { Path($0.path) }, program, folder].compactMap({ $0 })
    where Path(path.description) != path || !ScheduledUnit.canHold(path.description) {
      throw CommandError { $0.notForAUnit(path.description) }
    }
    let language = configuration.language == nil ? ["--lang", words.language.rawValue] : []
    return ScheduledUnit(
      scheduler: scheduler, command: command, mark: unitMark,
      interval: minutes, display: display,
      call: [program.description, "--dir", folder.description] + language,
      title: title)
  }

  /// What units call this daybook by: its folder's name as far as it is plain, and a few digits of its whole path.
  private var unitMark: String {
    let path = files.stateName(of: folder)
    let words = Path(bytes: path).lastComponent.split { byte in
      !(0x30...0x39).contains(byte) && !(0x61...0x7A).contains(byte | 0x20)
    }
    let name = words.map { String(decoding: $0, as: UTF8.self) } + [shortHash(path)]
    return name.joined(separator: "-")
  }

  /// Prints a unit, and says how to put it in place and how to take it away.
  func install(_ unit: ScheduledUnit, in world: inout World) {
    world.output.write(unit.text)
    world.say(words.putInPlace, by: settings)
    for command in unit.commands { world.say("  " + command, by: settings) }
    world.say(words.takeAway, by: settings)
    world.say("  " + unit.removal, by: settings)
    let scheduler = unit.scheduler
    if world.program(scheduler.steering) == nil {
      world.say(words.schedulerMissing(scheduler.rawValue, program: scheduler.steering), by: settings)
    }
  }

  /// Where this program is: as `PATH` names it, which may stay the same when it is replaced by a newer one.
  func ownProgram(in world: World) -> Path {
    let own = world.ownProgram()
    guard let named = world.program("daybook") else { return own ?? Path("daybook") }
    do throws(FileTrouble) {
      let isOwn = try world.files.resolved(named) == own
      return isOwn ? named : own ?? named
    } catch { return own ?? named }
  }
}

extension Words {
  /// Stands before the commands that put a unit in place.
  var putInPlace: String { say("to put it in place:", "jednotku uvedou do chodu tyto příkazy:") }

  /// Stands before the command that takes it away again.
  var takeAway: String { say("to take it away again:", "zase ji odstraní:") }

  /// The system that a unit is for does not seem to be there.
  func schedulerMissing(_ name: String, program: String) -> String {
    say(
      "\(name) does not seem to be on this machine: \(quoted(program)) is not on the PATH",
      "\(name) na tomto počítači zřejmě není: \(quoted(program)) není v PATH")
  }

  /// A path with control characters in it, or that is no UTF-8.
  func notForAUnit(_ path: String) -> String {
    say(
      "\(quoted(path)) cannot be written into a unit: its name has control characters, or is not UTF-8",
      "\(quoted(path)) nejde zapsat do jednotky: jeho název má řídicí znaky, nebo není v UTF-8")
  }
}
