import MoneyCore

/// The one currency of a series of amounts. A return over several currencies would depend on rates that nobody named.
public struct SingleCurrency: Sendable {
  private var known: CurrencyCode?

  public init() {}

  /// Takes the currency of the next amount, and throws if it is not that of the first.
  public mutating func take(_ code: CurrencyCode) throws(MoneyFailure) {
    guard let known else {
      self.known = code
      return
    }
    if known != code {
      throw MoneyFailure(.currencyMismatch, .code(code) + " among amounts in " + .code(known))
    }
  }
}
