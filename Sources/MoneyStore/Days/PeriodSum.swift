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
  mutating func add(_ row: Statement) throws(MoneyFailure) {
    sum.add(try row.sum(0))
    beside.add(try row.sum(1))
  }

  /// True if a shorter period, such as a day, is a part of this one.
  private func contains(_ part: PeriodSum) -> Bool {
    currency == part.currency && owner == part.owner && part.period.starts(with: period)
  }

  /// The sums of the days of changes that are sorted by owner, currency and day.
  static func days(of changes: [DayChange]) -> [PeriodSum] {
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
        periods[periods.count &- 1].sum.add(day.sum)
        periods[periods.count &- 1].beside.add(day.beside)
      } else {
        periods.append(PeriodSum(day, in: unit))
      }
    }
    return periods
  }
}
