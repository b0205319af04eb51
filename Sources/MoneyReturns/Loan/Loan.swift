import MoneyCore

/// A loan with its repayment schedule, which ends at a balance of 0.
public struct Loan: Sendable {
  /// A payment, which is its interest and its principal.
  public struct Row: Sendable {
    /// The number of the payment, from 1; 0 for an event.
    public let number: UInt32
    public let date: Day
    /// Below 0 for an advance.
    public let payment: Decimal
    public let interest: Decimal
    public let principal: Decimal
    public let balance: Decimal
  }

  public let currency: CurrencyCode
  /// The first level payment, or level repayment of a linear loan; 0 for a bullet loan.
  public let payment: Decimal
  public let rows: [Row]
  public let paid: Decimal
  public let interest: Decimal
  /// The sum of the advances.
  public let principal: Decimal

  public init(_ terms: LoanTerms, _ events: [LoanEvent] = [], watch: Watch) throws(MoneyFailure) {
    guard Int64(events.count) &* Int64(terms.paymentCount) <= LoanEvent.mostWork else {
      throw MoneyFailure(
        .limit,
        "number of payments times events must be at most " + .integer(LoanEvent.mostWork) + ", got "
          + .integer(Int64(events.count) &* Int64(terms.paymentCount)))
    }
    var schedule = try LoanSchedule(terms, watch: watch)
    let order = StableSort.positions(events.count) { events[$0].date < events[$1].date }
    try schedule.fill(order.map { events[Int($0)] }, watch: watch)
    var (paid, interest, principal) = (Decimal.zero, Decimal.zero, Decimal.zero)
    for row in schedule.rows {
      interest = try interest.adding(row.interest)
      if row.principal.isNegative { continue }
      paid = try paid.adding(row.payment)
      principal = try principal.adding(row.principal)
    }
    currency = terms.principal.currency
    payment = schedule.firstLevel ?? .zero
    rows = schedule.rows
    self.paid = paid
    self.interest = interest
    self.principal = principal
  }
}
