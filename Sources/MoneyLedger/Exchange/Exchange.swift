import MoneyCore

/// An exchange of an amount for another currency, with everything that a reader needs to check it.
///
/// `give` × `rate` = `receive` + `remainder`, exactly. The market is the conversion at the rate of the table, and the
/// margin its amount minus the amount received: 0 unless the terms state a rate or an amount of their own.
///
///     // 100.00 EUR at a bank's rate of 1.08, while the table's rate is 1.10:
///     // receive 108.00 USD, market 110.00 USD, margin 2.00 USD
public struct Exchange: Sendable {
  public let give: Money
  public let receive: Money
  /// The fee in addition to the amount given; nil without a fee.
  public let fee: Money?
  /// The id, which a wallet accepts once; empty without an id.
  public let id: [UInt8]
  /// 1 of the currency given = `rate` of the currency received.
  public let rate: ExactRatio
  /// The exact amount minus the amount received.
  public let remainder: ExactRatio
  /// The conversion at the rate of the table; nil without a table.
  public let market: Conversion?
  /// The market's amount minus the amount received; nil without a table.
  public let margin: Money?

  @_optimize(size)
  public init(
    of give: Money, for currency: CurrencyCode, on terms: ExchangeTerms, with table: RatesTable?,
    _ options: ConversionOptions, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) {
    guard give.amount.sign > 0 else {
      throw MoneyFailure(.argument, "amount to exchange must be positive, got " + .money(give))
    }
    guard currency != give.currency else {
      throw MoneyFailure(
        .argument, "currencies of an exchange must differ, got " + .code(currency) + " for both")
    }
    let wanted = RatesTable.wantedDay(in: table, options)
    let own = try terms.outcome(of: give, in: currency, options, on: wanted, registry: registry)
    var market: Conversion?
    if own == nil || table != nil {
      market = try RatesTable.explain(give, to: currency, with: table, options, in: registry)
    }
    var margin: Money?
    if let own {
      receive = own.receive
      rate = own.rate
      remainder = own.remainder
      if let market { margin = try market.money.subtracting(own.receive) }
    } else {
      // Without terms of its own, the exchange is the conversion.
      receive = market?.money ?? Money(.zero, currency)
      rate = market?.rate ?? .zero
      remainder = market?.remainder ?? .zero
      margin = Money(Decimal(unchecked: 0, scale: receive.amount.scale), currency)
    }
    self.give = give
    fee = terms.fee
    id = terms.id
    self.market = market
    self.margin = margin
  }

  /// An exchange that a document describes. The remainder and the margin follow from its amounts.
  @_optimize(size)
  package init(
    restoring give: Money, _ receive: Money, at rate: ExactRatio, market: Conversion?, fee: Money?, id: [UInt8]
  ) throws(MoneyFailure) {
    guard give.amount.sign > 0, receive.amount.sign >= 0, rate.sign > 0, give.currency != receive.currency else {
      throw MoneyFailure(
        .document,
        "exchange must be of positive amounts of two currencies, got " + .money(give) + " for "
          + .money(receive))
    }
    let terms = try ExchangeTerms(price: .table, fee: fee, id: id)
    var margin: Money?
    if let market { margin = try market.money.subtracting(receive) }
    self.give = give
    self.receive = receive
    self.fee = terms.fee
    self.id = terms.id
    self.rate = rate
    self.market = market
    self.margin = margin
    remainder = ExactRatio(give.amount).multiplied(by: rate) + ExactRatio(receive.amount).negated
  }

  /// The remainder as an amount that a ledger can book.
  ///
  /// - Parameter digits: the fraction digits, to which it is rounded half-even; nil for the exact remainder.
  @_optimize(size)
  func remainder(digits: UInt32?) throws(MoneyFailure) -> Money {
    if let digits {
      return Money(try remainder.rounded(digits: digits, .halfEven, name: "remainder").value, receive.currency)
    }
    guard let exact = remainder.decimal else {
      throw MoneyFailure(
        .inexact, "remainder of " + .money(receive) + " must be a decimal; set the digits of its posting")
    }
    return Money(exact, receive.currency)
  }
}
