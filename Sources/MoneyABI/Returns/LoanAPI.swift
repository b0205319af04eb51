import CMoney
import MoneyCore
import MoneyReturns

@_cdecl("money_loan_terms_init") @implementation
public func money_loan_terms_init(_ terms: UnsafeMutablePointer<money_loan_terms_t>?) {
  Boundary.zero(terms)
  guard let terms else { return }
  terms.pointee.struct_size = UInt32(MemoryLayout<money_loan_terms_t>.size)
  terms.pointee.start = Int32.min
  terms.pointee.unit = MONEY_PERIOD_MONTH
  terms.pointee.unit_count = 1
  terms.pointee.day_count = MONEY_DAY_COUNT_THIRTY_360_BOND
  terms.pointee.rounding = MONEY_ROUND_HALF_EVEN
  terms.pointee.first_payment = Int32.min
}

@_cdecl("money_loan_new") @implementation
public func money_loan_new(
  _ terms: UnsafePointer<money_loan_terms_t>?, _ loan: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.makeLoan(terms, nil, 0, loan, error)
}

@_cdecl("money_loan_event_init") @implementation
public func money_loan_event_init(_ event: UnsafeMutablePointer<money_loan_event_t>?) {
  Boundary.zero(event)
  event?.pointee.struct_size = UInt32(MemoryLayout<money_loan_event_t>.size)
  event?.pointee.date = Int32.min
}

@_cdecl("money_loan_with_events") @implementation
public func money_loan_with_events(
  _ terms: UnsafePointer<money_loan_terms_t>?, _ events: UnsafePointer<money_loan_event_t>?, _ count: Int,
  _ loan: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.makeLoan(terms, events, count, loan, error)
}

@_cdecl("money_loan_free") @implementation
public func money_loan_free(_ loan: OpaquePointer?) {
  Boundary.release(loan, as: Shared<Loan>.self)
}

@_cdecl("money_loan_info") @implementation
public func money_loan_info(
  _ loan: OpaquePointer?, _ info: UnsafeMutablePointer<money_loan_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(info, "info", error) { output throws(MoneyFailure) in
    let loan = try Boundary.loan(loan)
    Boundary.write(Money(loan.payment, loan.currency), to: &output.pointee.payment)
    Boundary.write(Money(loan.paid, loan.currency), to: &output.pointee.paid)
    Boundary.write(Money(loan.interest, loan.currency), to: &output.pointee.interest)
    Boundary.write(Money(loan.principal, loan.currency), to: &output.pointee.principal)
    Boundary.write(Money(loan.fees, loan.currency), to: &output.pointee.fees)
    Boundary.write(Money(loan.cost, loan.currency), to: &output.pointee.cost)
    output.pointee.row_count = UInt64(loan.rows.count)
    output.pointee.end = Boundary.date(loan.rows.last?.date)
  }
}

@_cdecl("money_loan_row_at") @implementation
public func money_loan_row_at(
  _ loan: OpaquePointer?, _ index: Int, _ row: UnsafeMutablePointer<money_loan_row_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(row, "row", error) { output throws(MoneyFailure) in
    let loan = try Boundary.loan(loan)
    Boundary.write(loan, try Boundary.index(index, of: loan.rows.count), to: output)
  }
}

@_cdecl("money_loan_rows") @implementation
public func money_loan_rows(
  _ loan: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_loan_row_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let loan = try Boundary.loan(loan)
    try page.fill(of: loan.rows.count) { index, row throws(MoneyFailure) in Boundary.write(loan, index, to: row) }
  }
}

@_cdecl("money_loan_apr") @implementation
public func money_loan_apr(
  _ loan: OpaquePointer?, _ rule: money_apr_rule_t, _ digits: Int32, _ rounding: money_rounding_t,
  _ percent: UnsafeMutablePointer<money_decimal_t>?, _ flags: UnsafeMutablePointer<UInt32>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callApr(rule, digits, rounding, percent, flags, error) { law, digits, rounding throws(MoneyFailure) in
    try Boundary.loan(loan).apr(law, digits: digits, rounding, watch: Boundary.watch)
  }
}

extension Boundary {
  fileprivate static func makeLoan(
    _ terms: UnsafePointer<money_loan_terms_t>?, _ events: UnsafePointer<money_loan_event_t>?, _ count: Int,
    _ loan: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
  ) -> money_status_t {
    callValue(loan, "loan", error) { () throws(MoneyFailure) in
      let terms = try loanTerms(try sized(terms, "MONEY_LOAN_TERMS_INIT", "terms"))
      let events = try loanEvents(events, count)
      try checkMemory(Int(terms.paymentCount) &+ count, of: mostOfEntry)
      return pointer(to: Shared(try Loan(terms, events, watch: watch)))
    }
  }

  fileprivate static func loan(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Loan {
    try object(pointer, as: Shared<Loan>.self, "loan").takeUnretainedValue().value
  }

  fileprivate static func write(_ loan: Loan, _ index: Int, to output: UnsafeMutablePointer<money_loan_row_t>) {
    let row = loan.rows[index]
    output.pointee.date = date(row.date)
    output.pointee.number = row.number
    write(Money(row.payment, loan.currency), to: &output.pointee.payment)
    write(Money(row.interest, loan.currency), to: &output.pointee.interest)
    write(Money(row.principal, loan.currency), to: &output.pointee.principal)
    write(Money(row.balance, loan.currency), to: &output.pointee.balance)
    write(Money(row.fee, loan.currency), to: &output.pointee.fee)
  }

  fileprivate static func loanEvents(
    _ events: UnsafePointer<money_loan_event_t>?, _ count: Int
  ) throws(MoneyFailure) -> [LoanEvent] {
    try sizedRows(events, count, atMost: LoanEvent.most, "MONEY_LOAN_EVENT_INIT", "events") {
      (row) throws(MoneyFailure) in
      var given = row.loadUnaligned(as: money_loan_event_t.self)
      guard given.reserved == 0 else { throw reserved("events") }
      let date = try day(given.date)
      let amount = try optionalMoney(&given.amount, "events.amount")
      let rate = try decimal(&given.rate, "events.rate")
      let change: LoanEvent.Change
      switch (given.kind, amount) {
      case (MONEY_LOAN_EVENT_ADVANCE, let amount?): change = .advance(amount)
      case (MONEY_LOAN_EVENT_EXTRA, let amount?): change = .extra(amount)
      case (MONEY_LOAN_EVENT_RATE, nil): return LoanEvent(.rate(rate), on: date)
      case (MONEY_LOAN_EVENT_PAYMENT, let amount?): change = .payment(amount)
      case (MONEY_LOAN_EVENT_LEVEL, nil): change = .level
      case (MONEY_LOAN_EVENT_FEE, let amount?): change = .fee(amount)
      case (MONEY_LOAN_EVENT_ADVANCE...MONEY_LOAN_EVENT_FEE, _):
        throw MoneyFailure(.argument, "amount of an event must be set for an advance, a payment or a fee only")
      default: throw notOne(of: "MONEY_LOAN_EVENT_", "events.kind", given.kind)
      }
      guard rate.isZero else {
        throw MoneyFailure(.argument, "rate of an event must be set for a rate only, got " + Message.decimal(rate))
      }
      return LoanEvent(change, on: date)
    }
  }

  fileprivate static func loanTerms(_ given: money_loan_terms_t) throws(MoneyFailure) -> LoanTerms {
    guard let kind = LoanTerms.Kind(rawValue: given.kind) else {
      throw notOne(of: "MONEY_LOAN_", "terms.kind", given.kind)
    }
    guard let dayCount = DayCount(rawValue: given.day_count) else {
      throw notOne(of: "MONEY_DAY_COUNT_", "terms.day_count", given.day_count)
    }
    guard given.reserved == 0 else { throw reserved("terms") }
    var (principal, rate, payment) = (given.principal, given.rate, given.payment)
    var (advanceFee, paymentFee) = (given.advance_fee, given.payment_fee)
    return try LoanTerms(
      start: try day(given.start), kind: kind, unit: try periodUnit(given.unit, "terms.unit"),
      unitCount: given.unit_count, paymentCount: given.payment_count, dayCount: dayCount,
      rounding: try rounding(given.rounding), firstPayment: try optionalDay(given.first_payment),
      principal: try money(&principal, "terms.principal"), rate: try decimal(&rate, "terms.rate"),
      payment: try optionalMoney(&payment, "terms.payment"),
      fees: LoanFees(
        advance: try optionalMoney(&advanceFee, "terms.advance_fee"),
        payment: try optionalMoney(&paymentFee, "terms.payment_fee")))
  }
}
