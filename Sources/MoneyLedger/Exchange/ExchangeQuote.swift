import MoneyCore

/// An exchange that is offered until an instant, and booked at most once.
///
/// Nothing can change the exchange after it is quoted. The engine has no clock, so whoever accepts the quote passes the
/// time.
public struct ExchangeQuote: Sendable {
  public let exchange: Exchange
  /// The last instant at which the quote is accepted, in seconds since the epoch, UTC.
  public let validUntil: Int64
  public private(set) var isAccepted = false

  public init(_ exchange: Exchange, validUntil: Int64) {
    self.exchange = exchange
    self.validUntil = validUntil
  }

  /// Books the exchange in a wallet; returns the id of its first entry. After a failure the quote is still open.
  @_optimize(size) @discardableResult
  public mutating func accept(
    at instant: Int64, in wallet: inout Wallet, note: WalletNote
  ) throws(MoneyFailure) -> UInt64 {
    if isAccepted { throw MoneyFailure(.state, "quote has been accepted already") }
    guard instant <= validUntil else {
      throw MoneyFailure(.expired, "quote is valid until " + .instant(validUntil) + ", got " + .instant(instant))
    }
    let first = try wallet.book(exchange, note: note)
    isAccepted = true
    return first
  }
}
