import MoneyCore

/// An account of a ledger.
public struct LedgerAccount: Sendable {
  public let name: [UInt8]
  public internal(set) var kind: AccountKind
  /// The currency of all postings; nil for any currency.
  public internal(set) var currency: CurrencyCode?
  /// True if the account only groups those below it, and accepts no postings.
  public internal(set) var isGroup: Bool
  /// The accounts directly below.
  var children: [Int32] = []
  /// The books of the account, one for each currency in which it has postings.
  var books: [Int32] = []

  init(name: [UInt8], kind: AccountKind, currency: CurrencyCode?, isGroup: Bool) {
    self.name = name
    self.kind = kind
    self.currency = currency
    self.isGroup = isGroup
  }

  var quoted: Message { "account " + .quoted(name) }

  /// The currency of an account in a message.
  static func shown(_ currency: CurrencyCode?) -> Message {
    guard let currency else { return "any" }
    return .code(currency)
  }

  /// Throws unless the account accepts postings.
  func checkOpen() throws(MoneyFailure) {
    guard !isGroup else {
      throw MoneyFailure(.account, quoted + " must be added before its first posting, since it only groups others")
    }
  }

  /// Throws unless the account accepts postings in a currency.
  func checkAccepts(_ given: CurrencyCode) throws(MoneyFailure) {
    try checkOpen()
    if let currency, currency != given {
      throw MoneyFailure(
        .currencyMismatch, "currency of " + quoted + " must be " + .code(currency) + ", got " + .code(given))
    }
  }
}
