import MoneyCore

/// The sums of a period, or their change.
struct PeriodSum {
  let owner: Int64
  let currency: CurrencyCode
  /// The text of the period, which is the start of the text of its days.
  let period: [UInt8]
  /// The sum of the entries.
  private(set) var sum = DecimalSum()
  /// The sum of a wallet's holds, or of the transactions that close periods of a ledger.
  private(set) var beside = DecimalSum()

  /// - Parameter change: a change on a day.
  private init(_ change: DayChange) {
    owner = change.owner
    currency = change.currency
    period = change.dayText
    add(change)
  }

  private init(_ other: PeriodSum, in unit: PeriodUnit) {
    owner = other.owner
    currency = other.currency
    period = Array(other.period.prefix(unit.length))
    sum = other.sum
    beside = other.beside
  }

  var isZero: Bool { sum.sign == 0 && beside.sign == 0 }

  private mutating func add(_ change: DayChange) {
    let amount = change.kind.isNegated ? change.amount.negated : change.amount
    if change.kind.isOfEntry { sum.add(amount) }
    if change.kind.isBeside { beside.add(amount) }
  }

  /// Adds the sums of a row.
  ///
  /// - Parameter column: that of the first sum.
  mutating func add(_ row: Statement, _ column: Int32 = 0) throws(MoneyFailure) {
    sum.add(try row.sum(column))
    beside.add(try row.sum(column &+ 1))
  }

  /// The sums of a day as the change of each period that contains it.
  var branch: [PeriodSum] { PeriodUnit.allCases.map { PeriodSum(self, in: $0) } }

  /// Adds the sums of a part of the period.
  mutating func add(_ part: PeriodSum) {
    sum.add(part.sum)
    beside.add(part.beside)
  }

  /// The period with sums of 0.
  var withoutSums: PeriodSum {
    var period = self
    (period.sum, period.beside) = (DecimalSum(), DecimalSum())
    return period
  }

  /// True if a shorter period, such as a day, is a part of this one.
  private func contains(_ part: PeriodSum) -> Bool {
    currency == part.currency && owner == part.owner && part.period.starts(with: period)
  }

  /// The sums of the days of changes that are sorted by owner, currency and day.
  static func days(of changes: ArraySlice<DayChange>) -> [PeriodSum] {
    var days: [PeriodSum] = []
    var last: DayChange?
    for change in changes where change.day != nil {
      if let last, last.isOfSameSlot(as: change) {
        days[days.count &- 1].add(change)
      } else {
        days.append(PeriodSum(change))
      }
      last = change
    }
    return days
  }

  /// The sums of longer periods that consist of sorted days.
  static func periods(_ unit: PeriodUnit, of days: [PeriodSum]) -> [PeriodSum] {
    if unit == .day { return days }
    var periods: [PeriodSum] = []
    for day in days {
      if let last = periods.last, last.contains(day) {
        periods[periods.count &- 1].add(day)
      } else {
        periods.append(PeriodSum(day, in: unit))
      }
    }
    return periods
  }
}
