import MoneyCore
import MoneyReturns

extension Portfolio {
  /// The amounts that went in (below 0) and came out (above 0) up to a day, in the reporting currency. A transaction is
  /// converted at its own rate or at that of its day, and so is a fee in the total's currency.
  func cashFlows(upTo day: Day, _ reporting: Reporting) throws(MoneyFailure) -> [CashFlow] {
    var flows: [CashFlow] = []
    for row in order {
      let transaction = rows[Int(row)].transaction
      if transaction.day > day { break }
      guard let total = transaction.total else { continue }
      let converted = try reporting.convert(total, on: transaction.day, at: transaction.rate).money.amount
      let isPaid = transaction.action == .buy || transaction.action == .fee
      var amount = isPaid ? converted.negated : converted
      if let fee = transaction.fee {
        let rate = fee.currency == total.currency ? transaction.rate : nil
        amount = try amount.subtracting(try reporting.convert(fee, on: transaction.day, at: rate).money.amount)
      }
      flows.append(CashFlow(day: transaction.day, amount: amount))
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
