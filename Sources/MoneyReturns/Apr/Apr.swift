import MoneyCore

/// The annual percentage rate of charge of a credit, by the rule of a law.
public enum Apr {
  /// The most fraction digits of a rate.
  public static var mostDigits: UInt32 { 16 }

  /// The rate in percent a year, rounded once.
  public static func percent(
    _ rule: AprRule, _ unit: PeriodUnit, _ count: Int32, _ flows: [CreditFlow], digits: UInt32, _ rounding: Rounding,
    watch: Watch
  ) throws(MoneyFailure) -> Rounded<Decimal> {
    let start = try checked(flows, rule)
    var clock = try AprClock(rule, unit, count)
    if rule == .unitedStates { clock = try Apr.clock(ofTerm: flows, from: start) ?? clock }
    let equation = try CreditEquation(flows, clock, from: start)
    guard let bracket = try discountFactor(equation, watch) else {
      return Rounded(Decimal(unchecked: 0, scale: digits), isRounded: false)
    }
    let bounds =
      rule == .europeanUnion
      ? try effective(bracket, power: AprClock.partsOfYear / equation.step) : try nominal(bracket, clock)
    guard let rounded = try bounds.rounded(digits: digits, rounding, name: "annual percentage rate") else {
      throw MoneyFailure(.overflow, "annual percentage rate is too large for " + .integer(Int64(digits)) + " digits")
    }
    return rounded
  }

  /// The date from which time is counted; nil for flows with periods.
  private static func checked(_ flows: [CreditFlow], _ rule: AprRule) throws(MoneyFailure) -> Day? {
    var (earliest, advance): (Day?, Day?)
    var dates = 0
    for flow in flows {
      switch flow.time {
      case .periods(let number):
        guard number.magnitude <= CreditFlow.mostPeriods.magnitude else {
          throw MoneyFailure(
            .limit,
            "number of periods must be at most " + .integer(CreditFlow.mostPeriods) + ", got " + .integer(number))
        }
      case .date(let day):
        dates &+= 1
        earliest = min(earliest ?? day, day)
        if !flow.amount.isNegative { advance = min(advance ?? day, day) }
      }
    }
    guard dates == 0 || dates == flows.count else {
      throw MoneyFailure(
        .date,
        "flows must all be dated or all undated, got "
          + .number(dates) + " of " + .number(flows.count) + " with a date")
    }
    return rule == .unitedStates ? earliest : advance ?? earliest
  }

  /// Appendix J: the unit-period of one advance and one payment is the term if that is less than a year, by (b)(5)(vi)
  /// and (vii), and otherwise a year.
  private static func clock(ofTerm flows: [CreditFlow], from start: Day?) throws(MoneyFailure) -> AprClock? {
    guard let start, flows.count == 2, case .date(let first) = flows[0].time, case .date(let second) = flows[1].time
    else { return nil }
    let end = max(first, second)
    let (months, days, _) = end.monthsBack(to: start)
    if end == start { return nil }
    if months >= 12 { return try AprClock(.unitedStates, .year, 1) }
    if days == 0 { return try AprClock(.unitedStates, .month, Int32(truncatingIfNeeded: months)) }
    return try AprClock(.unitedStates, .day, end.number &- start.number)
  }

  /// Bounds of the only factor at which the present value is 0; nil if that is 1, so the rate is 0.
  private static func discountFactor(
    _ equation: CreditEquation, _ watch: Watch
  ) throws(MoneyFailure) -> (low: UnitFraction, high: UnitFraction)? {
    guard let first = equation.terms.first, equation.signChanges > 0 else {
      throw MoneyFailure(.argument, "flows must contain an advance and a later payment")
    }
    let sign = first.isAdvance ? 1 : -1
    // One change of sign permits one rate, by Descartes' rule. Without a change of the running sum, the present value
    // is 0 nowhere between the factors 0 and 1.
    let isSimple = equation.signChanges == 1
    guard equation.sumSign == 0 &- sign else {
      guard isSimple || equation.runningChanges == 0 else { throw severalRates() }
      if equation.sumSign == 0 { return nil }
      throw MoneyFailure(.argument, "payments must add up to at least the advances; no annual percentage rate exists")
    }
    let bracket = try root(equation, sign, watch)
    // One change of the running sum permits one rate of 0 or more, if all periods are complete (Norstrøm). A balance
    // that never changes its sign permits one rate (Soper).
    guard
      isSimple || equation.runningChanges == 1 && equation.isPolynomial
        || equation.keepsItsSign(between: bracket.low, bracket.high)
    else { throw severalRates() }
    return bracket
  }

  private static func severalRates() -> MoneyFailure {
    MoneyFailure(.argument, "flows must have a single annual percentage rate; theirs may have several")
  }

  /// Bounds of a factor at which the present value changes from the sign to the other one.
  private static func root(
    _ equation: CreditEquation, _ sign: Int, _ watch: Watch
  ) throws(MoneyFailure) -> (low: UnitFraction, high: UnitFraction) {
    var (low, high) = (UnitFraction(units: 0), UnitFraction.one)
    var blur: UnitFraction?
    while high.units &- low.units > 1 {
      try watch.report(0, of: 0)
      let middle = UnitFraction(units: low.units &+ (high.units &- low.units) / 2)
      guard let found = equation.sign(at: middle) else {
        blur = middle
        break
      }
      if found == sign { low = middle } else { high = middle }
    }
    guard let blur else { return (low, high) }
    return (
      try edge(equation, from: low, to: blur, sign, watch), try edge(equation, from: high, to: blur, 0 &- sign, watch)
    )
  }

  /// The factor nearest to a blurred one whose sign is proven.
  private static func edge(
    _ equation: CreditEquation, from proven: UnitFraction, to blurred: UnitFraction, _ sign: Int, _ watch: Watch
  ) throws(MoneyFailure) -> UnitFraction {
    var (near, far) = (proven, blurred)
    while max(near, far).units &- min(near, far).units > 1 {
      try watch.report(0, of: 0)
      let least = min(near, far).units
      let middle = UnitFraction(units: least &+ (max(near, far).units &- least) / 2)
      if equation.sign(at: middle) == sign { near = middle } else { far = middle }
    }
    return near
  }

  /// The rate of a year, 1 ÷ factor^power - 1, in percent.
  private static func effective(
    _ factor: (low: UnitFraction, high: UnitFraction), power: Int64
  ) throws(MoneyFailure) -> RatioBracket {
    let least = factor.low.power(power)
    let error = UInt128(power.magnitude) &* 2 &+ 2
    let most = min(factor.high.power(power).units &+ error, UnitFraction.one.units)
    return try percent(least, UnitFraction(units: most), 1, 1)
  }

  /// The rate of a period, 1 ÷ factor - 1, times the periods of a year, in percent.
  private static func nominal(
    _ factor: (low: UnitFraction, high: UnitFraction), _ clock: AprClock
  ) throws(MoneyFailure) -> RatioBracket {
    let (periods, years) = clock.periodsPerYear
    return try percent(factor.low, factor.high, periods, years)
  }

  private static func percent(
    _ low: UnitFraction, _ high: UnitFraction, _ periods: Int64, _ years: Int64
  ) throws(MoneyFailure) -> RatioBracket {
    func rate(_ factor: UnitFraction) -> ExactRatio {
      ExactRatio(
        isNegative: false,
        BigUnsigned(UnitFraction.one.units &- factor.units) * (periods.magnitude &* 100),
        over: BigUnsigned(factor.units) * years.magnitude)
    }
    // The factor of 10^7, which is a rate of 10^9 %.
    guard low.units > UnitFraction.one.units / 10_000_000 else {
      throw MoneyFailure(.overflow, "annual percentage rate must be at most 1000000000 %")
    }
    return RatioBracket(low: rate(high), high: rate(low))
  }
}
