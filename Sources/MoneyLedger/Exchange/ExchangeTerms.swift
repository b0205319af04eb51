import MoneyCore

/// The terms of an exchange, in addition to the rates of a table.
public struct ExchangeTerms: Sendable {
  /// The price that determines the amount received.
  public enum Price: Sendable {
    /// The rate of the table.
    case table
    /// The price of one unit of the currency given.
    case rate(Decimal)
    /// The price of one unit of the currency received.
    case inverseRate(Decimal)
    /// The amount received, as a bank states it.
    case amount(Money)
  }

  public let price: Price
  /// The fee in addition to the amount given; nil without a fee.
  public let fee: Money?
  /// The id of the exchange, which a wallet accepts once; empty without an id.
  public let id: [UInt8]

  public static var none: ExchangeTerms { ExchangeTerms(checked: .table, nil, []) }

  @_optimize(size)
  public init(price: Price, fee: Money?, id: [UInt8]) throws(MoneyFailure) {
    switch price {
    case .table: break
    case .rate(let rate), .inverseRate(let rate):
      guard rate.sign > 0 else {
        throw MoneyFailure(.invalidRate, "rate of an exchange must be positive, got " + .decimal(rate))
      }
    case .amount(let amount):
      guard amount.amount.sign > 0 else {
        throw MoneyFailure(.argument, "amount received must be positive, got " + .money(amount))
      }
    }
    if let fee, fee.amount.sign <= 0 {
      throw MoneyFailure(.argument, "fee of an exchange must be positive, got " + .money(fee))
    }
    try OneLine.check(id, "id of the exchange", atMost: WalletNote.longestLabel)
    self.init(checked: price, fee, id)
  }

  private init(checked price: Price, _ fee: Money?, _ id: [UInt8]) {
    self.price = price
    self.fee = fee
    self.id = id
  }

  /// An amount received, with the rate and the remainder of rounding.
  struct Outcome {
    let receive: Money
    let rate: ExactRatio
    let remainder: ExactRatio
  }

  /// The outcome of the terms' own rate or amount; nil if the rate is that of the table.
  ///
  /// - Parameter wanted: the day of the rates, on which the minor unit depends.
  @_optimize(size)
  func outcome(
    of give: Money, in currency: CurrencyCode, _ options: ConversionOptions, on wanted: Day?,
    registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Outcome? {
    let rate: ExactRatio
    switch price {
    case .table: return nil
    case .rate(let price): rate = ExactRatio(price)
    case .inverseRate(let price): rate = ExactRatio(Decimal(unchecked: 1, scale: 0)).divided(by: ExactRatio(price))
    case .amount(let amount):
      guard amount.currency == currency else {
        throw MoneyFailure(
          .currencyMismatch, "amount received must be in " + .code(currency) + ", got " + .money(amount))
      }
      let rate = ExactRatio(amount.amount).divided(by: ExactRatio(give.amount))
      return Outcome(receive: amount, rate: rate, remainder: .zero)
    }
    let exact = ExactRatio(give.amount).multiplied(by: rate)
    let digits = try options.digits.count(of: currency, on: wanted, in: registry)
    let rounded = try exact.rounded(digits: digits, options.rounding, name: "converted amount")
    return Outcome(
      receive: Money(rounded.value, currency), rate: rate, remainder: exact + ExactRatio(rounded.value).negated)
  }
}
