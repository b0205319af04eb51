import MoneyCore

/// Works out the rows of a loan, from date to date.
struct LoanSchedule {
  private let terms: LoanTerms
  private let digits: UInt32
  private let dates: [Day]
  /// The years of each period.
  private let years: [ExactRatio]
  private let paymentFee: Decimal
  /// The yearly rate; 1 is 100 %.
  private var rate: ExactRatio
  private(set) var rows: [Loan.Row] = []
  private var balance: Decimal
  /// The interest since the last payment, up to `accruedUntil`.
  private var accrued = ExactRatio.zero
  private var accruedUntil: Day
  private var level: Decimal
  private var isAgreed: Bool
  private var isLevelCurrent: Bool
  /// The first level payment.
  private(set) var firstLevel: Decimal?

  init(_ terms: LoanTerms, watch: Watch) throws(MoneyFailure) {
    self.terms = terms
    digits = try CurrencyRegistry.minorUnits(terms.principal.currency, in: nil)
    dates = try terms.dates()
    var years: [ExactRatio] = []
    years.reserveCapacity(dates.count)
    var last = terms.start
    for (index, date) in dates.enumerated() {
      try watch.step(index, of: dates.count)
      years.append(try terms.dayCount.years(from: last, to: date, termination: dates.last))
      last = date
    }
    self.years = years
    rate = LoanSchedule.yearly(terms.rate)
    balance = try LoanSchedule.exact(terms.principal.amount, digits, "principal")
    accruedUntil = terms.start
    level = try LoanSchedule.exact(terms.payment?.amount ?? .zero, digits, "payment")
    isAgreed = terms.payment != nil
    isLevelCurrent = isAgreed || terms.kind == .bullet
    let advanceFee = try LoanSchedule.exact(terms.fees.advance?.amount ?? .zero, digits, "fee of the advance")
    paymentFee = try LoanSchedule.exact(terms.fees.payment?.amount ?? .zero, digits, "fee of a payment")
    rows.reserveCapacity(dates.count &+ 1)
    if !advanceFee.isZero { addRow(0, terms.start, advanceFee, interest: zero, principal: zero, fee: advanceFee) }
  }

  /// Adds the rows of all payments and events, which are in the order of their dates.
  mutating func fill(_ events: [LoanEvent], watch: Watch) throws(MoneyFailure) {
    var next = 0
    for index in dates.indices {
      try watch.step(index, of: dates.count)
      while next < events.count, events[next].date < dates[index] {
        try apply(events[next])
        next &+= 1
      }
      try pay(index, watch)
      if !balance.isZero { continue }
      // A fee may be paid on the day of the last payment, but not later.
      while next < events.count, events[next].isFee, events[next].date == dates[index] {
        try apply(events[next])
        next &+= 1
      }
      if events[next...].allSatisfy({ $0.isFee }) { break }
    }
    guard next == events.count else {
      throw MoneyFailure(
        .argument,
        "events must be before the last payment, got one on " + Message.date(events[next].date) + " for "
          + .date(dates.last ?? terms.start))
    }
  }

  private mutating func apply(_ event: LoanEvent) throws(MoneyFailure) {
    guard event.date >= terms.start else {
      throw MoneyFailure(
        .argument,
        "events must not be before the start, got " + Message.date(event.date) + " for " + .date(terms.start))
    }
    if !event.isFee { try accrue(until: event.date) }
    switch event.change {
    case .advance(let amount):
      let added = try self.amount(of: amount)
      balance = try balance.adding(added)
      addRow(0, event.date, added.negated, interest: zero, principal: added.negated, fee: zero)
      renewLevel()
    case .extra(let amount):
      let repaid = try self.amount(of: amount)
      guard repaid <= balance else {
        throw MoneyFailure(
          .argument,
          "extra payment on " + Message.date(event.date) + " must be at most the balance of " + .decimal(balance)
            + ", got " + .decimal(repaid))
      }
      balance = try balance.subtracting(repaid)
      addRow(0, event.date, repaid, interest: zero, principal: repaid, fee: zero)
    case .rate(let percent):
      guard !percent.isNegative else {
        throw MoneyFailure(.argument, "rate must be at least 0, got " + .decimal(percent))
      }
      rate = LoanSchedule.yearly(percent)
      renewLevel()
    case .payment(let amount):
      guard terms.kind != .bullet else {
        throw MoneyFailure(
          .argument, "payment must not be set for a bullet loan, got " + Message.decimal(amount.amount))
      }
      level = try self.amount(of: amount)
      (isAgreed, isLevelCurrent) = (true, true)
    case .level:
      isAgreed = false
      renewLevel()
    case .fee(let amount):
      let fee = try self.amount(of: amount)
      addRow(0, event.date, fee, interest: zero, principal: zero, fee: fee)
    }
  }

  /// Lets the next payment compute the level payment anew, unless it is agreed. A bullet loan lacks one.
  private mutating func renewLevel() { isLevelCurrent = isAgreed || terms.kind == .bullet }

  /// Adds the row of a payment.
  private mutating func pay(_ index: Int, _ watch: Watch) throws(MoneyFailure) {
    let date = dates[index]
    if accruedUntil == (index == 0 ? terms.start : dates[index &- 1]), accrued.isZero {
      // The years of the complete period, which differ from the sum of its parts in some conventions.
      accrued = rate.multiplied(by: years[index]).multiplied(by: ExactRatio(balance))
    } else {
      try accrue(until: date)
    }
    if !isLevelCurrent {
      level = try computedLevel(index, watch)
      isLevelCurrent = true
    }
    if firstLevel == nil { firstLevel = level }
    let due = try accrued.rounded(digits: digits, terms.rounding, name: "interest").value
    var repaid = try repayment(due: due, index)
    if index == dates.count &- 1 || repaid > balance { repaid = balance }
    balance = try balance.subtracting(repaid)
    let payment = try repaid.adding(due).adding(paymentFee)
    addRow(
      UInt32(truncatingIfNeeded: index &+ 1), date, payment, interest: due, principal: repaid, fee: paymentFee)
    (accrued, accruedUntil) = (.zero, date)
  }

  private mutating func addRow(
    _ number: UInt32, _ date: Day, _ payment: Decimal, interest: Decimal, principal: Decimal,
    fee: Decimal
  ) {
    rows.append(
      Loan.Row(
        number: number, date: date, payment: payment, interest: interest, principal: principal, balance: balance,
        fee: fee))
  }

  /// Adds the interest on the balance up to a date.
  private mutating func accrue(until date: Day) throws(MoneyFailure) {
    if date == accruedUntil { return }
    let years = try terms.dayCount.years(from: accruedUntil, to: date, termination: dates.last)
    accrued = accrued.addingInLowestTerms(rate.multiplied(by: years).multiplied(by: ExactRatio(balance)))
    accruedUntil = date
  }

  /// The reduction of the balance by a payment before the last.
  private func repayment(due: Decimal, _ index: Int) throws(MoneyFailure) -> Decimal {
    guard terms.kind == .annuity else { return level }
    if balance.isZero { return balance }
    // The agreed payment must repay; a computed one may equal the interest by its rounding.
    guard level > due || !isAgreed && level == due else {
      throw MoneyFailure(
        .argument,
        "payment " + .number(index &+ 1) + " on " + .date(dates[index]) + " must exceed the interest of "
          + .decimal(due) + ", got " + .decimal(level))
    }
    return try level.subtracting(due)
  }

  /// The payment by which the loan would be repaid at the end, if no interest were rounded, rounded once; for a linear
  /// loan, an equal part of the balance.
  private func computedLevel(_ index: Int, _ watch: Watch) throws(MoneyFailure) -> Decimal {
    let count = dates.count &- index
    if terms.kind == .linear {
      let parts = Decimal(unchecked: Int128(count), scale: 0)
      return try balance.divided(by: parts, digits: digits, rounding: terms.rounding).value
    }
    var factor = UnitFraction.one
    var sum = BigUnsigned(factor.units)
    for later in (index &+ 1)..<dates.count {
      try watch.step(later, of: dates.count)
      let interest = rate.multiplied(by: years[later])
      factor = factor * UnitFraction(interest.denominator, over: interest.denominator + interest.numerator)
      sum = sum + BigUnsigned(factor.units)
    }
    // Each factor rounds down twice, so the k-th is at most 2k units too small.
    let most = sum + BigUnsigned(UInt64(count.magnitude)) * UInt64(count.magnitude)
    let owed = ExactRatio(balance) + accrued
    let above = owed.numerator.shiftedLeft(by: UnitFraction.bits)
    let bounds = RatioBracket(
      low: ExactRatio(isNegative: false, above, over: owed.denominator * most),
      high: ExactRatio(isNegative: false, above, over: owed.denominator * sum))
    guard let rounded = try bounds.rounded(digits: digits, terms.rounding, name: "level payment") else {
      throw .overflow("level payment")
    }
    return rounded.value
  }

  private var zero: Decimal { Decimal(unchecked: 0, scale: digits) }

  /// The amount of an event.
  private func amount(of money: Money) throws(MoneyFailure) -> Decimal {
    guard money.currency == terms.principal.currency else {
      throw MoneyFailure(
        .currencyMismatch,
        "amount of an event must be in " + Message.code(terms.principal.currency) + ", got " + .code(money.currency))
    }
    guard !money.amount.isNegative, !money.amount.isZero else {
      throw MoneyFailure(.argument, "amount of an event must be above 0, got " + .decimal(money.amount))
    }
    return try LoanSchedule.exact(money.amount, digits, "amount of an event")
  }

  static func yearly(_ percent: Decimal) -> ExactRatio {
    let ratio = ExactRatio(percent)
    return ExactRatio(isNegative: false, ratio.numerator, over: ratio.denominator * 100)
  }

  static func exact(_ amount: Decimal, _ digits: UInt32, _ name: StaticString) throws(MoneyFailure) -> Decimal {
    do throws(MoneyFailure) {
      return try amount.quantized(digits: digits, rounding: .unnecessary).value
    } catch {
      guard error.status == .inexact else { throw error }
      throw MoneyFailure(.inexact, Message(name) + " must be a multiple of the minor unit, got " + .decimal(amount))
    }
  }
}
