import MoneyCore

extension Money {
  /// The amount as the exact integer that a provider accepts.
  public func minorUnits(of provider: PaymentProvider, in registry: CurrencyRegistry?) throws(MoneyFailure) -> Int64 {
    let unit = try provider.unit(of: currency, in: registry)
    let whole: Decimal
    do {
      whole = try amount.quantized(digits: unit.used, rounding: .unnecessary).value
        .quantized(digits: unit.digits, rounding: .unnecessary).value
    } catch {
      guard error.status == .inexact else { throw error }
      throw tooFine(for: provider, unit.used)
    }
    guard let minor = Int64(exactly: whole.coefficient) else {
      throw MoneyFailure(.overflow, "amount in minor units must fit 64 bits, got " + message)
    }
    return minor
  }

  /// Makes an amount from a provider's integer.
  public init(
    minor: Int64, _ currency: CurrencyCode, of provider: PaymentProvider, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    let unit = try provider.unit(of: currency, in: registry)
    let money = Money(Decimal(unchecked: Int128(minor), scale: unit.digits), currency)
    do {
      _ = try money.amount.quantized(digits: unit.used, rounding: .unnecessary)
    } catch {
      guard error.status == .inexact else { throw error }
      throw money.tooFine(for: provider, unit.used)
    }
    self = money
  }

  private func tooFine(for provider: PaymentProvider, _ digits: UInt32) -> MoneyFailure {
    let limit: Message = "amount must have at most " + .count(Int64(digits), "fraction digit") + " for "
    return MoneyFailure(.inexact, limit + Message(provider.name) + ", got " + message)
  }
}
