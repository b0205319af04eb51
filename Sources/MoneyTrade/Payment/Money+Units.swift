import MoneyCore

// Whole units and billionths, as google.type.Money has them.

extension Money {
  private static var nanoDigits: UInt32 { 9 }
  private static var nanosOfUnit: Int128 { 1_000_000_000 }

  /// The amount as whole units and billionths of one, both with the amount's sign.
  public func unitsAndNanos() throws(MoneyFailure) -> (units: Int64, nanos: Int32) {
    let billionths: Decimal
    do {
      billionths = try amount.quantized(digits: Money.nanoDigits, rounding: .unnecessary).value
    } catch {
      guard error.status == .inexact else { throw error }
      throw MoneyFailure(.inexact, "amount must be a multiple of a billionth, got " + message)
    }
    let (units, nanos) = billionths.coefficient.quotientAndRemainder(dividingBy: Money.nanosOfUnit)
    guard let units = Int64(exactly: units) else {
      throw MoneyFailure(.overflow, "units of the amount must fit 64 bits, got " + message)
    }
    return (units, Int32(truncatingIfNeeded: nanos))
  }

  /// Makes an amount of whole units and billionths of one, with at least the currency's fraction digits.
  public init(
    units: Int64, nanos: Int32, _ currency: CurrencyCode, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    guard nanos > -1_000_000_000, nanos < 1_000_000_000 else {
      throw MoneyFailure(.argument, "nanos must be -999999999 to 999999999, got " + .number(Int(nanos)))
    }
    guard units == 0 || nanos == 0 || (units < 0) == (nanos < 0) else {
      throw MoneyFailure(
        .argument, "units and nanos must have the same sign, got " + .integer(units) + " and " + .number(Int(nanos)))
    }
    let digits = try CurrencyRegistry.digits(currency, on: nil, in: registry) ?? 0
    // 64 bits times a billion fits 28 digits.
    let exact = Decimal(unchecked: Int128(units) &* Money.nanosOfUnit &+ Int128(nanos), scale: Money.nanoDigits)
    self.init(try exact.normalized(atLeast: digits), currency)
  }
}
