import MoneyCore

/// The disposals of a tax year in the reporting currency, with the rule by which they were made.
public struct TaxReport: Sendable {
  /// The values are those of `MONEY_TAX_REPORT_…` in `tax_report.h`.
  public enum Format: Int32, Sendable {
    case json = 0
    case csv = 1
    case text = 2
    case html = 3
  }

  struct Row: Sendable {
    let disposal: Disposal
    let effects: Disposal.Effects
    let fee: Money
  }

  let currency: CurrencyCode
  let digits: UInt32
  let rule: MatchingRule
  let start: Day
  let end: Day
  let rows: [Row]
  let proceeds: Decimal
  let cost: Decimal
  let disallowed: Decimal
  let gain: Decimal
}

extension Portfolio {
  /// The report of the year that starts on a day.
  public func taxReport(
    from start: Day, _ table: RatesTable?, _ options: ValuationOptions, watch: Watch = .none
  ) throws(MoneyFailure) -> TaxReport {
    let end = TaxReport.end(of: start)
    let reporting = Reporting(settings, table, options)
    var rows: [TaxReport.Row] = []
    var sums = (proceeds: Decimal.zero, cost: Decimal.zero, disallowed: Decimal.zero, gain: Decimal.zero)
    for one in try disposals(LotRange(last: end, known: nil), reporting, watch: watch) where one.day >= start {
      if one.isOversold { continue }
      guard let effects = one.reported else {
        let disposal: Message = "disposal of " + .text(one.symbol) + " on " + .date(one.day)
        let pair = Message.code(one.proceeds.currency) + " to " + Message.code(settings.currency)
        throw MoneyFailure(.noRate, disposal + ": no rate from " + pair)
      }
      rows.append(TaxReport.Row(disposal: one, effects: effects, fee: one.fee))
      sums.proceeds = try sums.proceeds.adding(effects.proceeds.amount)
      sums.cost = try sums.cost.adding(effects.cost.amount)
      sums.disallowed = try sums.disallowed.adding(effects.disallowed.amount)
      sums.gain = try sums.gain.adding(effects.gain.amount)
    }
    return TaxReport(
      currency: settings.currency, digits: settings.digits, rule: settings.rule, start: start, end: end, rows: rows,
      proceeds: sums.proceeds,
      cost: sums.cost, disallowed: sums.disallowed, gain: sums.gain)
  }
}

extension TaxReport {
  /// The last day of the year that starts on a day.
  static func end(of start: Day) -> Day {
    let civil = start.civil
    let next =
      Day(year: civil.year + 1, month: civil.month, day: civil.day) ?? Day(year: civil.year + 1, month: 3, day: 1)
    return next.flatMap { Day(number: $0.number &- 1) } ?? Day(unchecked: Day.range.upperBound)
  }
}
