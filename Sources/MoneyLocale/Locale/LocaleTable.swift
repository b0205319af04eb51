import MoneyCore

/// The data with which CLDR's locales write amounts, made from `share/currencies`: texts, and numbers that refer to
/// places in them.
public enum LocaleTable {
  static var lineWidth: Int { 25 }
  static var identifierWidth: Int { 14 }
  static var aliasWidth: Int { 8 }
  static var formatWidth: Int { 21 }
  static var patternWidth: Int { 10 }
  /// The exponents for which a set of short forms has entries.
  static var exponents: Range<Int> { 3..<21 }

  /// The text that a 4-byte entry refers to.
  static func text(_ table: StaticString, _ at: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: texts.utf8Start + Base92.number(table, at, 3), count: Base92.number(table, at &+ 3, 1))
  }

  static func column(_ row: Int, _ offset: Int, _ width: Int) -> Int {
    Base92.number(lines, row &* lineWidth &+ identifierWidth &+ offset, width)
  }

  static func identifier(_ row: Int) -> UnsafeBufferPointer<UInt8> {
    padded(lines, row &* lineWidth, identifierWidth)
  }

  private static func padded(_ table: StaticString, _ at: Int, _ width: Int) -> UnsafeBufferPointer<UInt8> {
    var count = width
    while count > 0, table.utf8Start[at &+ count &- 1] == ASCII.space { count &-= 1 }
    return UnsafeBufferPointer(start: table.utf8Start + at, count: count)
  }

  static func row(of identifier: [UInt8]) -> Int? {
    find(identifier, in: lines, count: count, width: lineWidth, identifierWidth)
  }

  /// The row for a language with a region that determines the script.
  static func row(ofAlias alias: [UInt8]) -> Int? {
    guard let at = find(alias, in: aliases, count: aliasCount, width: aliasWidth &+ 2, aliasWidth) else { return nil }
    return Base92.number(aliases, at &* (aliasWidth &+ 2) &+ aliasWidth, 2)
  }

  private static func find(
    _ wanted: [UInt8], in table: StaticString, count: Int, width: Int, _ keyWidth: Int
  ) -> Int? {
    var low = 0
    var high = count
    while low < high {
      let middle = low &+ (high &- low) / 2
      let found = padded(table, middle &* width, keyWidth)
      if found.elementsEqual(wanted) { return middle }
      if found.lexicographicallyPrecedes(wanted) { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }

  /// The place after the currency's row number in an entry of a table that is sorted by currency; nil if there is no
  /// such entry.
  static func entry(_ currency: Int, in table: StaticString, _ range: Range<Int>, width: Int) -> Int? {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low &+ (high &- low) / 2
      let found = Base92.number(table, middle &* width, 2)
      if found == currency { return middle &* width &+ 2 }
      if found < currency { low = middle &+ 1 } else { high = middle }
    }
    return nil
  }
}
