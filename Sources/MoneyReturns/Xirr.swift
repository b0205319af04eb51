import MoneyCore

/// The internal rate of return of dated cash flows: the rates at which their value is 0. Days are counted as actual/365
/// (fixed).
public struct Xirr: Sendable {
  public let outcome: XirrOutcome
  /// The reason why no rate exists, or nil.
  public let reason: XirrReason?
  /// The rates in ascending order; 0.05 is 5 % a year.
  public let rates: [Double]
  /// True if the number of rates is proven. Otherwise rates that doubles cannot distinguish count as one.
  public let isCertain: Bool

  /// The least discount factor of a day: it means a growth of 10^300 in a year.
  private static var leastDiscount: Double { 0.15 }
  /// The least growth of a day: a year of it is 0 to any double, so its rate is -1.
  private static var leastGrowth: Double { 0x1p-40 }

  public init(_ flows: [CashFlow]) throws(MoneyFailure) {
    let net = try NetFlows(flows)
    if let reason = net.reason {
      self.init(reason)
      return
    }
    let above = DiscountPolynomial(net)
    if let answer = Xirr.only(net, above, net.sumSign) {
      self = answer
      return
    }
    let below = above.reversed
    var gains = RootSearch(above)
    var losses = RootSearch(below)
    gains.search(from: Xirr.leastDiscount, signAtOne: net.sumSign)
    losses.search(from: Xirr.leastGrowth, signAtOne: net.sumSign)
    // The rates are ascending: a smaller growth a day is a greater loss, and a smaller discount factor is a greater
    // gain.
    var told = ToldApart()
    for root in losses.roots { told.add(NearestRate(net, below, isGain: false).answer(near: root)) }
    if net.sumSign == 0 { told.add((0, true)) }
    for root in gains.roots.reversed() { told.add(NearestRate(net, above, isGain: true).answer(near: root)) }
    self.init(told.rates, isCertain: gains.isCertain && losses.isCertain && told.isCertain)
  }

  /// The rates that are different doubles.
  private struct ToldApart {
    private(set) var rates: [Double] = []
    private(set) var isCertain = true

    mutating func add(_ answer: (rate: Double, isProven: Bool)) {
      if !answer.isProven { isCertain = false }
      if let last = rates.last, !(last < answer.rate) {
        isCertain = false
      } else {
        rates.append(answer.rate)
      }
    }
  }

  /// The result if one root is easily found and proven to be the only one; nil otherwise.
  private static func only(_ flows: some ExactFlows, _ above: DiscountPolynomial, _ sumSign: Int) -> Xirr? {
    // If both ends have the same sign, the number of roots is even.
    guard above.startsPositive != above.endsPositive else { return nil }
    let isAlone = above.signChanges == 1
    if sumSign == 0 { return isAlone || above.isPure(at: 1) ? Xirr([0], isCertain: true) : nil }
    let isGain = (sumSign > 0) != above.startsPositive
    let side = isGain ? above : above.reversed
    let least = isGain ? leastDiscount : leastGrowth
    func result(_ root: Double) -> Xirr {
      let (rate, isProven) = NearestRate(flows, side, isGain: isGain).answer(near: root)
      return Xirr([rate], isCertain: isProven)
    }
    if let root = side.rootNearOne(from: least), isAlone || side.isPure(at: root) { return result(root) }
    let root = side.rootBelowOne(from: least, isPositiveAtOne: sumSign > 0)
    guard let root else { return isAlone ? Xirr(.outOfRange) : nil }
    return isAlone || side.isPure(at: root) ? result(root) : nil
  }

  /// A result without a rate, for this reason.
  public init(_ reason: XirrReason) {
    outcome = reason.isUndefined ? .undefined : .none
    self.reason = reason
    rates = []
    isCertain = true
  }

  private init(_ rates: [Double], isCertain: Bool) {
    outcome = rates.isEmpty ? .none : rates.count == 1 ? .one : .several
    reason = rates.isEmpty ? .noRoot : nil
    self.rates = rates
    self.isCertain = isCertain
  }

  /// The rate at which 1 becomes a growth in some days, above 0 both; nil if it is out of range.
  static func rate(of growth: ExactRatio, in days: Int32) -> Double? {
    // Far beyond the effect of any allowed rate over ten thousand years, and within a double's range.
    let bits = growth.numerator.bitCount &- growth.denominator.bitCount
    guard bits.magnitude < 900 else { return nil }
    let flows = GrowthFlows(growth: growth, days: days)
    return only(
      flows, DiscountPolynomial(flows), Int(growth.order(to: ExactRatio(isNegative: false, .one, over: .one))))?.rates
      .first
  }

  /// growth^365 - 1.
  static func rate(ofGrowth growth: Double) -> Double {
    var power = 1.0
    var square = growth
    var exponent = 365
    while exponent > 0 {
      if exponent & 1 == 1 { power *= square }
      square *= square
      exponent >>= 1
    }
    return power - 1
  }
}
