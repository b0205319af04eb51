import MoneyCore

/// A loan with its repayment schedule, which ends at a balance of 0.
public struct Loan: Sendable {
  /// A payment, which is its interest, its principal and its fee.
  public struct Row: Sendable {
    /// The number of the payment, from 1; 0 for an event and for the fee of the advance.
    public let number: UInt32
    public let date: Day
    /// Below 0 for an advance.
    public let payment: Decimal
    public let interest: Decimal
    public let principal: Decimal
    public let balance: Decimal
    public let fee: Decimal
  }

  let terms: LoanTerms
  public let currency: CurrencyCode
  /// The first level payment, or level repayment of a linear loan; 0 for a bullet loan.
  public let payment: Decimal
  public let rows: [Row]
  public let paid: Decimal
  public let interest: Decimal
  /// The sum of the advances.
  public let principal: Decimal
  public let fees: Decimal
  /// The total cost of the credit: its interest and its fees.
  public let cost: Decimal

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
    var (paid, interest, principal, fees) = (Decimal.zero, Decimal.zero, Decimal.zero, Decimal.zero)
    for row in schedule.rows {
      interest = try interest.adding(row.interest)
      fees = try fees.adding(row.fee)
      if row.principal.isNegative { continue }
      paid = try paid.adding(row.payment)
      principal = try principal.adding(row.principal)
    }
    self.terms = terms
    currency = terms.principal.currency
    payment = schedule.firstLevel ?? .zero
    rows = schedule.rows
    self.paid = paid
    self.interest = interest
    self.principal = principal
    self.fees = fees
    cost = try interest.adding(fees)
  }
}
