/// Something that happened to a portfolio: a trade, a payment, or a split.
public struct Transaction: Sendable {
  /// The values are those of `MONEY_ACTION_…` in `money.h`.
  public enum Action: Int32, Sendable {
    case buy = 0
    case sell = 1
    case dividend = 2
    case fee = 3
    case split = 4
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
  public var lots: [ChosenLot]

  public static var longestSymbol: Int { 31 }
  public static var mostLots: Int { 1024 }

  public init(
    id: ShortText = .empty, symbol: ShortText, day: Day, action: Action, quantity: Decimal = .zero,
    per: Decimal = .zero, total: Money? = nil, fee: Money? = nil, rate: Rate? = nil, lots: [ChosenLot] = []
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
  var isTrade: Bool { action == .buy || action == .sell }
}

/// A part of a lot that a sale names.
public struct ChosenLot: Sendable {
  /// The purchase that made the lot.
  public let id: ShortText
  /// How much of it, in shares as of the sale.
  public let quantity: Decimal

  public init(id: ShortText, quantity: Decimal) {
    self.id = id
    self.quantity = quantity
  }
}
