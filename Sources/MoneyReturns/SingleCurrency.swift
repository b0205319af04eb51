import MoneyCore

/// The one currency of a series of amounts. A return over several currencies would depend on rates that nobody named.
public struct SingleCurrency: Sendable {
  @usableFromInline
  var known: CurrencyCode?

  @inlinable
  public init() {}

  /// Takes the currency of the next amount, and throws if it is not that of the first.
  @inlinable
  public mutating func take(_ code: CurrencyCode) throws(MoneyFailure) {
    guard let known else {
      self.known = code
      return
    }
    if known != code {
      throw SingleCurrency.mismatch(code, known)
    }
  }

  @usableFromInline
  static func mismatch(_ code: CurrencyCode, _ known: CurrencyCode) -> MoneyFailure {
    MoneyFailure(.currencyMismatch, "amounts must be in " + Message.code(known) + ", got " + .code(code))
  }
}
