import MoneyCore

/// The units in which payment providers count amounts. The values are those of `MONEY_PAYMENT_…` in `money.h`.
///
/// A provider's unit is the minor unit of ISO 4217, except for the currencies listed here. `docs/guide/payments.md`
/// states their sources. A wrong unit charges a hundred times too much or too little, so nothing is derived: each
/// exception is a row.
public enum PaymentProvider: Int32, Sendable, CaseIterable {
  case stripe = 0
  case adyen = 1
  case paypal = 2

  public var name: StaticString {
    switch self {
    case .stripe: "stripe"
    case .adyen: "adyen"
    case .paypal: "paypal"
    }
  }

  /// The codes whose unit is not that of ISO 4217, each followed by its fraction digits, and at Stripe by the digits
  /// that may differ from 0.
  private var exceptions: StaticString {
    switch self {
    case .stripe: "BHD32 ISK20 JOD32 KWD32 MGA00 OMR32 TND32 UGX20 "
    case .adyen: "CLP22 CVE00 IDR00 ISK22 "
    case .paypal: "HUF00 JPY00 TWD00 "
    }
  }

  /// The fraction digits that the provider counts in, and how many of them may differ from 0.
  func unit(
    of currency: CurrencyCode, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> (digits: UInt32, used: UInt32) {
    let code = currency.bytes
    let rows = exceptions
    let table = UnsafeBufferPointer(start: rows.utf8Start, count: rows.utf8CodeUnitCount)
    if code.count == 3 {
      for start in stride(from: 0, to: table.count, by: 6) where table[start..<(start + 3)].elementsEqual(code) {
        return (UInt32(table[start + 3] &- ASCII.zero), UInt32(table[start + 4] &- ASCII.zero))
      }
    }
    let digits = try CurrencyRegistry.minorUnits(currency, in: registry)
    return (digits, digits)
  }

  /// The currency that a provider's code denotes. Stripe writes `eur`, which means EUR unless the registry contains a
  /// currency of that name.
  public func code(_ written: CurrencyCode, in registry: CurrencyRegistry?) -> CurrencyCode {
    guard self == .stripe, let capitals = written.uppercased,
      !written.bytes.contains(where: { ASCII.isUppercase($0) }),
      (try? CurrencyRegistry.currency(written, in: registry)) == nil,
      (try? CurrencyRegistry.currency(capitals, in: registry)) != nil
    else { return written }
    return capitals
  }

  /// The fraction digits that the provider counts in.
  public func digits(of currency: CurrencyCode, in registry: CurrencyRegistry?) throws(MoneyFailure) -> UInt32 {
    try unit(of: currency, in: registry).digits
  }
}
