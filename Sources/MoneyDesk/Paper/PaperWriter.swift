import MoneyCore
import MoneyLocale

/// Writes amounts, numbers and dates for a customer.
struct PaperWriter: Sendable {
  let words: PaperWords
  private let locale: MoneyLocale
  private let registry: CurrencyRegistry?
  private let numbers: AmountFormat

  @_optimize(size)
  init(_ locale: MoneyLocale, _ words: PaperWords, _ registry: CurrencyRegistry?) throws(MoneyFailure) {
    self.locale = locale
    self.words = words
    self.registry = registry
    var options = FormatOptions()
    options.maximumFraction = .amount
    options.zeros = .strip
    numbers = try AmountFormat(try NumberPattern(parsing: UTF8Bytes("#,##0.#")), options, in: locale)
  }

  @inline(never)
  func amount(_ amount: Decimal, _ currency: CurrencyCode) throws(MoneyFailure) -> [UInt8] {
    try Money(amount, currency).text(in: locale, LocaleOptions(), registry).value
  }

  /// A number without trailing zeros. The pattern omits the currency, so any currency of the paper fits.
  @inline(never)
  func number(_ value: Decimal, _ currency: CurrencyCode) throws(MoneyFailure) -> [UInt8] {
    try numbers.text(of: Money(try value.normalized(atLeast: 0), currency)).value
  }

  @_optimize(size)
  func date(_ day: Day) -> [UInt8] {
    let iso = day.isoText
    var text: [UInt8] = []
    for byte in words[.dateFormat] {
      switch byte {
      case UInt8(ascii: "Y"): text += iso[..<4]
      case UInt8(ascii: "M"): text += iso[5..<7]
      case UInt8(ascii: "D"): text += iso[8...]
      default: text.append(byte)
      }
    }
    return text
  }
}
