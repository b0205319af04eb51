import MoneyCore

/// The definition of a realised gain: the proceeds of shares minus their cost basis. Fees and dividends are excluded.
///
/// Shares that were bought for 100.00 EUR and sold for 130.00 EUR at a fee of 5.00 EUR yield a gain of 30.00 EUR.
enum RealisedGain {
  static func of(proceeds: Decimal, cost: Decimal) throws(MoneyFailure) -> Decimal {
    try proceeds.subtracting(cost)
  }
}
