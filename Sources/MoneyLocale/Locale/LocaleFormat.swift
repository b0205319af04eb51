import MoneyCore

/// The signs and patterns with which a locale writes numbers in one numbering system.
struct LocaleFormat {
  let table: LocaleTable
  let index: Int
  /// Other digits than those of the format, with signs of their own if they have such.
  var digits: NumeralSystem?

  var standard: AmountPattern { AmountPattern(table, table.number(.formats, index, 0, 2)) }
  var accounting: AmountPattern { AmountPattern(table, table.number(.formats, index, 2, 2)) }
  /// The pattern of a number without a currency, before or after a currency's name.
  var plain: AmountPattern { AmountPattern(table, table.number(.formats, index, 4, 2)) }
  var decimalSign: UnsafeBufferPointer<UInt8> { digits?.decimalSign ?? sign(6) }
  var groupSign: UnsafeBufferPointer<UInt8> { digits?.groupSign ?? sign(7) }
  var minus: UnsafeBufferPointer<UInt8> { digits?.minus ?? sign(8) }
  /// The digit 0.
  var zero: UnsafeBufferPointer<UInt8> { digits?.zero ?? sign(9) }
  /// The smallest number of digits before a group.
  var minimumGrouping: Int { table.number(.formats, index, 10, 1) }

  /// The format for Latin digits; nil if this is the one.
  var latin: LocaleFormat? {
    let latin = table.number(.formats, index, 15, 2)
    if digits != nil { return LocaleFormat(table: table, index: index) }
    return latin == index || isLatin ? nil : LocaleFormat(table: table, index: latin)
  }

  /// The format for other digits, with the signs that the patterns use for Latin digits unless the digits are its own.
  func with(_ other: NumeralSystem) -> LocaleFormat {
    if zero.elementsEqual(other.zero) { return self }
    let base = latin ?? self
    if base.zero.elementsEqual(other.zero) { return base }
    return LocaleFormat(table: table, index: base.index, digits: other)
  }

  var isLatin: Bool { zero.elementsEqual(CollectionOfOne(ASCII.zero)) }

  private func sign(_ offset: Int) -> UnsafeBufferPointer<UInt8> {
    table.text(.signs, table.number(.formats, index, offset, 1), 0)
  }

  /// The short form at an exponent, and the power of ten that it omits, or nil.
  /// - Parameter isNamed: true if the number is next to a name, which uses the short forms of plain numbers.
  func short(
    _ exponent: Int, _ category: PluralCategory, isNamed: Bool
  ) -> (pattern: AmountPattern, divisor: Int)? {
    let known = LocaleTable.exponents
    guard exponent >= known.lowerBound else { return nil }
    let set = table.number(.formats, index, isNamed ? 13 : 11, 2)
    let row = table.start(.compactRows) &+ table.number(.compactSets, set, category.rawValue &* 2, 2)
    let place = min(exponent &- known.lowerBound, Base92.number(table.base, row, 1) &- 1)
    let pattern = Base92.number(table.base, row &+ 1 &+ place &* 3, 2)
    if pattern == 0 { return nil }
    return (AmountPattern(table, pattern), Base92.number(table.base, row &+ 3 &+ place &* 3, 1))
  }
}

/// A pattern of CLDR: U+0001 represents the number, U+0002 the minus sign, U+0003 the currency.
struct AmountPattern {
  private let table: LocaleTable
  let index: Int

  init(_ table: LocaleTable, _ index: Int) {
    self.table = table
    self.index = index
  }

  var positive: UnsafeBufferPointer<UInt8> { table.text(.patterns, index, 0) }
  /// The pattern of negative amounts; empty for the minus sign and the positive pattern.
  var negative: UnsafeBufferPointer<UInt8> { table.text(.patterns, index, 4) }
  /// The number of digits in the last group; 0 without groups.
  var primary: Int { table.number(.patterns, index, 8, 1) }
  /// The number of digits in the other groups.
  var secondary: Int { table.number(.patterns, index, 9, 1) }

  static var number: UInt8 { 1 }
  static var minus: UInt8 { 2 }
  static var currency: UInt8 { 3 }
}

extension Grouping {
  init(_ pattern: AmountPattern, least: Int = 1) {
    self.init(primary: pattern.primary, secondary: pattern.secondary, least: least)
  }
}
