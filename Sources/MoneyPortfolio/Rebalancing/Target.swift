import MoneyCore

/// The weight that a symbol should have in a portfolio, relative to the weights of the other targets.
public struct Target: Sendable {
  public let symbol: ShortText
  /// 0 or more; 0 to sell all shares.
  public let weight: Decimal

  public init(symbol: ShortText, weight: Decimal) {
    self.symbol = symbol
    self.weight = weight
  }

  /// The most targets of one call.
  public static var most: Int { 100_000 }
}
