import MoneyCore

extension Money {
  /// Throws unless the amount is valid in an ISO 20022 message: the facets of ActiveCurrencyAndAmount, and its rule
  /// that the fraction has no more digits than the currency.
  ///
  /// - Parameter day: the day on which the currency must be in use; nil allows withdrawn ones too.
  public func checkISO20022(on day: Day?) throws(MoneyFailure) {
    if amount.isNegative { throw MoneyFailure(.limit, "amount must be at least 0, got " + message) }
    let short = try amount.normalized(atLeast: 0)
    if short.scale > 5 {
      throw MoneyFailure(.limit, "amount must have at most 5 fraction digits, got " + message)
    }
    if short.magnitude >= 1_000_000_000_000_000_000 {
      throw MoneyFailure(.limit, "amount must have at most 18 digits, got " + message)
    }
    let known = try CurrencyRegistry.currency(currency, in: nil)
    guard known.kind != .informal, currency.bytes.count == 3 else {
      throw MoneyFailure(.unknownCurrency, "currency must be in ISO 4217, got " + Message.code(currency))
    }
    if let day {
      let isTooEarly = known.introduced.map { day < $0 } ?? false
      let isTooLate = known.withdrawn.map { $0 <= day } ?? (known.kind == .historical)
      if isTooEarly || isTooLate {
        throw MoneyFailure(
          .unknownCurrency, "currency must be in use on " + Message.date(day) + ", got " + .code(currency))
      }
    }
    let digits = try CurrencyRegistry.minorUnits(currency, on: day, in: nil)
    if short.scale > digits {
      throw MoneyFailure(
        .inexact,
        "amount must have at most the currency's " + .count(Int64(digits), "fraction digit") + ", got " + message)
    }
  }
}
