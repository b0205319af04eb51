import MoneyCore

/// The country in which a basket is paid in cash: two letters of ISO 3166-1, such as `IE`.
///
/// A value of this type is always a country whose currencies are in the tables.
public struct CashCountry: Sendable, Equatable {
  /// Both letters in one integer, the first one above the second one.
  private let code: UInt16

  /// - Throws: if the text is not two letters, or the country is not known.
  public init(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    let (first, second) = try CountryTable.letters(of: text)
    guard CountryTable.contains(first, second) else {
      throw MoneyFailure(.notFound, "unknown country " + .quoted(text))
    }
    code = UInt16(first) << 8 | UInt16(second)
  }

  /// The code in capitals.
  public var letters: [UInt8] { [UInt8(truncatingIfNeeded: code >> 8), UInt8(truncatingIfNeeded: code)] }

  /// The country's rule for cash in a currency; nil if the currency is no legal tender there.
  func rule(of currency: CurrencyCode, on day: Day?) throws(MoneyFailure) -> CashRule? {
    try letters.withUnsafeBufferPointer { (country) throws(MoneyFailure) -> CashRule? in
      guard let own = try? CountryTable.currencies(of: country, on: day), own.contains(currency) else { return nil }
      return try CashTable.rule(of: currency, in: country, on: day, with: nil)
    }
  }
}
