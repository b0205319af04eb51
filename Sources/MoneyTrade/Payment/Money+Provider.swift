import MoneyCore

extension Money {
  /// The amount as the whole number that a provider takes, exactly.
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
      throw MoneyFailure(.overflow, message + " in minor units does not fit 64 bits")
    }
    return minor
  }

  /// Makes an amount from the whole number that a provider gives.
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
    let digits: Message = digits == 0 ? "no" : .number(Int(digits))
    let limit: Message = Message(provider.name) + " takes " + digits + " fraction digits of " + .code(currency)
    return MoneyFailure(.inexact, limit + ", not " + .decimal(amount))
  }
}
