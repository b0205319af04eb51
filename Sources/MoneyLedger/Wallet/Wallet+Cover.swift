import MoneyCore

// The rules by which a wallet accepts an entry. They need the sums of its currency only.

extension Wallet {
  /// Throws unless a number of ids is left.
  static func checkIDs(_ count: Int, from next: UInt64) throws(MoneyFailure) {
    guard next < Wallet.limit, UInt64(count) < Wallet.limit - next else {
      throw MoneyFailure(.limit, "wallet ids are exhausted")
    }
  }

  /// The sum of a currency after an entry is added; throws if the entry cannot be added.
  static func sum(
    adding amount: Money, to now: (sum: Decimal, held: Decimal), isCovered: Bool
  ) throws(MoneyFailure) -> Decimal {
    let sum = try Money(now.sum, amount.currency).adding(amount)
    try checkCover(sum, held: now.held, isStrict: isCovered && sum.amount < now.sum, now: now)
    return sum.amount
  }

  /// Throws if a sum would not cover the held amounts, or if it would be negative and `isStrict` is true.
  ///
  /// - Parameter now: the current values, for the message.
  static func checkCover(
    _ sum: Money, held: Decimal, isStrict: Bool, now: (sum: Decimal, held: Decimal)
  ) throws(MoneyFailure) {
    let isShort = held.isZero ? isStrict && sum.amount.isNegative : sum.amount < held
    guard isShort else { return }
    var message = "insufficient balance: " + Message.money(Money(now.sum, sum.currency))
    if !now.held.isZero { message = message + ", " + .decimal(now.held) + " of it held" }
    throw MoneyFailure(.insufficient, message)
  }
}
