/// The ratios that a rates table keeps between conversions of columns with dates: a line for each pair of currencies, with
/// a ratio for each day of the table. The cache allocates the memory of the ratios; their form is that of the columns.
///
/// A line never changes after it is inserted, and remains until the table is freed. So threads read lines without a lock,
/// and insert them by replacing the head of a list. A line is inserted once the rows that needed it would have paid for
/// it, so a table that converts few rows keeps nothing.
final class RatesCache: @unchecked Sendable {
  /// The parameters that determine the ratios of a line.
  struct Key: Equatable {
    let source: Int32
    let target: Int32
    let shift: Int32
    let gap: Int32
  }

  /// The ratios of a pair on successive days.
  struct Line {
    let ratios: UnsafeRawPointer
    let firstDay: Int32
    let count: UInt32
  }

  /// The size of a ratio in bytes.
  static var ratioSize: Int { 16 }

  private struct Head {
    let key: Key
    let firstDay: Int32
    let count: UInt32
    /// The address of the next line of the list, or 0.
    var next: Int
  }

  /// The limit on the ratios of a table: 16 MB.
  private static var most: Int { 1 << 20 }
  /// The least number of ratios that a line counts as, which limits the number of lines.
  private static var leastOfLine: Int { 1 << 10 }
  /// Computing the ratio of a single row is at least as slow as computing two ratios in succession.
  private static var ratiosPerRow: Int { 2 }
  private static var listCount: Int { 16 }
  private static var headSize: Int { (MemoryLayout<Head>.stride &+ 15) & ~15 }

  /// The lists' first lines, the number of reserved ratios, and the number of rows that computed their own.
  private let words: UnsafeMutablePointer<Int>

  init() {
    words = .allocate(capacity: RatesCache.listCount &+ 2)
    words.initialize(repeating: 0, count: RatesCache.listCount &+ 2)
  }

  deinit {
    for list in 0..<RatesCache.listCount {
      var address = words[list]
      while let line = UnsafeMutableRawPointer(bitPattern: address) {
        address = line.load(as: Head.self).next
        line.deallocate()
      }
    }
    words.deallocate()
  }

  private var reserved: UnsafeMutablePointer<Int> { words + RatesCache.listCount }
  private var openRows: UnsafeMutablePointer<Int> { words + (RatesCache.listCount &+ 1) }

  private func list(of key: Key) -> UnsafeMutablePointer<Int> {
    words + Int(UInt32(bitPattern: key.source &+ key.target) % UInt32(truncatingIfNeeded: RatesCache.listCount))
  }

  /// The line of a key, or nil.
  func line(_ key: Key, _ machine: RatesMachine) -> Line? {
    RatesCache.line(key, from: machine.load(list(of: key)))
  }

  private static func line(_ key: Key, from address: Int) -> Line? {
    var address = address
    while let line = UnsafeRawPointer(bitPattern: address) {
      let head = line.load(as: Head.self)
      if head.key == key {
        return Line(ratios: line + headSize, firstDay: head.firstDay, count: head.count)
      }
      address = head.next
    }
    return nil
  }

  /// Reserves room for lines that a call needs, and records its rows. Returns whether the call inserts the lines.
  ///
  /// - Parameters:
  ///   - rows: the number of rows of the call that need the lines.
  ///   - days: the number of days of each line.
  func admits(_ lines: Int, of days: Int, forRows rows: Int, _ machine: RatesMachine) -> Bool {
    let size = max(days, RatesCache.leastOfLine)
    let (count, overflow) = lines.multipliedReportingOverflow(by: size)
    if overflow || count > RatesCache.most { return false }
    let cost = lines &* days / RatesCache.ratiosPerRow
    if machine.add(openRows, min(rows, cost)) < cost { return false }
    _ = machine.add(openRows, 0 &- cost)
    let isFree =
      machine.add(reserved, count) <= RatesCache.most
      && machine.hasRoom(lines &* (days &* RatesCache.ratioSize &+ RatesCache.headSize))
    if !isFree { giveBack(lines, of: days, machine) }
    return isFree
  }

  /// Releases the room of lines that are not inserted.
  func giveBack(_ lines: Int, of days: Int, _ machine: RatesMachine) {
    _ = machine.add(reserved, 0 &- lines &* max(days, RatesCache.leastOfLine))
  }

  /// Inserts a line, for which `admits` has reserved the room. If another thread has inserted it meanwhile, returns that
  /// line.
  func insert(
    _ key: Key, firstDay: Int32, count: Int, _ machine: RatesMachine,
    _ fill: (UnsafeMutableRawPointer) -> Void
  ) -> Line {
    let line = UnsafeMutableRawPointer.allocate(
      byteCount: RatesCache.headSize &+ count &* RatesCache.ratioSize, alignment: 16)
    fill(line + RatesCache.headSize)
    let list = list(of: key)
    while true {
      let next = machine.load(list)
      if let other = RatesCache.line(key, from: next) {
        line.deallocate()
        giveBack(1, of: count, machine)
        return other
      }
      let head = Head(key: key, firstDay: firstDay, count: UInt32(truncatingIfNeeded: count), next: next)
      line.storeBytes(of: head, as: Head.self)
      if machine.replace(list, next, Int(bitPattern: line)) {
        return Line(ratios: line + RatesCache.headSize, firstDay: firstDay, count: head.count)
      }
    }
  }
}
