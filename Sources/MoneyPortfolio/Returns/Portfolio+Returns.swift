import MoneyCore
import MoneyReturns

extension Portfolio {
  /// The amount that a transaction pays in (below 0) or out (above 0), in the reporting currency; nil without cash. It is
  /// converted at the transaction's own rate or at that of its day, and so is a fee in the total's currency.
  func cashFlow(of transaction: Transaction, _ reporting: Reporting) throws(MoneyFailure) -> Decimal? {
    guard let total = transaction.total else { return nil }
    let converted = try reporting.convert(total, on: transaction.day, at: transaction.rate).money.amount
    let isPaid = transaction.action == .buy || transaction.action == .fee
    let amount = isPaid ? converted.negated : converted
    guard let fee = transaction.fee else { return amount }
    let rate = fee.currency == total.currency ? transaction.rate : nil
    return try amount.subtracting(try reporting.convert(fee, on: transaction.day, at: rate).money.amount)
  }

  /// The cash flows of all transactions up to a day.
  func cashFlows(upTo day: Day, _ reporting: Reporting) throws(MoneyFailure) -> [CashFlow] {
    var flows: [CashFlow] = []
    for row in order {
      let transaction = rows[Int(row)].transaction
      if transaction.day > day { break }
      if let amount = try cashFlow(of: transaction, reporting) {
        flows.append(CashFlow(day: transaction.day, amount: amount))
      }
    }
    return flows
  }

  /// The internal rate of return of all cash flows, and of the value of the shares held at the end, on the options'
  /// day.
  public mutating func xirr(
    _ quotes: [PriceQuote], _ table: RatesTable?, _ options: ValuationOptions, watch: Watch = .none
  ) throws(MoneyFailure) -> Xirr {
    guard let day = options.day else { return Xirr(.noDate) }
    let valuation = try value(quotes, table, options, watch: watch)
    guard valuation.unpricedCount == 0, let value = valuation.total.value else { return Xirr(.unpriced) }
    var flows: [CashFlow]
    do throws(MoneyFailure) {
      flows = try cashFlows(upTo: day, Reporting(settings, table, options))
    } catch {
      guard error.status == .noRate else { throw error }
      return Xirr(.unpriced)
    }
    flows.append(CashFlow(day: day, amount: value))
    return try Xirr(flows)
  }
}
