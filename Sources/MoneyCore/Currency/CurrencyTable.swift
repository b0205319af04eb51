/// The built-in currencies: fixed-width lines made from `share/currencies/currencies.csv`, found by binary search.
///
/// The lines are sorted by code, and no code is longer than 8 bytes. Each line has the dates of the currency, because
/// digits and successors change: the meaning of a code may depend on the day.
///
/// The table is one constant text, so it costs no time when the library is loaded. An array of values would be built at
/// its first use, and would need a lock for that.
public enum CurrencyTable {
  /// The columns of a line, in the layout of the generator.
  private enum Column {
    static var code: Range<Int> { 0..<8 }
    static var numeric: Range<Int> { 8..<11 }
    static var kind: Range<Int> { 11..<12 }
    static var digits: Range<Int> { 12..<14 }
    static var introduced: Range<Int> { 14..<22 }
    static var withdrawn: Range<Int> { 22..<30 }
    static var successor: Range<Int> { 30..<38 }
    static var factor: Range<Int> { 38..<58 }
    static var factorSince: Range<Int> { 58..<66 }
    static var earlierDigits: [Range<Int>] { [66..<67, 75..<76] }
    static var earlierUntil: [Range<Int>] { [67..<75, 76..<84] }
    static var nameOffset: Range<Int> { 84..<89 }
    static var nameLength: Range<Int> { 89..<92 }
    static var countriesOffset: Range<Int> { 92..<97 }
    static var countriesLength: Range<Int> { 97..<100 }
    static var flag: Range<Int> { 100..<102 }
  }

  /// The row of a code; nil if the code is not built in.
  public static func row(of code: CurrencyCode) -> Int? {
    // The first 8 bytes are padded with spaces, as in the table. No built-in code is longer.
    var wanted: UInt64 = 0
    for index in 0..<12 {
      let byte = code[index]
      if index < 8 {
        wanted = wanted << 8 | UInt64(byte == 0 ? ASCII.space : byte)
      } else if byte != 0 {
        return nil
      }
    }
    var low = 0
    var high = count
    while low < high {
      let middle = (low &+ high) / 2
      let found = key(middle)
      if found == wanted { return middle }
      if found < wanted { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }

  public static func contains(_ code: CurrencyCode) -> Bool { row(of: code) != nil }

  private static func key(_ row: Int) -> UInt64 {
    UInt64(
      bigEndian: UnsafeRawPointer(lines.utf8Start)
        .loadUnaligned(fromByteOffset: row &* lineWidth, as: UInt64.self))
  }

  private static func field(_ row: Int, _ column: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    let start = lines.utf8Start + (row &* lineWidth &+ column.lowerBound)
    var count = column.count
    while count > 0, start[count &- 1] == ASCII.space { count &-= 1 }
    return UnsafeBufferPointer(start: start, count: count)
  }

  /// The number in a field; nil if the field is empty.
  private static func number(_ row: Int, _ column: Range<Int>) -> Int? {
    let field = field(row, column)
    if field.isEmpty { return nil }
    var value = 0
    for byte in field { value = value &* 10 &+ Int(ASCII.digit(byte)) }
    return value
  }

  private static func day(_ row: Int, _ column: Range<Int>) -> Day? {
    guard let value = number(row, column) else { return nil }
    return Day(
      year: Int32(truncatingIfNeeded: value / 10_000),
      month: Int32(truncatingIfNeeded: value / 100 % 100),
      day: Int32(truncatingIfNeeded: value % 100))
  }
}

extension CurrencyTable {
  package static func code(_ row: Int) -> CurrencyCode? { CurrencyCode(bytes: field(row, Column.code)) }

  package static func kind(_ row: Int) -> Currency.Kind {
    switch field(row, Column.kind).first {
    case UInt8(ascii: "h"): .historical
    case UInt8(ascii: "s"): .special
    case UInt8(ascii: "u"): .unit
    case UInt8(ascii: "i"): .informal
    default: .current
    }
  }

  /// The fraction digits of the minor unit on a day, or in the last known state if no day is given; nil if there is no
  /// minor unit.
  package static func digits(_ row: Int, on day: Day?) -> UInt32? {
    if let day {
      for (digits, until) in zip(Column.earlierDigits, Column.earlierUntil) {
        if let value = number(row, digits), let until = self.day(row, until), day < until {
          return UInt32(truncatingIfNeeded: value)
        }
      }
    }
    return number(row, Column.digits).map { UInt32(truncatingIfNeeded: $0) }
  }

  /// The first day of the current minor unit; nil if it never changed.
  static func digitsSince(_ row: Int) -> Day? {
    var since: Day?
    for column in Column.earlierUntil {
      if let until = day(row, column) { since = max(since ?? until, until) }
    }
    return since
  }

  /// The fixed factor of a row: 1 successor = factor of this currency, from a day on or always.
  static func fixedFactor(_ row: Int) -> FixedFactor? {
    let text = field(row, Column.factor)
    guard !text.isEmpty, let successor = CurrencyCode(bytes: field(row, Column.successor)),
      let factor = try? Rate(parsing: text)
    else { return nil }
    return FixedFactor(
      successor: successor, factor: factor, since: day(row, Column.factorSince),
      isUnit: kind(row) == .unit)
  }

  public static func currency(_ row: Int) -> Currency? {
    guard row >= 0, row < count, let code = code(row) else { return nil }
    return Currency(
      code: code,
      kind: kind(row),
      numeric: number(row, Column.numeric),
      digits: digits(row, on: nil),
      introduced: day(row, Column.introduced),
      withdrawn: day(row, Column.withdrawn),
      successor: CurrencyCode(bytes: field(row, Column.successor)),
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
    guard let offset = number(row, offset), let length = number(row, length) else { return [] }
    return Array(UnsafeBufferPointer(start: text.utf8Start + offset, count: length))
  }

  /// The row of a numeric code on a day; in the table's last state if no day is given.
  public static func row(ofNumeric numeric: Int, on day: Day?) -> Int? {
    var last: (row: Int, withdrawn: Day?)?
    for row in 0..<count where number(row, Column.numeric) == numeric {
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
