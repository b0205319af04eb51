import MoneyCore

/// A loan with its repayment schedule, which ends at a balance of 0.
public struct Loan: Sendable {
  /// A payment, which is its interest and its principal.
  public struct Row: Sendable {
    public let date: Day
    public let payment: Decimal
    public let interest: Decimal
    public let principal: Decimal
    public let balance: Decimal
  }

  public let currency: CurrencyCode
  /// The level payment, or the level repayment of a linear loan; 0 for a bullet loan.
  public let payment: Decimal
  public let rows: [Row]
  public let paid: Decimal
  public let interest: Decimal
  public let principal: Decimal

  public init(_ terms: LoanTerms, watch: Watch) throws(MoneyFailure) {
    let digits = try CurrencyRegistry.minorUnits(terms.principal.currency, in: nil)
    let dates = try terms.dates()
    let periods = try PeriodRates(terms, dates, watch: watch)
    currency = terms.principal.currency
    principal = try Loan.exact(terms.principal.amount, digits, "principal")
    payment = try Loan.level(terms, principal, periods, digits)

    var rows: [Row] = []
    rows.reserveCapacity(dates.count)
    var balance = principal
    var (paid, interest) = (Decimal.zero, Decimal.zero)
    for (index, date) in dates.enumerated() {
      try watch.step(index, of: dates.count)
      let due = try periods.interest(on: balance, index, digits: digits, terms.rounding)
      var repaid = try Loan.repayment(terms, payment, due: due, index, date)
      if index == dates.count &- 1 || repaid > balance { repaid = balance }
      balance = try balance.subtracting(repaid)
      let amount = try repaid.adding(due)
      paid = try paid.adding(amount)
      interest = try interest.adding(due)
      rows.append(Row(date: date, payment: amount, interest: due, principal: repaid, balance: balance))
      if balance.isZero { break }
    }
    self.rows = rows
    self.paid = paid
    self.interest = interest
  }

  private static func exact(
    _ amount: Decimal, _ digits: UInt32, _ name: StaticString
  ) throws(MoneyFailure) -> Decimal {
    do throws(MoneyFailure) {
      return try amount.quantized(digits: digits, rounding: .unnecessary).value
    } catch {
      guard error.status == .inexact else { throw error }
      throw MoneyFailure(.inexact, Message(name) + " must be a multiple of the minor unit, got " + .decimal(amount))
    }
  }

  private static func level(
    _ terms: LoanTerms, _ principal: Decimal, _ periods: PeriodRates, _ digits: UInt32
  ) throws(MoneyFailure) -> Decimal {
    if let payment = terms.payment { return try exact(payment.amount, digits, "payment") }
    switch terms.kind {
    case .annuity: return try periods.levelPayment(of: principal, digits: digits, terms.rounding)
    case .linear:
      let count = Decimal(unchecked: Int128(terms.paymentCount), scale: 0)
      return try principal.divided(by: count, digits: digits, rounding: terms.rounding).value
    case .bullet: return try Decimal.zero.quantized(digits: digits, rounding: .unnecessary).value
    }
  }

  /// The reduction of the balance by a payment before the last.
  private static func repayment(
    _ terms: LoanTerms, _ level: Decimal, due: Decimal, _ index: Int, _ date: Day
  ) throws(MoneyFailure) -> Decimal {
    guard terms.kind == .annuity else { return level }
    // The agreed payment must repay; a computed one may equal the interest by its rounding.
    guard level > due || terms.payment == nil && level == due else {
      throw MoneyFailure(
        .argument,
        "payment " + .number(index &+ 1) + " on " + .date(date) + " must exceed the interest of " + .decimal(due)
          + ", got " + .decimal(level))
    }
    return try level.subtracting(due)
  }
}
