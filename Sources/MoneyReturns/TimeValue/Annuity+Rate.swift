import MoneyCore

extension Annuity {
  /// The only rate of a period above -1 at which the other numbers agree. The rate of the annuity is not read.
  public func onlyRate(
    _ digits: ResultDigits, _ rounding: Rounding, watch: Watch = .none
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    try checkPeriods()
    let changes = try signChanges()
    guard changes.count > 0 else {
      throw MoneyFailure(.argument, "amounts must contain one received and one paid; no rate exists")
    }
    guard changes.count == 1 else {
      throw MoneyFailure(.argument, "amounts must have a single rate; theirs may have several or none")
    }
    return try Enclosure.rounded(digits, rounding, name: "rate") { bits throws(MoneyFailure) in
      try growth(bits, first: changes.first, watch) - Enclosure(1, bits: bits)
    }
  }

  /// The number of changes of sign in the order of time, and the first sign. By Descartes' rule, one change permits one
  /// rate; without a change, no rate solves the equation.
  private func signChanges() throws(MoneyFailure) -> (count: Int, first: Int) {
    let isBegin = time == .begin
    var amounts = [isBegin ? try presentValue.adding(payment) : presentValue]
    if isBegin {
      if periods > 1 { amounts.append(payment) }
      amounts.append(futureValue)
    } else {
      if periods > 1 { amounts.append(payment) }
      amounts.append(try payment.adding(futureValue))
    }
    var (count, first, last) = (0, 0, 0)
    for amount in amounts where !amount.isZero {
      let sign = amount.isNegative ? -1 : 1
      if first == 0 { first = sign }
      if last != 0, sign != last { count &+= 1 }
      last = sign
    }
    return (count, first)
  }

  /// The growth at which the value after all periods is 0. A high growth favours the earlier amounts, so that the sign
  /// of the value is then the first sign.
  private func growth(_ bits: Int, first: Int, _ watch: Watch) throws(MoneyFailure) -> Enclosure {
    let (present, level) = (Enclosure(presentValue, bits: bits), Enclosure(payment, bits: bits))
    let future = Enclosure(futureValue, bits: bits)
    func side(_ growth: Dyadic) throws(MoneyFailure) -> Int? {
      try watch.report(0, of: 0)
      let (power, sum) = Annuity.factors(Enclosure(growth, bits: bits), periods, time)
      guard let sign = (present * power + level * sum + future).sign else { return nil }
      return sign == 0 ? 0 : sign == first ? 1 : -1
    }
    var (least, most) = (0 &- Annuity.widestGrowth, Annuity.widestGrowth)
    if try side(Dyadic.power(most)) != 1 { throw .overflow("rate") }
    // A growth below any decimal is a rate of -1.
    if try side(Dyadic.power(least)) != -1 { return Enclosure(.zero, Dyadic.power(least), bits: bits) }
    while most &- least > 1 {
      let middle = least &+ (most &- least) / 2
      switch try side(Dyadic.power(middle)) {
      case -1: least = middle
      case 1: most = middle
      case 0: return Enclosure(Dyadic.power(middle), bits: bits)
      default:
        let found = try Bisection.bounds(
          Dyadic.power(middle &- 1), Dyadic.power(middle &+ 1), bits: bits, side: side)
        return Enclosure(found.low, found.high, bits: bits)
      }
    }
    let found = try Bisection.bounds(Dyadic.power(least), Dyadic.power(most), bits: bits, side: side)
    return Enclosure(found.low, found.high, bits: bits)
  }

  /// 2^130 exceeds every decimal.
  private static var widestGrowth: Int { 130 }
}
