import MoneyCore

/// The rule of a realised gain: the proceeds of shares less their cost basis. Fees and dividends are no part of it.
///
/// Shares that were bought for 100.00 EUR and sold for 130.00 EUR at a fee of 5.00 EUR have a gain of 30.00 EUR.
enum RealisedGain {
  static func of(proceeds: Decimal, cost: Decimal) throws(MoneyFailure) -> Decimal {
    try proceeds.subtracting(cost)
  }
}
