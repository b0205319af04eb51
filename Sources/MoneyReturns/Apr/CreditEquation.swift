import MoneyCore

/// The present value of the flows of a credit as a function of the discount factor of a period, from 0 to 1.
///
/// The advances and the payments are added up separately, because both sums grow with the factor.
struct CreditEquation {
  struct Term {
    let time: CreditTime
    /// The amount in units that make the sum of all amounts nearly 2^126.
    var weight: UInt128
    var isAdvance: Bool
  }

  let terms: [Term]
  /// The number of parts of a year in one step of the times' periods; 1 for unit-periods.
  let step: Int64
  /// The sign of the sum of all amounts: positive if the advances exceed the payments.
  let sumSign: Int
  /// The number of changes of the sign from one time to the next.
  let signChanges: Int
  /// The number of changes of the sign of the running sum.
  let runningChanges: Int
  /// A bound of the error of both sums.
  let noise: UInt128

  init(_ flows: [CreditFlow], _ clock: AprClock, from start: Day?) throws(MoneyFailure) {
    let times = flows.map { clock.time(of: $0, from: start) }
    let net = try CreditEquation.net(flows, times)
    var total: UInt128 = 0
    for (_, amount) in net { total = total &+ amount.magnitude }
    let shift = UInt128(truncatingIfNeeded: max(total.leadingZeroBitCount &- 2, 0))
    let earliest = net.first?.time.periods ?? 0
    var divisor: Int64 = clock.rule == .europeanUnion ? AprClock.partsOfYear : 1
    for (time, _) in net where clock.rule == .europeanUnion {
      divisor = CreditEquation.commonDivisor(divisor, time.periods &- earliest)
    }
    step = divisor
    terms = net.map { time, amount in
      Term(
        time: CreditTime(
          periods: (time.periods &- earliest) / divisor, numerator: time.numerator, denominator: time.denominator),
        weight: amount.magnitude << shift, isAdvance: amount > 0)
    }
    var (sum, last, lastSum): (Int128, Int, Int) = (0, 0, 0)
    var (changes, running) = (0, 0)
    for (_, amount) in net {
      sum = sum &+ amount
      let sign = amount.signum() > 0 ? 1 : -1
      if last != 0, sign != last { changes &+= 1 }
      last = sign
      let sumSign = sum == 0 ? 0 : sum > 0 ? 1 : -1
      if sumSign != 0 {
        if lastSum != 0, sumSign != lastSum { running &+= 1 }
        lastSum = sumSign
      }
    }
    (signChanges, runningChanges) = (changes, running)
    sumSign = sum == 0 ? 0 : sum > 0 ? 1 : -1
    let latest = terms.last?.time.periods ?? 0
    let errors = UInt128(latest.magnitude) &* 3 &+ UInt128(terms.count.magnitude) &+ 8
    noise = UnitFraction(units: errors).part(of: total << shift) &+ UInt128(terms.count.magnitude) &+ 1
  }

  /// The sums of each time in order, in units of the finest amount; sums of 0 are left out.
  private static func net(
    _ flows: [CreditFlow], _ times: [CreditTime]
  ) throws(MoneyFailure) -> [(time: CreditTime, amount: Int128)] {
    var scale: UInt32 = 0
    for flow in flows { scale = max(scale, flow.amount.scale) }
    var net: [(time: CreditTime, amount: Int128)] = []
    var total: UInt128 = 0
    for position in StableSort.positions(flows.count, isBefore: { times[$0] < times[$1] }) {
      let (flow, time) = (flows[Int(position)], times[Int(position)])
      let aligned = try flow.amount.quantized(digits: scale, rounding: .unnecessary).value.coefficient
      let (sum, overflow) = total.addingReportingOverflow(aligned.magnitude)
      guard !overflow, sum < 1 << 125 else { throw .overflow("sum of amounts") }
      total = sum
      if let last = net.last, last.time == time {
        net[net.count &- 1].amount = last.amount &+ aligned
      } else {
        net.append((time, aligned))
      }
    }
    net.removeAll { $0.amount == 0 }
    return net
  }

  private static func commonDivisor(_ first: Int64, _ second: Int64) -> Int64 {
    var (large, small) = (first, second)
    while small != 0 { (large, small) = (small, large % small) }
    return large
  }

  /// True if all times are complete periods.
  var isPolynomial: Bool { terms.allSatisfy { $0.time.numerator == 0 } }

  /// The proven sign of the present value at a factor, or nil if the error could change it.
  func sign(at factor: UnitFraction) -> Int? {
    var (advances, payments): (UInt128, UInt128) = (0, 0)
    var walk = DiscountWalk(factor)
    for term in terms {
      let value = walk.discount(to: term.time).part(of: term.weight)
      if term.isAdvance { advances = advances &+ value } else { payments = payments &+ value }
    }
    if advances > payments &+ noise { return 1 }
    return payments > advances &+ noise ? -1 : nil
  }
}
