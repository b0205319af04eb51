import MoneyCore

/// One of CLDR's locales, with its rules for writing amounts.
public struct MoneyLocale: Sendable {
  let table: LocaleTable
  package let row: Int

  /// The limit on the length of a locale's name.
  public static var longestName: Int { 63 }

  /// The locale at an index, in the order of the identifiers.
  public init?(at index: Int, in table: LocaleTable = .builtIn) {
    guard index >= 0, index < table.count else { return nil }
    self.table = table
    row = index
  }

  /// Reads `pt-BR` or `pt_br`. Parts that CLDR does not know are dropped from the end, as long as the language remains.
  public init(
    parsing text: UnsafeBufferPointer<UInt8>, in table: LocaleTable = .builtIn
  ) throws(MoneyFailure) {
    var name = try MoneyLocale.canonical(text)
    while true {
      if let row = table.row(of: name) ?? table.row(ofAlias: name) {
        self.table = table
        self.row = row
        return
      }
      guard let last = name.lastIndex(of: ASCII.underscore) else { break }
      name.removeSubrange(last...)
    }
    throw MoneyFailure(.notFound, "no locale " + .quoted(text) + "; expected a name such as de or pt-BR")
  }

  /// The locale that this one's identifier means in another table.
  public func found(in table: LocaleTable) throws(MoneyFailure) -> MoneyLocale {
    try MoneyLocale(parsing: self.table.identifier(row), in: table)
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

  public var identifier: [UInt8] { Array(table.identifier(row)) }

  /// The locale from which this one inherits; nil for the root.
  var parent: MoneyLocale? { MoneyLocale(at: table.number(.lines, row, 3, 2) &- 1, in: table) }

  /// The entry that has what the locale does not inherit.
  var record: Int { table.number(.lines, row, 5, 2) }

  /// The signs and patterns for the locale's own digits.
  var format: LocaleFormat { LocaleFormat(table: table, index: table.number(.records, record, 0, 2)) }

  func format(_ numerals: LocaleOptions.Numerals) -> LocaleFormat {
    numerals == .latin ? format.latin ?? format : format
  }

  package var decimalSign: UnsafeBufferPointer<UInt8> { format.decimalSign }
  var groupSign: UnsafeBufferPointer<UInt8> { format.groupSign }
  package var minus: UnsafeBufferPointer<UInt8> { format.minus }
  package var zero: UnsafeBufferPointer<UInt8> { format.zero }
}
