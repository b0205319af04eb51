import MoneyCore

/// The internal rate of return of dated cash flows: the rates at which their value is 0. Days are counted as actual/365
/// (fixed).
public struct Xirr: Sendable {
  public let outcome: XirrOutcome
  /// The reason why there is no rate; nil if there is one.
  public let reason: XirrReason?
  /// The rates in ascending order; 0.05 is 5 % a year.
  public let rates: [Double]
  /// Whether the number of rates is proven. If not, rates that doubles cannot tell apart are given as one.
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
    let above = DiscountPolynomial(net.flows)
    if let answer = Xirr.only(above, net.sumSign) {
      self = answer
      return
    }
    var gains = RootSearch(above)
    var losses = RootSearch(above.reversed)
    gains.search(from: Xirr.leastDiscount, signAtOne: net.sumSign)
    losses.search(from: Xirr.leastGrowth, signAtOne: net.sumSign)
    // The rates are ascending: a smaller growth a day is a greater loss, and a smaller discount factor is a greater
    // gain.
    var rates = losses.roots.map { Xirr.rate(ofGrowth: $0) }
    if net.sumSign == 0 { rates.append(0) }
    rates += gains.roots.reversed().map { Xirr.rate(ofGrowth: 1 / $0) }
    self.init(rates, isCertain: gains.isCertain && losses.isCertain)
  }

  /// The result if one root is easily found and proven to be the only one; nil otherwise.
  private static func only(_ above: DiscountPolynomial, _ sumSign: Int) -> Xirr? {
    // If the ends have the same sign, the number of roots is even.
    guard above.startsPositive != above.endsPositive else { return nil }
    let isAlone = above.signChanges == 1
    if sumSign == 0 { return isAlone || above.isPure(at: 1) ? Xirr([0], isCertain: true) : nil }
    let isGain = (sumSign > 0) != above.startsPositive
    let side = isGain ? above : above.reversed
    let least = isGain ? leastDiscount : leastGrowth
    if let root = side.rootNearOne(from: least), isAlone || side.isPure(at: root) {
      return Xirr([rate(ofGrowth: isGain ? 1 / root : root)], isCertain: true)
    }
    let root = side.rootBelowOne(from: least, isPositiveAtOne: sumSign > 0)
    guard let root else { return isAlone ? Xirr(.outOfRange) : nil }
    guard isAlone || side.isPure(at: root) else { return nil }
    return Xirr([rate(ofGrowth: isGain ? 1 / root : root)], isCertain: true)
  }

  /// There is no rate, for this reason.
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

  /// The rate of a flow of -1 and a flow above 0 on a later day; nil if it is out of range.
  static func rate(of flows: [(day: Int32, value: Double)]) -> Double? {
    let above = DiscountPolynomial(flows)
    let sum = flows[0].value + flows[1].value
    return only(above, sum == 0 ? 0 : sum > 0 ? 1 : -1)?.rates.first
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
