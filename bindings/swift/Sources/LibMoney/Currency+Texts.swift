extension Currency {
  /// Finds a currency by its code, such as "CHF".
  public init(_ code: String, in registry: CurrencyRegistry? = nil) throws(MoneyFailure) {
    self = try CurrencyRegistry.currency(CurrencyCode(code), in: registry)
  }

  /// Lists the currencies that are legal tender in a country, such as "HR"; without a date, at present.
  public static func codes(inCountry country: String, on day: Day? = nil) throws(MoneyFailure) -> [CurrencyCode] {
    try country.read { (text) throws(MoneyFailure) in try CountryTable.currencies(of: text, on: day) }
  }
}

extension CurrencyRegistry {
  /// Adds a user-defined currency with its number of fraction digits.
  public mutating func add(_ code: String, digits: UInt32, name: String = "") throws(MoneyFailure) {
    try add(CurrencyCode(code), digits: digits, name: name.bytes)
  }
}

extension Money {
  /// Rounds to the smallest coin of the currency, or to another step.
  public func roundedToCash(
    _ rounding: Rounding = .halfUp, step: Decimal? = nil
  ) throws(MoneyFailure) -> Money {
    try roundedToCash(step: step, rounding: rounding).value
  }

  /// Rounds by the cash rule of a country, such as "IE"; without a date, by the present one.
  public func roundedToCash(inCountry country: String, on day: Day? = nil) throws(MoneyFailure) -> Money {
    let rule = try country.read { (text) throws(MoneyFailure) in
      try CashTable.rule(of: currency, in: text, on: day, with: nil)
    }
    return try roundedToCash(by: rule).value
  }
}
