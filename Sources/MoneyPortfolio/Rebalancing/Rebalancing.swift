import MoneyCore

/// The orders that bring the symbols of a portfolio to their target weights, and the cash that is left.
///
/// The orders never cost more than the cash and the proceeds of the sales. Symbols without a target are left as they
/// are.
public struct Rebalancing: Sendable {
  public struct Order: Sendable {
    public let symbol: ShortText
    /// The shares to buy (above 0) or to sell (below 0).
    public internal(set) var quantity: Decimal
    /// The price of a share in its own currency.
    public let price: Money
    /// The cost (above 0) or the proceeds (below 0), in the portfolio's currency.
    public internal(set) var amount: Decimal
    /// The value of the shares held before the order, in the portfolio's currency.
    public let value: Decimal
  }

  public struct Options: Sendable {
    /// The cash to invest; below 0 to withdraw.
    public var cash: Decimal
    /// The fraction digits of quantities; 0 for integers.
    public var quantityDigits: UInt32
    public var sellsShares: Bool

    public init(cash: Decimal = .zero, quantityDigits: UInt32 = 0, sellsShares: Bool = true) {
      self.cash = cash
      self.quantityDigits = quantityDigits
      self.sellsShares = sellsShares
    }
  }

  public let currency: CurrencyCode
  /// An order for each target, in the order of the targets; its quantity is 0 if nothing is to be done.
  public let orders: [Order]
  /// The value of the targets' shares and the cash.
  public let total: Decimal
  public let cashLeft: Decimal
}

extension Portfolio {
  /// Computes the orders at the prices of some quotes, which every target needs.
  public mutating func rebalancing(
    _ targets: [Target], _ quotes: [PriceQuote], _ table: RatesTable?, _ options: ValuationOptions,
    _ rules: Rebalancing.Options, watch: Watch = .none
  ) throws(MoneyFailure) -> Rebalancing {
    let reporting = Reporting(settings, table, options)
    let prices = QuoteIndex(quotes)
    var assets: [RebalancedAsset] = []
    var symbols = HashIndex(capacity: targets.count)
    for (index, target) in targets.enumerated() {
      try watch.step(index, of: targets.count)
      guard symbols.find(target.symbol, keyAt: { targets[$0].symbol }) == nil else {
        throw MoneyFailure(.argument, "duplicate target " + Message.text(target.symbol))
      }
      symbols.insert(index) { targets[$0].symbol }
      assets.append(try asset(target, prices.find(target.symbol), reporting, options, watch))
    }
    return try RebalancingPlan(
      assets, rules, currency: settings.currency, digits: settings.digits, rounding: options.rounding
    ).rebalancing()
  }

  private mutating func asset(
    _ target: Target, _ quote: PriceQuote?, _ reporting: Reporting, _ options: ValuationOptions, _ watch: Watch
  ) throws(MoneyFailure) -> RebalancedAsset {
    guard !target.weight.isNegative else {
      throw MoneyFailure(
        .weights, "weight of " + Message.text(target.symbol) + " must be at least 0, got " + .decimal(target.weight))
    }
    var (holding, own): (Holding, CurrencyCode?) = (Holding(), nil)
    if let book = book(of: target.symbol) {
      let lots = try currentLots(of: book, upTo: options.day, reporting, watch: watch)
      (holding, own) = (lots.holding, lots.currency)
    }
    guard !holding.quantity.isNegative else {
      throw MoneyFailure(.argument, Message.text(target.symbol) + " must not be sold short for a rebalancing")
    }
    guard let quote, !quote.price.isZero else {
      throw MoneyFailure(.notFound, "price of " + Message.text(target.symbol) + " must be known, and not be 0")
    }
    guard let currency = quote.currency ?? own else {
      throw MoneyFailure(
        .notFound, "price of " + Message.text(target.symbol) + " must state its currency, as it was never held")
    }
    var rate = ExactRatio(quote.price)
    if currency != settings.currency {
      let route = try RatesTable.route(
        in: reporting.table, from: currency, to: settings.currency, reporting.options(options.day))
      rate = rate.multiplied(by: ExactRatio(route))
    }
    return RebalancedAsset(
      target: target, price: Money(quote.price, currency), unitPrice: rate,
      held: ExactRatio(holding.quantity).divided(by: ExactRatio(Decimal(unchecked: Int128(holding.unit), scale: 0))))
  }
}

/// A symbol to be rebalanced: the shares held, and the price of one in the portfolio's currency, both exact.
struct RebalancedAsset {
  let target: Target
  let price: Money
  let unitPrice: ExactRatio
  let held: ExactRatio

  var value: ExactRatio { held.multiplied(by: unitPrice) }
}
