/// An exact amount of a currency.
///
/// Amounts of different currencies never mix: `adding`, `subtracting` and the comparisons throw `currencyMismatch`.
/// Only a conversion with rates leads from one currency to another. An amount may have more fraction digits than its
/// currency's minor unit; it is rounded only if the caller asks for it.
///
///     let price = Money(Decimal(unchecked: 1050, scale: 2), .euro)  // 10.50 EUR
///
/// It consists of 32 bytes without a reference, like `money_t`, so a million of them are contiguous in memory.
public struct Money: Sendable {
  public let amount: Decimal
  public let currency: CurrencyCode

  @inlinable @inline(__always)
  public init(_ amount: Decimal, _ currency: CurrencyCode) {
    self.amount = amount
    self.currency = currency
  }

  /// Makes an amount from a number of minor units.
  public init(
    minor: Int64, _ currency: CurrencyCode, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    let digits = try CurrencyRegistry.minorUnits(currency, in: registry)
    self.init(Decimal(unchecked: Int128(minor), scale: digits), currency)
  }

  /// The amount as a number of minor units, exactly.
  public func minorUnits(in registry: CurrencyRegistry?) throws(MoneyFailure) -> Int64 {
    let digits = try CurrencyRegistry.minorUnits(currency, in: registry)
    let quantized: Decimal
    do {
      quantized = try amount.quantized(digits: digits, rounding: .unnecessary).value
    } catch {
      guard error.status == .inexact else { throw error }
      throw MoneyFailure(.inexact, "amount must be a multiple of the minor unit, got " + message)
    }
    guard let minor = Int64(exactly: quantized.coefficient) else {
      throw MoneyFailure(.overflow, "amount in minor units must fit 64 bits, got " + message)
    }
    return minor
  }

  package var message: Message { .decimal(amount) + " " + .code(currency) }
}
