import MoneyCore

/// The terms of a loan: its amount, its rate, and the dates and kind of its payments.
public struct LoanTerms: Sendable {
  /// The values are those of `MONEY_LOAN_…` in `money.h`.
  public enum Kind: Int32, Sendable {
    case annuity = 0
    case linear = 1
    case bullet = 2
  }

  public let start: Day
  public let kind: Kind
  public let unit: PeriodUnit
  public let unitCount: Int32
  public let paymentCount: Int32
  public let dayCount: DayCount
  public let rounding: Rounding
  /// Nil for one period after the start.
  public let firstPayment: Day?
  public let principal: Money
  /// In percent a year.
  public let rate: Decimal
  /// An agreed level payment, or repayment of a linear loan; nil to compute it.
  public let payment: Money?
  public let fees: LoanFees

  /// The most payments of a loan.
  public static var mostPayments: Int32 { 100_000 }

  public init(
    start: Day, kind: Kind, unit: PeriodUnit, unitCount: Int32, paymentCount: Int32, dayCount: DayCount,
    rounding: Rounding, firstPayment: Day?, principal: Money, rate: Decimal, payment: Money?,
    fees: LoanFees
  ) throws(MoneyFailure) {
    guard unit != .halfMonth else {
      throw MoneyFailure(.argument, "unit of a loan must be a day, week, month or year, got a half-month")
    }
    guard unitCount >= 1 else {
      throw MoneyFailure(
        .argument, "number of units between payments must be at least 1, got " + .integer(Int64(unitCount)))
    }
    guard paymentCount >= 1 else {
      throw MoneyFailure(.argument, "number of payments must be at least 1, got " + .integer(Int64(paymentCount)))
    }
    guard paymentCount <= LoanTerms.mostPayments else {
      throw MoneyFailure(
        .limit,
        "payment_count must be at most " + .integer(Int64(LoanTerms.mostPayments)) + ", got "
          + .integer(Int64(paymentCount)))
    }
    guard dayCount != .actualActualICMA else {
      throw MoneyFailure(.argument, "day count of a loan must not require a coupon period, got Actual/Actual (ICMA)")
    }
    guard !principal.amount.isNegative, !principal.amount.isZero else {
      throw MoneyFailure(.argument, "principal must be above 0, got " + .decimal(principal.amount))
    }
    guard !rate.isNegative else {
      throw MoneyFailure(.argument, "rate must be at least 0, got " + .decimal(rate))
    }
    if let firstPayment, firstPayment <= start {
      throw MoneyFailure(
        .argument, "first payment must be after the start, got " + Message.date(firstPayment) + " for " + .date(start))
    }
    if let payment {
      guard payment.currency == principal.currency else {
        throw MoneyFailure(
          .currencyMismatch,
          "payment must be in " + Message.code(principal.currency) + ", got " + .code(payment.currency))
      }
      guard !payment.amount.isNegative, !payment.amount.isZero, kind != .bullet else {
        throw MoneyFailure(
          .argument, "payment must be above 0, and must not be set for a bullet loan, got " + .decimal(payment.amount))
      }
    }
    try fees.check(in: principal.currency)
    self.start = start
    self.kind = kind
    self.unit = unit
    self.unitCount = unitCount
    self.paymentCount = paymentCount
    self.dayCount = dayCount
    self.rounding = rounding
    self.firstPayment = firstPayment
    self.principal = principal
    self.rate = rate
    self.payment = payment
    self.fees = fees
  }

  /// The dates of all payments. Months are counted from the first one, so a short month does not move later dates.
  func dates() throws(MoneyFailure) -> [Day] {
    let anchor = firstPayment ?? start
    var dates: [Day] = []
    dates.reserveCapacity(Int(paymentCount))
    for index in 0..<Int64(paymentCount) {
      guard let date = date(after: firstPayment == nil ? index &+ 1 : index, from: anchor) else {
        throw MoneyFailure(.date, "payment " + .integer(index &+ 1) + " must be in the years 1 to 9999")
      }
      dates.append(date)
    }
    return dates
  }

  private func date(after periods: Int64, from anchor: Day) -> Day? {
    let units = periods &* Int64(unitCount)
    switch unit {
    case .day, .week:
      let days = Int64(anchor.number) &+ units &* (unit == .week ? 7 : 1)
      return Int32(exactly: days).flatMap { Day(number: $0) }
    case .month, .halfMonth: return anchor.adding(months: units)
    case .year: return anchor.adding(months: units &* 12)
    }
  }
}
