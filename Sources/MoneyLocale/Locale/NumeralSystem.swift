import MoneyCore

/// A numbering system that a tag asks for: its digit 0, and its own signs.
struct NumeralSystem: @unchecked Sendable {
  let name: UnsafeBufferPointer<UInt8>
  let zero: UnsafeBufferPointer<UInt8>
  /// The decimal sign, the sign between groups and the minus sign, each ended by a tab but the last; nil if the digits
  /// have those of Latin digits.
  private let signs: UnsafeBufferPointer<UInt8>?

  /// The system with a name in a locale; nil for the locale's own digits.
  init?(_ name: [UInt8], of locale: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    var wanted = name
    if name.elementsEqual(UTF8Bytes("finance")) {
      guard let finance = NumeralSystem.name(of: locale, in: LocaleTagTable.finance) else { return nil }
      wanted = finance
    } else if name.elementsEqual(UTF8Bytes("traditio")) || name.elementsEqual(UTF8Bytes("traditional")) {
      wanted =
        NumeralSystem.name(of: locale, in: LocaleTagTable.traditional) ?? NumeralSystem.native(of: locale)
    } else if name.elementsEqual(UTF8Bytes("native")) {
      wanted = NumeralSystem.native(of: locale)
    }
    guard let found = NumeralSystem(named: wanted, of: locale) else {
      throw MoneyFailure(.notFound, "unknown decimal numbering system " + .quoted(wanted))
    }
    self = found
  }

  private init?(named name: some Collection<UInt8>, of locale: UnsafeBufferPointer<UInt8>) {
    let systems = UTF8Bytes(LocaleTagTable.systems)
    var start = 0
    while start < systems.count {
      let line = LocaleTagTable.line(at: start, of: systems)
      if line.key.elementsEqual(name) {
        self.init(line.key, line.value, locale)
        return
      }
      start = line.end
    }
    return nil
  }

  private init(
    _ name: UnsafeBufferPointer<UInt8>, _ zero: UnsafeBufferPointer<UInt8>, _ locale: UnsafeBufferPointer<UInt8>
  ) {
    self.name = name
    self.zero = zero
    let language = locale.prefix { $0 != ASCII.underscore }
    signs =
      LocaleTagTable.value(of: name, in: LocaleTagTable.signs)
      ?? LocaleTagTable.value(of: Array(language) + [ASCII.underscore] + name, in: LocaleTagTable.signs)
  }

  /// The system of a digit, whose first bytes are those of the digit 0.
  init?(ofDigitAt index: Int, in text: UnsafeBufferPointer<UInt8>, of locale: UnsafeBufferPointer<UInt8>) {
    guard let line = Numerals.line(ofDigitAt: index, in: text) else { return nil }
    self.init(line.name, line.zero, locale)
  }

  private static func name(of locale: UnsafeBufferPointer<UInt8>, in table: StaticString) -> [UInt8]? {
    guard let found = LocaleTagTable.value(ofLocale: locale, in: table), !found.isEmpty else { return nil }
    return Array(found)
  }

  private static func native(of locale: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    name(of: locale, in: LocaleTagTable.native) ?? Array(UTF8Bytes("latn"))
  }

  // MARK: Signs

  var decimalSign: UnsafeBufferPointer<UInt8>? { sign(0) }
  var groupSign: UnsafeBufferPointer<UInt8>? { sign(1) }
  var minus: UnsafeBufferPointer<UInt8>? { sign(2) }

  private func sign(_ index: Int) -> UnsafeBufferPointer<UInt8>? {
    guard let parts = signs?.split(separator: UInt8(ascii: "\t")), index < parts.count else { return nil }
    return UnsafeBufferPointer(rebasing: parts[index])
  }
}
