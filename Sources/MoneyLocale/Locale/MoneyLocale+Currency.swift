import MoneyCore

extension MoneyLocale {
  /// The currency of the country in a locale's name, on a day or at the end of the data: CHF for `de-CH`. The country
  /// is taken from the name itself, even if CLDR does not have it with that language.
  public static func currency(
    ofName text: UnsafeBufferPointer<UInt8>, on day: Day?
  ) throws(MoneyFailure) -> CurrencyCode {
    let name = try canonical(text)
    _ = try MoneyLocale(parsing: text)
    guard let country = country(of: name) else {
      throw MoneyFailure(.notFound, "the locale " + .quoted(text) + " names no country")
    }
    let codes = try country.reading { (bytes) throws(MoneyFailure) in try CountryTable.currencies(of: bytes, on: day) }
    guard let code = codes.first else { throw MoneyFailure(.notFound, "no currency of " + .quoted(text)) }
    return code
  }

  /// The currencies of the country in the locale's identifier today; empty if it names no country.
  var countryCurrencies: [CurrencyCode] {
    guard let country = MoneyLocale.country(of: identifier) else { return [] }
    let codes = try? country.reading { (bytes) throws(MoneyFailure) in
      try CountryTable.currencies(of: bytes, on: nil)
    }
    return codes ?? []
  }

  /// The part of two letters after the language: `CH` in `de_Latn_CH`.
  private static func country(of name: [UInt8]) -> [UInt8]? {
    let parts = name.split(separator: ASCII.underscore)
    for part in parts.dropFirst() where part.count == 2 && part.allSatisfy(ASCII.isLetter) { return Array(part) }
    return nil
  }
}
