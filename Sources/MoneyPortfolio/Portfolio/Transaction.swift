import MoneyCore

/// An event in a portfolio: a trade, a payment, or a split.
///
/// The total is the amount paid or received, excluding the fee. It is never negative, because the action determines the
/// direction. A price per share is not stored, because 100.00 for 3 shares has no exact price.
///
///     Transaction(symbol: abc, day: day, action: .buy, quantity: ten, total: hundredEuros, fee: oneEuro)
///
/// A value of this type may contain any user input. The portfolio checks it when it is added.
public struct Transaction: Sendable {
  /// The kind of a transaction. The values are those of `MONEY_ACTION_…` in `portfolio.h`. No action is 0, so that an
  /// uninitialised transaction is not a purchase.
  public enum Action: Int32, Sendable, CaseIterable {
    case buy = 1
    case sell = 2
    case dividend = 3
    case fee = 4
    case split = 5
    case spinOff = 6
    case merger = 7
    case stockDividend = 8
    case rights = 9
    case returnOfCapital = 10
    case transferOut = 11
    case transferIn = 12
    case worthless = 13
    case interest = 14
    case withholdingTax = 15
    case exercise = 16

    /// The word for the action in documents.
    public var name: StaticString {
      switch self {
      case .buy: "buy"
      case .sell: "sell"
      case .dividend: "dividend"
      case .fee: "fee"
      case .split: "split"
      case .spinOff: "spin_off"
      case .merger: "merger"
      case .stockDividend: "stock_dividend"
      case .rights: "rights"
      case .returnOfCapital: "return_of_capital"
      case .transferOut: "transfer_out"
      case .transferIn: "transfer_in"
      case .worthless: "worthless"
      case .interest: "interest"
      case .withholdingTax: "withholding_tax"
      case .exercise: "exercise"
      }
    }

    /// The words for the action in an error.
    var words: StaticString {
      switch self {
      case .buy: "buy"
      case .sell: "sale"
      case .dividend: "dividend"
      case .fee: "fee"
      case .split: "split"
      case .spinOff: "spin-off"
      case .merger: "merger"
      case .stockDividend: "stock dividend"
      case .rights: "rights"
      case .returnOfCapital: "return of capital"
      case .transferOut: "transfer out"
      case .transferIn: "transfer in"
      case .worthless: "loss of all value"
      case .interest: "interest"
      case .withholdingTax: "withholding tax"
      case .exercise: "exercise"
      }
    }

    /// True if a transaction accepts a fee beside its total.
    var acceptsFee: Bool {
      switch self {
      case .fee, .withholdingTax, .split, .stockDividend, .worthless, .spinOff, .merger, .rights: false
      default: true
      }
    }

    /// True if `quantity` and `per` are a ratio.
    public var isRatio: Bool {
      switch self {
      case .split, .spinOff, .merger, .stockDividend, .rights, .exercise: true
      case .buy, .sell, .dividend, .fee, .returnOfCapital, .transferOut, .transferIn, .worthless, .interest,
        .withholdingTax:
        false
      }
    }
  }

  /// The id, which is unique in the portfolio; empty to have the portfolio assign one.
  public var id: ShortText
  /// The security; empty for a fee without a security.
  public var symbol: ShortText
  public var day: Day
  public var action: Action
  /// The quantity of a trade, more than 0, or the number of shares after a split …
  public var quantity: Decimal
  /// … for each `per` shares before the split; 0 for any other action.
  public var per: Decimal
  /// The amount paid or received, without the fee; nil for a split.
  public var total: Money?
  /// The fee, in any currency, or nil.
  public var fee: Money?
  /// The value of 1 unit of the total's currency in the portfolio's currency; nil for the rate of the day.
  public var rate: Rate?
  /// The lots that a sale sells; empty if the portfolio's method chooses them.
  public var lots: [LotSelection]
  /// The terms that few actions have.
  public var terms: ActionTerms?

  public static var longestSymbol: Int { 63 }
  public static var mostLots: Int { 1024 }

  public init(
    id: ShortText = .empty, symbol: ShortText, day: Day, action: Action, quantity: Decimal = .zero,
    per: Decimal = .zero, total: Money? = nil, fee: Money? = nil, rate: Rate? = nil, lots: [LotSelection] = [],
    terms: ActionTerms? = nil
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
    self.terms = terms
  }

  /// The security that is received for the symbol's shares; otherwise empty.
  public var into: ShortText { terms?.into ?? .empty }

  @inline(__always)
  package var isTrade: Bool { action == .buy || action == .sell }

  /// True if the transaction moves a number of shares in or out.
  var countsShares: Bool { isTrade || action == .transferIn || action == .transferOut }

  /// The quantity that the transaction removes from lots, of which it can select some; nil for any other transaction.
  var takenQuantity: Decimal? {
    switch action {
    case .sell, .transferOut: quantity
    case .exercise: per
    default: nil
    }
  }
}

extension Transaction {
  /// True if the lots decide on whether the transaction is right.
  func needsLots(_ settings: PortfolioSettings) -> Bool {
    !lots.isEmpty || (action == .returnOfCapital || (isExchange && total != nil)) && settings.capital == .refuse
  }

  private var isExchange: Bool { action == .spinOff || action == .merger }
}

/// A part of a lot that a sale names.
public struct LotSelection: Sendable {
  /// The purchase that made the lot.
  public let id: ShortText
  /// The quantity that is sold from the lot, in shares as of the sale.
  public let quantity: Decimal

  public init(id: ShortText, quantity: Decimal) {
    self.id = id
    self.quantity = quantity
  }
}
