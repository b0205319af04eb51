import MoneyCore

/// One of CLDR's locales, with its rules for writing amounts.
public struct MoneyLocale: Sendable {
  package let row: Int

  /// The limit on the length of a locale's name.
  public static var longestName: Int { 63 }

  /// The locale at an index, in the order of the identifiers.
  public init?(at index: Int) {
    guard index >= 0, index < LocaleTable.count else { return nil }
    row = index
  }

  /// Reads `pt-BR` or `pt_br`. Parts that CLDR does not know are dropped from the end, as long as the language remains.
  public init(parsing text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    var name = try MoneyLocale.canonical(text)
    while true {
      if let row = LocaleTable.row(of: name) ?? LocaleTable.row(ofAlias: name) {
        self.row = row
        return
      }
      guard let last = name.lastIndex(of: ASCII.underscore) else { break }
      name.removeSubrange(last...)
    }
    throw MoneyFailure(.notFound, "no locale " + .quoted(text) + "; expected a name such as de or pt-BR")
  }

  /// The text in the form of identifiers: `zh_Hant_TW`.
  static func canonical(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> [UInt8] {
    var name: [UInt8] = []
    var start = 0
    var index = 0
    while index <= text.count {
      if index == text.count || text[index] == ASCII.minus || text[index] == ASCII.underscore {
        let count = index &- start
        guard count > 0, count <= 8 else { throw notALocale(text, at: start) }
        if start > 0 { name.append(ASCII.underscore) }
        for place in start..<index {
          let byte = text[place]
          guard ASCII.isLetter(byte) || ASCII.isDigit(byte) else { throw notALocale(text, at: place) }
          let isUpper = start > 0 && (count != 4 || place == start)
          name.append(ASCII.isDigit(byte) ? byte : isUpper ? byte & 0xDF : byte | 0x20)
        }
        start = index &+ 1
      }
      index &+= 1
    }
    return name
  }

  private static func notALocale(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> MoneyFailure {
    MoneyFailure(.syntax, "not a locale: " + .quoted(text), at: position)
  }

  public var identifier: [UInt8] { Array(LocaleTable.identifier(row)) }

  /// The locale from which this one inherits; nil for the root.
  var parent: MoneyLocale? { MoneyLocale(at: LocaleTable.column(row, 0, 2) &- 1) }

  private var format: Int { LocaleTable.column(row, 2, 2) &* LocaleTable.formatWidth }

  package var decimalSign: UnsafeBufferPointer<UInt8> { LocaleTable.text(LocaleTable.formats, format &+ 4) }
  var groupSign: UnsafeBufferPointer<UInt8> { LocaleTable.text(LocaleTable.formats, format &+ 8) }
  package var minus: UnsafeBufferPointer<UInt8> { LocaleTable.text(LocaleTable.formats, format &+ 12) }
  package var zero: UnsafeBufferPointer<UInt8> { LocaleTable.text(LocaleTable.formats, format &+ 16) }
  /// The smallest number of digits before a group.
  var minimumGrouping: Int { Base92.number(LocaleTable.formats, format &+ 20, 1) }

  var standard: AmountPattern { AmountPattern(Base92.number(LocaleTable.formats, format, 2)) }
  var accounting: AmountPattern { AmountPattern(Base92.number(LocaleTable.formats, format &+ 2, 2)) }

  /// The short form at an exponent, and the power of ten that it leaves out; nil if there is none.
  func short(_ exponent: Int, isOne: Bool) -> (pattern: AmountPattern, divisor: Int)? {
    let known = LocaleTable.exponents
    guard exponent >= known.lowerBound else { return nil }
    let place = min(exponent, known.upperBound &- 1) &- known.lowerBound
    let set = LocaleTable.column(row, 4, 2) &* 2 &+ (isOne ? 1 : 0)
    let at = (set &* known.count &+ place) &* 3
    let pattern = Base92.number(LocaleTable.compactSets, at, 2)
    return pattern == 0 ? nil : (AmountPattern(pattern), Base92.number(LocaleTable.compactSets, at &+ 2, 1))
  }
}

/// A pattern of CLDR: U+0001 stands for the number, U+0002 for the minus sign, U+0003 for the currency.
struct AmountPattern {
  private let at: Int

  init(_ index: Int) { at = index &* LocaleTable.patternWidth }

  var positive: UnsafeBufferPointer<UInt8> { LocaleTable.text(LocaleTable.patterns, at) }
  /// The pattern of negative amounts; empty for the minus sign and the positive pattern.
  var negative: UnsafeBufferPointer<UInt8> { LocaleTable.text(LocaleTable.patterns, at &+ 4) }
  /// The number of digits in the last group; 0 if there are no groups.
  var primary: Int { Base92.number(LocaleTable.patterns, at &+ 8, 1) }
  /// The number of digits in the other groups.
  var secondary: Int { Base92.number(LocaleTable.patterns, at &+ 9, 1) }

  static var number: UInt8 { 1 }
  static var minus: UInt8 { 2 }
  static var currency: UInt8 { 3 }
}

extension Grouping {
  init(_ pattern: AmountPattern, least: Int = 1) {
    self.init(primary: pattern.primary, secondary: pattern.secondary, least: least)
  }
}
