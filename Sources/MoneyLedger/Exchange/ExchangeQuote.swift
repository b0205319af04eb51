import MoneyCore

/// An exchange that is offered until an instant, and booked at most once.
///
/// Nothing can change the exchange after it is quoted. The engine reads no clock, so the caller of `accept` passes the
/// time.
public struct ExchangeQuote: Sendable {
  public let exchange: Exchange
  /// The last instant at which the quote is accepted, in seconds since the epoch, UTC.
  public let validUntil: Int64
  /// The instant for which the age of the rates is known; nil if it is not.
  public let now: Int64?
  public private(set) var isAccepted: Bool

  public init(_ exchange: Exchange, validUntil: Int64, now: Int64? = nil, isAccepted: Bool = false) {
    self.exchange = exchange
    self.validUntil = validUntil
    self.now = now
    self.isAccepted = isAccepted
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
