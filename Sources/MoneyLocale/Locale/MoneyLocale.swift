import MoneyCore

/// One of CLDR's locales, with its rules for writing amounts.
public struct MoneyLocale: Sendable {
  let table: LocaleTable
  package let row: Int
  /// The digits that the name asks for with `-u-nu-`; nil: the locale's own.
  private let digits: NumeralSystem?

  /// The limit on the length of a locale's name.
  public static var longestName: Int { 255 }

  /// The locale at an index, in the order of the identifiers.
  public init?(at index: Int, in table: LocaleTable = .builtIn) {
    guard index >= 0, index < table.count else { return nil }
    self.table = table
    row = index
    digits = nil
  }

  /// Reads a tag such as `pt-BR`, `pt_br` or `ar-EG-u-nu-latn`. Aliases are replaced, and the nearest locale is found,
  /// as specified by UTS #35.
  public init(
    parsing text: UnsafeBufferPointer<UInt8>, in table: LocaleTable = .builtIn
  ) throws(MoneyFailure) {
    // Most names are identifiers, and each of them means itself.
    if text.count < 16, let row = table.row(of: Array(text)) {
      self.table = table
      self.row = row
      digits = nil
      return
    }
    let tag = try LocaleTag(parsing: text)
    guard let row = tag.row(in: table) else {
      throw MoneyFailure(.notFound, "unknown locale " + .quoted(text) + "; expected a name such as de or pt-BR")
    }
    self.table = table
    self.row = row
    digits = try tag.numerals.flatMap { (name) throws(MoneyFailure) in
      try NumeralSystem(name, of: table.identifier(row))
    }
  }

  /// The locale that this one's name means in another table.
  public func found(in table: LocaleTable) throws(MoneyFailure) -> MoneyLocale {
    try name.reading { (name) throws(MoneyFailure) in try MoneyLocale(parsing: name, in: table) }
  }

  /// The identifier, and the digits if they are not the locale's own.
  public var name: [UInt8] {
    guard let digits else { return identifier }
    return identifier + UTF8Bytes("-u-nu-") + digits.name
  }

  public var identifier: [UInt8] { Array(table.identifier(row)) }

  /// The locale from which this one inherits; nil for the root.
  var parent: MoneyLocale? { MoneyLocale(at: table.number(.lines, row, 3, 2) &- 1, in: table) }

  /// The entry with the data that the locale does not inherit.
  var record: Int { table.number(.lines, row, 5, 2) }

  /// The signs and patterns for the locale's own digits, or for those that its name asks for.
  var format: LocaleFormat {
    let own = LocaleFormat(table: table, index: table.number(.records, record, 0, 2))
    return digits.map(own.with) ?? own
  }

  /// The formats with which a text can be read, the most probable one first: those of the digits that it has, and the
  /// locale's own.
  func formats(for text: UnsafeBufferPointer<UInt8>, after start: Int = 0) -> [LocaleFormat] {
    let own = format
    for index in start..<max(text.count, start) {
      guard let zero = Numerals.zero(ofDigitAt: index, in: text, own.zero) else { continue }
      if zero.elementsEqual(own.zero) { return [own] }
      guard let other = NumeralSystem(ofDigitAt: index, in: text, of: table.identifier(row)) else { break }
      return [own.with(other), own]
    }
    return own.latin.map { [$0, own] } ?? [own]
  }

  /// The zero of the first digit's numeral system in a text; without digits, that of the locale.
  package func zero(in text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let own = format.zero
    for index in text.indices {
      if let zero = Numerals.zero(ofDigitAt: index, in: text, own) { return zero }
    }
    return own
  }

  func format(_ numerals: LocaleOptions.Numerals) -> LocaleFormat {
    numerals == .latin ? format.latin ?? format : format
  }

  package var decimalSign: UnsafeBufferPointer<UInt8> { format.decimalSign }
  var groupSign: UnsafeBufferPointer<UInt8> { format.groupSign }
  package var minus: UnsafeBufferPointer<UInt8> { format.minus }
  package var zero: UnsafeBufferPointer<UInt8> { format.zero }

  /// True if two locales of one table are the same, with the same digits.
  public func isSame(as other: MoneyLocale) -> Bool { row == other.row && name == other.name }
}
