import MoneyCore

extension Money {
  /// Throws unless a message of ISO 20022 may have the amount: the facets of ActiveCurrencyAndAmount, and its rule
  /// that the fraction has no more digits than the currency.
  ///
  /// - Parameter day: the day on which the currency must be in use; nil allows withdrawn ones too.
  public func checkISO20022(on day: Day?) throws(MoneyFailure) {
    if amount.isNegative { throw MoneyFailure(.limit, message + " is below 0") }
    let short = try amount.normalized(atLeast: 0)
    if short.scale > 5 {
      throw MoneyFailure(.limit, message + " has more than 5 fraction digits")
    }
    if short.magnitude >= 1_000_000_000_000_000_000 {
      throw MoneyFailure(.limit, message + " has more than 18 digits")
    }
    let known = try CurrencyRegistry.currency(currency, in: nil)
    guard known.kind != .informal, currency.bytes.count == 3 else {
      throw MoneyFailure(.unknownCurrency, Message.code(currency) + " is not in ISO 4217")
    }
    if let day {
      let isTooEarly = known.introduced.map { day < $0 } ?? false
      let isTooLate = known.withdrawn.map { $0 <= day } ?? (known.kind == .historical)
      if isTooEarly || isTooLate {
        throw MoneyFailure(.unknownCurrency, Message.code(currency) + " is not in use on " + .date(day))
      }
    }
    let digits = try CurrencyRegistry.minorUnits(currency, on: day, in: nil)
    if short.scale > digits {
      throw MoneyFailure(
        .inexact, message + " has more fraction digits than the currency's " + .number(Int(digits)))
    }
  }
}
