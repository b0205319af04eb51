import MoneyCore

/// Works out the amounts of one symbol's transactions in the security's currency and in the reporting currency.
struct LotPricing: Sendable {
  let settings: PortfolioSettings
  /// The rates of the reporting currency; nil if only the security's own currency matters.
  let reporting: Reporting?
  /// The fraction digits of a cost basis in addition to those of its currency.
  private let additionalDigits: UInt32

  /// The currency of the symbol's trades.
  private(set) var currency: CurrencyCode?
  /// The currency's minor units; 0 without a minor unit.
  private(set) var digits: UInt32 = 0
  /// The first transaction that has no rate.
  private(set) var unconverted: Int32?
  private(set) var flags: ConversionFlags = []

  init(_ settings: PortfolioSettings, _ reporting: Reporting?) {
    self.settings = settings
    self.reporting = reporting
    additionalDigits = settings.rule.additionalDigits
  }

  @inline(__always)
  mutating func adopt(_ code: CurrencyCode) throws(MoneyFailure) {
    if currency == code { return }
    currency = code
    digits = try CurrencyRegistry.digits(code, on: nil, in: settings.registry) ?? 0
  }

  mutating func note(unconverted row: Int32) {
    if unconverted == nil { unconverted = row }
  }

  /// Converts an amount into the reporting currency. If it has no rate, the result is 0 and the row is noted.
  @inline(__always)
  mutating func report(
    _ money: Money, _ transaction: Transaction, _ row: Int32
  ) throws(MoneyFailure) -> Decimal {
    guard let reporting else { return .zero }
    // The transaction's own rate applies only to the currency of its total.
    let rate = money.currency == transaction.total?.currency ? transaction.rate : nil
    do throws(MoneyFailure) {
      let converted = try reporting.convert(money, on: transaction.day, at: rate)
      flags.formUnion(converted.flags)
      return converted.money.amount
    } catch {
      guard error.status == .noRate else { throw error }
      note(unconverted: row)
      return .zero
    }
  }

  /// Converts an amount into the security's currency. If it has no rate, the result is 0 and the row is noted.
  private mutating func own(
    _ money: Money, _ transaction: Transaction, _ row: Int32
  ) throws(MoneyFailure) -> Decimal {
    guard let currency, money.currency != currency else { return money.amount }
    guard let reporting else { return .zero }
    if let rate = transaction.rate, let total = transaction.total?.currency {
      if money.currency == total, currency == settings.currency { return try times(money.amount, rate, reporting) }
      if money.currency == settings.currency, currency == total {
        return try times(money.amount, rate.inverse, reporting)
      }
    }
    var options = reporting.options(transaction.day)
    options.digits = .count(digits)
    do throws(MoneyFailure) {
      let converted = try RatesTable.convert(
        money, to: currency, with: reporting.table, options, in: settings.registry)
      flags.formUnion(converted.flags)
      return converted.money.amount
    } catch {
      guard error.status == .noRate else { throw error }
      note(unconverted: row)
      return .zero
    }
  }

  private mutating func times(
    _ amount: Decimal, _ rate: Rate, _ reporting: Reporting
  ) throws(MoneyFailure) -> Decimal {
    let rounded = try Decimal.rounded(
      amount.magnitude, times: UInt128(rate.numerator), over: UInt128(rate.denominator), scale: Int(amount.scale),
      isNegative: amount.isNegative, digits: digits, rounding: reporting.rounding, name: "converted amount")
    if rounded.isRounded { flags.insert(.rounded) }
    return rounded.value
  }

  /// An amount of a transaction in both currencies, each with the digits to which its shares are rounded.
  mutating func amounts(
    _ money: Money, _ transaction: Transaction, _ row: Int32
  ) throws(MoneyFailure) -> Amounts {
    let own = try own(money, transaction, row).raised(to: digits &+ additionalDigits)
    var reported = try report(Money(own, currency ?? money.currency), money, transaction, row)
    if additionalDigits > 0, reporting != nil {
      reported = try reported.raised(to: settings.digits &+ additionalDigits)
    }
    return Amounts(own: own, reported: reported)
  }

  /// Reports the raised amount if it is in the given currency, so that an amount in the reporting currency keeps it.
  @inline(__always)
  private mutating func report(
    _ own: Money, _ money: Money, _ transaction: Transaction, _ row: Int32
  ) throws(MoneyFailure) -> Decimal {
    try report(own.currency == money.currency ? own : money, transaction, row)
  }

  /// The total of a trade with its fee: added to the cost of a purchase, deducted from the proceeds of a sale. With
  /// fees apart, only the total.
  mutating func priced(
    _ transaction: Transaction, _ row: Int32, deductsFee: Bool
  ) throws(MoneyFailure) -> PricedTrade {
    var priced = PricedTrade()
    guard let total = transaction.total else { return priced }
    priced.amounts = try amounts(total, transaction, row)
    guard settings.fees == .basis, let fee = transaction.fee, !fee.amount.isZero else { return priced }
    let charged = try amounts(fee, transaction, row)
    priced.fee = charged.own
    priced.amounts =
      deductsFee
      ? try priced.amounts.subtracting(charged) : try priced.amounts.adding(charged)
    return priced
  }

  /// The amount of a trade that determines the dearer of two lots: the total with its fee.
  ///
  /// A fee in another currency is left out. Otherwise the order of the lots would depend on exchange rates, and a sale
  /// that names lots could be valid under some rates only.
  func ordering(_ transaction: Transaction) throws(MoneyFailure) -> Decimal {
    guard let total = transaction.total else { return .zero }
    guard settings.fees == .basis, let fee = transaction.fee, fee.currency == total.currency else {
      return total.amount
    }
    return transaction.action == .sell
      ? try total.amount.subtracting(fee.amount) : try total.amount.adding(fee.amount)
  }
}
