import MoneyCore

extension MoneyLocale {
  /// The currency of the country in a locale's name, on a day or at the end of the data: CHF for `de-CH`. The country
  /// is read from the name itself, even if CLDR does not combine it with that language. The keyword `cu` of the name
  /// sets a currency, and `rg` another country.
  public static func currency(
    ofName text: UnsafeBufferPointer<UInt8>, on day: Day?
  ) throws(MoneyFailure) -> CurrencyCode {
    let tag = try LocaleTag(parsing: text)
    _ = try MoneyLocale(parsing: text)
    if let name = tag.currency {
      let code = name.withUnsafeBufferPointer { CurrencyCode(bytes: $0.map { ASCII.isLetter($0) ? $0 & 0xDF : $0 }) }
      guard let code, CurrencyTable.row(of: code) != nil else {
        throw MoneyFailure(.notFound, "unknown currency " + .quoted(name) + " in locale " + .quoted(text))
      }
      return code
    }
    // A former country had its own currency, and today has that of its successor.
    if isCountry(tag.givenRegion[...]), tag.otherRegion == nil, tag.givenRegion != tag.region,
      let code = try? currencies(of: tag.givenRegion, on: day).first
    {
      return code
    }
    let region = tag.otherRegion.map { other in other.prefix(2).map { $0 & 0xDF } } ?? tag.region
    guard isCountry(region[...]) else {
      throw MoneyFailure(.notFound, "locale must name a country, got " + .quoted(text))
    }
    guard let code = try currencies(of: region, on: day).first else {
      throw MoneyFailure(.notFound, "no currency for locale " + .quoted(text))
    }
    return code
  }

  private static func isCountry(_ region: ArraySlice<UInt8>) -> Bool {
    region.count == 2 && region.allSatisfy(ASCII.isLetter)
  }

  private static func currencies(of country: [UInt8], on day: Day?) throws(MoneyFailure) -> [CurrencyCode] {
    try country.reading { (bytes) throws(MoneyFailure) in try CountryTable.currencies(of: bytes, on: day) }
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
