/// The built-in currencies: fixed-width lines made from `share/currencies/currencies.csv`, found by a perfect hash.
///
/// The lines are sorted by code, and no code is longer than 4 bytes. Each line contains the dates of the currency,
/// because digits and successors change: the meaning of a code may depend on the day. Successors and earlier digits,
/// which few currencies have, are in separate tables.
///
/// The tables are constant texts, so they cost no time when the library is loaded. An array of values would be built at
/// its first use, and would need a lock for that.
public enum CurrencyTable {
  /// The columns of a line, in the layout of the generator.
  private enum Column {
    static var code: Range<Int> { 0..<4 }
    static var kind: Int { 4 }
    static var numeric: Range<Int> { 5..<7 }
    static var digits: Range<Int> { 7..<8 }
    static var introduced: Int { 8 }
    static var withdrawn: Int { 11 }
    static var nameOffset: Range<Int> { 14..<16 }
    static var nameLength: Range<Int> { 16..<17 }
    static var countriesOffset: Range<Int> { 17..<19 }
    static var countriesLength: Range<Int> { 19..<20 }
    static var flag: Range<Int> { 20..<22 }
    static var successor: Range<Int> { 22..<24 }
  }

  /// The columns of a line in `successors`.
  private enum SuccessorColumn {
    static var code: Range<Int> { 0..<4 }
    static var factor: Range<Int> { 4..<17 }
    static var since: Int { 17 }
  }

  /// The columns of a line in `earlierDigits`.
  private enum EarlierColumn {
    static var row: Range<Int> { 0..<2 }
    static var digits: Range<Int> { 2..<3 }
    static var until: Int { 3 }
  }

  /// The row of a code; nil if the code is not built in.
  public static func row(of code: CurrencyCode) -> Int? {
    // No built-in code is longer than 4 bytes. In the table they have spaces behind them, in a code zeros. A code starts
    // with a letter, so not all of it is zeros.
    if code.tail != 0 { return nil }
    let bytes = code.head.byteSwapped
    let zeros = UInt32(truncatingIfNeeded: bytes.trailingZeroBitCount) & ~7
    let wanted = bytes | (0x2020_2020 & ~(UInt32.max &<< zeros))
    // The hash maps each built-in code to a different row. A search would mispredict about half of its branches.
    let product = code.head &* hashFactor
    let bucket = Int(truncatingIfNeeded: product &>> UInt32(truncatingIfNeeded: 32 &- bucketBits))
    let below = Int(truncatingIfNeeded: product &>> UInt32(truncatingIfNeeded: 32 &- bucketBits &- slotBits))
    let slot = (below &+ Int(buckets.utf8Start[bucket])) & (1 << slotBits &- 1)
    let row = Base92.number(slots, slot &* 2, 2)
    return key(row) == wanted ? row : nil
  }

  public static func contains(_ code: CurrencyCode) -> Bool { row(of: code) != nil }

  /// True for the built-in codes of three letters, given as a little-endian integer; false for all other bytes.
  public static func contains(letters head: UInt32) -> Bool {
    let code = CurrencyCode(head: head, tail: 0)
    return code.isThreeUppercaseLetters && row(of: code) != nil
  }

  /// The number of fraction digits of the last known minor unit of such a code; nil likewise, or without a minor unit.
  public static func digits(ofLetters head: UInt32) -> UInt32? {
    let code = CurrencyCode(head: head, tail: 0)
    guard code.isThreeUppercaseLetters, let row = row(of: code) else { return nil }
    return digits(row, on: nil)
  }

  /// The first day on which a code is not that of a current currency any more; nil if it is, or is not known.
  static func withdrawn(_ code: CurrencyCode) -> Day? { row(of: code).flatMap { day($0, Column.withdrawn) } }

  private static func key(_ row: Int) -> UInt32 {
    UInt32(
      bigEndian: UnsafeRawPointer(lines.utf8Start)
        .loadUnaligned(fromByteOffset: row &* lineWidth, as: UInt32.self))
  }

  /// The bytes in a field of a table, without the spaces after them.
  private static func text(_ table: StaticString, _ start: Int, _ column: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    let field = table.utf8Start + (start &+ column.lowerBound)
    var count = column.count
    while count > 0, field[count &- 1] == ASCII.space { count &-= 1 }
    return UnsafeBufferPointer(start: field, count: count)
  }

  private static func field(_ row: Int, _ column: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    text(lines, row &* lineWidth, column)
  }

  private static func number(_ row: Int, _ column: Range<Int>) -> Int {
    Base92.number(lines, row &* lineWidth &+ column.lowerBound, column.count)
  }

  /// The number in an optional field.
  private static func optional(_ row: Int, _ column: Range<Int>) -> Int? {
    let value = number(row, column)
    return value == 0 ? nil : value &- 1
  }

  private static func day(_ row: Int, _ column: Int) -> Day? { Day(base92: lines, at: row &* lineWidth &+ column) }
}

extension CurrencyTable {
  package static func code(_ row: Int) -> CurrencyCode? { CurrencyCode(bytes: field(row, Column.code)) }

  package static func kind(_ row: Int) -> Currency.Kind {
    switch lines.utf8Start[row &* lineWidth &+ Column.kind] {
    case UInt8(ascii: "h"): .historical
    case UInt8(ascii: "s"): .special
    case UInt8(ascii: "u"): .unit
    case UInt8(ascii: "i"): .informal
    default: .current
    }
  }

  /// The number of fraction digits of the minor unit on a day, or the last known one without a day; nil without a minor
  /// unit.
  package static func digits(_ row: Int, on day: Day?) -> UInt32? {
    if let day {
      for line in 0..<earlierCount where isEarlier(line, of: row) {
        if let until = earlierUntil(line), day < until {
          return UInt32(truncatingIfNeeded: earlier(line, EarlierColumn.digits))
        }
      }
    }
    return optional(row, Column.digits).map { UInt32(truncatingIfNeeded: $0) }
  }

  /// The first day of the current minor unit; nil if it never changed.
  static func digitsSince(_ row: Int) -> Day? {
    var since: Day?
    for line in 0..<earlierCount where isEarlier(line, of: row) {
      since = earlierUntil(line)
    }
    return since
  }

  /// True if a line about earlier digits belongs to a currency.
  private static func isEarlier(_ line: Int, of row: Int) -> Bool { earlier(line, EarlierColumn.row) == row }

  private static func earlier(_ line: Int, _ column: Range<Int>) -> Int {
    Base92.number(earlierDigits, line &* earlierWidth &+ column.lowerBound, column.count)
  }

  /// The day on which the digits of a line ended.
  private static func earlierUntil(_ line: Int) -> Day? {
    Day(base92: earlierDigits, at: line &* earlierWidth &+ EarlierColumn.until)
  }

  /// The successor of a currency, or nil.
  private static func successor(_ row: Int) -> CurrencyCode? {
    guard let place = optional(row, Column.successor) else { return nil }
    return CurrencyCode(bytes: text(successors, place &* successorWidth, SuccessorColumn.code))
  }

  package static func isWithdrawn(_ code: CurrencyCode) -> Bool {
    guard let row = row(of: code) else { return false }
    return kind(row) == .historical
  }

  /// The current successor of a currency, possibly through others, or nil.
  package static func presentSuccessor(of code: CurrencyCode) -> CurrencyCode? {
    var next = row(of: code).flatMap(successor)
    while let code = next, isWithdrawn(code) { next = row(of: code).flatMap(successor) }
    return next
  }

  /// The fixed factor of a row: 1 successor = factor of this currency, from a day on or always.
  static func fixedFactor(_ row: Int) -> FixedFactor? {
    guard let place = optional(row, Column.successor), let successor = successor(row),
      let factor = try? Rate(parsing: text(successors, place &* successorWidth, SuccessorColumn.factor))
    else { return nil }
    return FixedFactor(
      successor: successor, factor: factor,
      since: Day(base92: successors, at: place &* successorWidth &+ SuccessorColumn.since),
      isUnit: kind(row) == .unit)
  }

  @_optimize(size)
  public static func currency(_ row: Int) -> Currency? {
    guard row >= 0, row < count, let code = code(row) else { return nil }
    return Currency(
      code: code,
      kind: kind(row),
      numeric: optional(row, Column.numeric),
      digits: digits(row, on: nil),
      introduced: day(row, Column.introduced),
      withdrawn: day(row, Column.withdrawn),
      successor: successor(row),
      fixedFactor: fixedFactor(row),
      cashStep: coarseStep(of: code, digits(row, on: nil)),
      flag: Array(field(row, Column.flag)),
      countries: slice(of: countries, row, Column.countriesOffset, Column.countriesLength),
      name: slice(of: names, row, Column.nameOffset, Column.nameLength))
  }

  /// The cash step of a currency, if it is not the currency's minor unit.
  private static func coarseStep(of code: CurrencyCode, _ digits: UInt32?) -> Decimal? {
    guard let step = CashTable.step(of: code), let digits, step != Decimal(unchecked: 1, scale: digits) else {
      return nil
    }
    return step
  }

  private static func slice(
    of text: StaticString, _ row: Int, _ offset: Range<Int>, _ length: Range<Int>
  ) -> [UInt8] {
    Array(UnsafeBufferPointer(start: text.utf8Start + number(row, offset), count: number(row, length)))
  }

  /// The row of a numeric code on a day; in the table's last state if no day is given.
  public static func row(ofNumeric numeric: Int, on day: Day?) -> Int? {
    var last: (row: Int, withdrawn: Day?)?
    for row in 0..<count where optional(row, Column.numeric) == numeric {
      let withdrawn = self.day(row, Column.withdrawn)
      if let day {
        if let introduced = self.day(row, Column.introduced), day < introduced { continue }
        if let withdrawn, day >= withdrawn { continue }
        return row
      }
      guard let withdrawn else { return row }
      if let known = last?.withdrawn, known >= withdrawn { continue }
      last = (row, withdrawn)
    }
    return last?.row
  }
}
