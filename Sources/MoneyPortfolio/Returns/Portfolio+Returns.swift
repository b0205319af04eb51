import MoneyCore
import MoneyReturns

extension Portfolio {
  /// The amount that a transaction pays in (below 0) or out (above 0), in the reporting currency; nil without cash. It is
  /// converted at the transaction's own rate or at that of its day, and so is a fee in the total's currency.
  func cashFlow(of transaction: Transaction, _ reporting: Reporting) throws(MoneyFailure) -> Decimal? {
    guard let direction = transaction.cashDirection, let total = transaction.total else { return nil }
    let converted = try reporting.convert(total, on: transaction.day, at: transaction.rate).money.amount
    let amount = direction == .out ? converted.negated : converted
    guard let fee = transaction.fee else { return amount }
    let rate = fee.currency == total.currency ? transaction.rate : nil
    return try amount.subtracting(try reporting.convert(fee, on: transaction.day, at: rate).money.amount)
  }

  /// The cash flows of all transactions up to a day.
  func cashFlows(upTo day: Day, _ reporting: Reporting) throws(MoneyFailure) -> [CashFlow] {
    var flows = try transfersAtCost(upTo: day, reporting)
    for row in order {
      let transaction = rows[Int(row)].transaction
      if transaction.day > day { break }
      if let amount = try cashFlow(of: transaction, reporting) {
        flows.append(CashFlow(day: transaction.day, amount: amount))
      }
    }
    return flows
  }

  /// The transfers to other accounts without a value, which count at their cost.
  func transfersAtCost(upTo day: Day, _ reporting: Reporting) throws(MoneyFailure) -> [CashFlow] {
    guard rows.contains(where: { $0.transaction.action == .transferOut && $0.transaction.total == nil }) else {
      return []
    }
    var none: LinkedDisposals?
    var flows: [CashFlow] = []
    let all = try unplaced { () throws(MoneyFailure) in
      try allLots(LotRange(upTo: day), reporting, watch: .none, listing: &none)
    }
    for lots in all {
      for transfer in lots.transferred {
        let transaction = rows[Int(transfer.row)].transaction
        if transaction.total == nil { flows.append(CashFlow(day: transaction.day, amount: transfer.cost)) }
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

extension Transaction {
  enum CashDirection: Sendable {
    case `in`, out
  }

  /// The direction of the total as a flow between the investor and the portfolio; nil for an action without a flow.
  var cashDirection: CashDirection? {
    switch action {
    case .buy, .fee, .withholdingTax, .transferIn, .exercise: .out
    case .sell, .dividend, .interest, .returnOfCapital, .transferOut, .spinOff, .merger: .in
    case .split, .stockDividend, .rights, .worthless: nil
    }
  }
}
