import Testing

@testable import MoneyCore

/// Laws of every allocation, for each method.
struct AllocationLawsTests {
  private struct Case {
    let amount: Money
    let weights: [Decimal]
    let digits: Digits
  }

  /// Small shops' cases, weights and amounts beyond 64 bits, ties, zeros.
  private func randomCase(_ random: inout SplitMix64) -> Case {
    let isHuge = random.below(3) == 0
    let count = 1 + random.below(random.below(4) == 0 ? 40 : 6)
    var weights = (0..<count).map { _ in weight(isHuge: isHuge, &random) }
    if weights.allSatisfy(\.isZero) { weights[random.below(count)] = Decimal(unchecked: 1, scale: 0) }
    let value = isHuge ? random.decimal() : random.plainDecimal()
    let scale = value.scale
    let digits: Digits = random.flip() ? .currency : .count(min(38, scale + UInt32(random.below(3))))
    return Case(amount: Money(value, code(random.pick(["EUR", "JPY", "TND"]))), weights: weights, digits: digits)
  }

  private func weight(isHuge: Bool, _ random: inout SplitMix64) -> Decimal {
    switch random.below(6) {
    case 0: .zero
    case 1: Decimal(unchecked: 1, scale: 0)
    case 2: Decimal(unchecked: Int128(random.below(5)), scale: 1)
    case 3 where isHuge: random.decimal().absolute
    default: Decimal(unchecked: Int128(random.next() % 1_000_000), scale: UInt32(random.below(5)))
    }
  }

  private func sum(_ values: [Fraction]) -> Fraction { values.reduce(.zero, +) }

  @Test(arguments: AllocationMethod.allCases) func losesNothingAndFavoursNobody(_ method: AllocationMethod) throws {
    var random = SplitMix64(seed: 70)
    for _ in 0..<250 {
      let one = randomCase(&random)
      let outcome = Result { () throws(MoneyFailure) in
        try Allocation(of: one.amount, by: one.weights, method: method, digits: one.digits, in: nil)
      }
      guard case .success(let allocation) = outcome else {
        // Only because the amount has more than 38 digits at the shares' scale.
        guard case .failure(let failure) = outcome else { continue }
        try #require(failure.status == .overflow && one.amount.amount.coefficient.magnitude > Decimal.limit / 1_000_000)
        continue
      }
      try check(allocation, of: one, method)
      // The shares of the negated amount are the negated shares.
      let mirrored = try Allocation(
        of: one.amount.negated, by: one.weights, method: method, digits: one.digits, in: nil)
      try #require(mirrored.shares == allocation.shares.map(\.negated))
      try #require(mirrored.remainder == allocation.remainder.negated)
    }
  }

  private func check(_ allocation: Allocation, of one: Case, _ method: AllocationMethod) throws {
    var what: Comment { "\(String(one.amount)) by \(one.weights.map { String($0) }), \(method)" }
    let shares = allocation.shares
    let scale = allocation.remainder.amount.scale
    try #require(shares.count == one.weights.count, what)
    try #require(shares.allSatisfy { $0.currency == one.amount.currency && $0.amount.scale == scale }, what)
    if case .count(let count) = one.digits { try #require(scale == count, what) }
    let whole = Fraction(one.amount.amount)
    let parts = shares.map { Fraction($0.amount) }
    let remainder = Fraction(allocation.remainder.amount)
    try #require(sum(parts) + remainder == whole, what)
    try #require(method == .separateRemainder || allocation.remainder.amount.isZero, what)
    let weights = one.weights.map { Fraction($0) }
    let total = sum(weights)
    let unit = Fraction(Natural("1"), over: Natural.powerOfTen(Int(scale)))
    for (share, weight) in zip(parts, weights) {
      if weight == .zero { try #require(share == .zero, what) }
      try #require(share == .zero || share.isNegative == whole.isNegative, what)
      // Within one unit of weight/total of the amount; without division: |share × total - weight × amount|.
      let error = (share * total - weight * whole).magnitude
      try #require(error < unit * total || error == unit * total && method != .largestRemainder, what)
    }
    // The rest is less than a unit for each share that could have received it.
    let receivers = weights.filter { $0 != .zero }.count
    try #require(remainder == .zero || remainder.magnitude < unit * Fraction(Natural(UInt64(receivers))), what)
  }

  /// No other shares with that sum are nearer to the exact ones: a share that received an extra unit lost at least as
  /// much by rounding down as one that did not, and earlier shares have precedence.
  @Test func largestRemainderIsFairest() throws {
    var random = SplitMix64(seed: 71)
    for _ in 0..<250 {
      let one = randomCase(&random)
      guard
        let floored = try? Allocation(
          of: one.amount, by: one.weights, method: .separateRemainder, digits: one.digits, in: nil),
        let fair = try? Allocation(
          of: one.amount, by: one.weights, method: .largestRemainder, digits: one.digits, in: nil)
      else { continue }
      let (whole, total) = (Fraction(one.amount.amount), sum(one.weights.map { Fraction($0) }))
      // The loss of each by rounding down, times the total.
      let losses = zip(floored.shares, one.weights).map {
        (Fraction($1) * whole - Fraction($0.amount) * total).magnitude
      }
      let raised = fair.shares.indices.filter { fair.shares[$0] != floored.shares[$0] }
      for index in raised {
        let step = (Fraction(fair.shares[index].amount) - Fraction(floored.shares[index].amount)).magnitude
        try #require(step == Fraction(Natural("1"), over: Natural.powerOfTen(Int(fair.remainder.amount.scale))))
        for other in losses.indices where !raised.contains(other) {
          try #require(
            losses[other] < losses[index] || losses[other] == losses[index] && index < other,
            "\(String(one.amount)) by \(one.weights.map { String($0) }): \(index), \(other)")
        }
      }
    }
  }

  /// The order is by place alone; weights of zero are passed over.
  @Test(arguments: [AllocationMethod.floorToFirst, .floorToLast]) func flooringGoesByPlace(_ method: AllocationMethod)
    throws
  {
    var random = SplitMix64(seed: 72)
    for _ in 0..<150 {
      let one = randomCase(&random)
      guard
        let floored = try? Allocation(
          of: one.amount, by: one.weights, method: .separateRemainder, digits: one.digits, in: nil),
        let given = try? Allocation(of: one.amount, by: one.weights, method: method, digits: one.digits, in: nil)
      else { continue }
      let raised = given.shares.indices.filter { given.shares[$0] != floored.shares[$0] }
      let receivers = one.weights.indices.filter { !one.weights[$0].isZero }
      let first = method == .floorToFirst ? receivers.prefix(raised.count) : receivers.suffix(raised.count)
      try #require(raised == Array(first), "\(String(one.amount)) by \(one.weights.map { String($0) })")
      try #require(UInt128(raised.count) == floored.remainder.amount.coefficient.magnitude)
    }
  }

  @Test(arguments: AllocationMethod.allCases) func splittingIsAllocatingEqually(_ method: AllocationMethod) throws {
    var random = SplitMix64(seed: 73)
    for _ in 0..<100 {
      let amount = Money(random.plainDecimal(), code("EUR"))
      let count = 1 + random.below(12)
      let one = Decimal(unchecked: 7, scale: 2)
      guard let split = try? Allocation(of: amount, into: count, method: method, digits: .currency, in: nil) else {
        continue
      }
      let equal = try Allocation(
        of: amount, by: [Decimal](repeating: one, count: count), method: method, digits: .currency, in: nil)
      try #require(split.shares == equal.shares && split.remainder == equal.remainder)
      let values = split.shares.map { $0.amount.coefficient }
      try #require((values.max() ?? 0) - (values.min() ?? 0) <= 1)
    }
  }
}
