import MoneyCore

/// Something that happened to a portfolio: a trade, a payment, or a split.
///
/// The total is what was paid or received, without the fee, and it is never negative: the action says which way it
/// went. A price per share is no part of it, because 100.00 for 3 shares has none that is exact.
///
///     Transaction(symbol: abc, day: day, action: .buy, quantity: ten, total: hundredEuros, fee: oneEuro)
///
/// A value of this type may be anything that a person typed. The portfolio checks it when it is added.
public struct Transaction: Sendable {
  /// The values are those of `MONEY_ACTION_…` in `portfolio.h`. None is 0, so that a transaction that nobody filled in
  /// does not mean a purchase.
  public enum Action: Int32, Sendable, CaseIterable {
    case buy = 1
    case sell = 2
    case dividend = 3
    case fee = 4
    case split = 5

    /// What documents call it.
    public var name: StaticString {
      switch self {
      case .buy: "buy"
      case .sell: "sell"
      case .dividend: "dividend"
      case .fee: "fee"
      case .split: "split"
      }
    }
  }

  /// Of a portfolio's transactions no two have the same; empty: the portfolio is to give one.
  public var id: ShortText
  /// What is traded; empty of a fee that concerns none.
  public var symbol: ShortText
  public var day: Day
  public var action: Action
  /// Of a trade, how much, more than 0; of a split, how many there are after it …
  public var quantity: Decimal
  /// … for each so many before it; else 0.
  public var per: Decimal
  /// What is paid or received, without the fee; nil of a split.
  public var total: Money?
  /// In any currency; nil: none.
  public var fee: Money?
  /// What 1 unit of the total's currency is in the portfolio's; nil: the rate of the day.
  public var rate: Rate?
  /// What a sale sells; none: what the portfolio's method takes.
  public var lots: [LotSelection]

  public static var longestSymbol: Int { 31 }
  public static var mostLots: Int { 1024 }

  public init(
    id: ShortText = .empty, symbol: ShortText, day: Day, action: Action, quantity: Decimal = .zero,
    per: Decimal = .zero, total: Money? = nil, fee: Money? = nil, rate: Rate? = nil, lots: [LotSelection] = []
  ) {
    self.id = id
    self.symbol = symbol
    self.day = day
    self.action = action
    self.quantity = quantity
    self.per = per
    self.total = total
    self.fee = fee
    self.rate = rate
    self.lots = lots
  }

  @inline(__always)
  package var isTrade: Bool { action == .buy || action == .sell }
}

/// A part of a lot that a sale names.
public struct LotSelection: Sendable {
  /// The purchase that made the lot.
  public let id: ShortText
  /// How much of it, in shares as of the sale.
  public let quantity: Decimal

  public init(id: ShortText, quantity: Decimal) {
    self.id = id
    self.quantity = quantity
  }
}
