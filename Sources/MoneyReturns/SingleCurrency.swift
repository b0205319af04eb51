import MoneyCore

/// The common currency of a series of amounts. A return over several currencies would depend on unspecified rates.
public struct SingleCurrency: Sendable {
  @usableFromInline
  var known: CurrencyCode?

  @inlinable
  public init() {}

  /// Checks the currency of the next amount; throws unless it is that of the first.
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
