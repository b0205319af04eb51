/// An exact amount of a currency.
public struct Money: Sendable {
  public let amount: Decimal
  public let currency: CurrencyCode

  @inlinable @inline(__always)
  public init(_ amount: Decimal, _ currency: CurrencyCode) {
    self.amount = amount
    self.currency = currency
  }

  /// An amount of minor units.
  public init(
    minor: Int64, _ currency: CurrencyCode, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    let digits = try CurrencyRegistry.minorUnits(currency, in: registry)
    self.init(Decimal(unchecked: Int128(minor), scale: digits), currency)
  }

  /// The amount in minor units, exactly.
  public func minorUnits(in registry: CurrencyRegistry?) throws(MoneyFailure) -> Int64 {
    let digits = try CurrencyRegistry.minorUnits(currency, in: registry)
    let quantized: Decimal
    do {
      quantized = try amount.quantized(digits: digits, rounding: .unnecessary).value
    } catch {
      guard error.status == .inexact else { throw error }
      throw MoneyFailure(.inexact, message + " is finer than a minor unit")
    }
    guard let minor = Int64(exactly: quantized.coefficient) else {
      throw MoneyFailure(.overflow, message + " in minor units does not fit 64 bits")
    }
    return minor
  }

  package var message: Message { .decimal(amount) + " " + .code(currency) }
}
