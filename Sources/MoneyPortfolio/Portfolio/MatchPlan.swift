import MoneyCore

/// The effect of each transaction of a symbol on a pool, under a rule that looks ahead. A step follows every
/// transaction and every arrival of shares from another symbol.
struct MatchPlan: Sendable {
  /// A purchase with which a part of a sale is matched.
  struct Match: Sendable {
    let quantity: Decimal
    let priced: PricedTrade
    let rule: DisposalRule
    let row: Int32
    let day: Day
  }

  /// The quantities are in the measure of the plan, in which no split changes a number of shares.
  struct Step: Sendable {
    /// The quantity that the transaction moves.
    var quantity: Decimal
    /// The quantity of one share.
    let one: Decimal
    /// The part of the quantity that the pool receives or releases.
    var pooled: Decimal
    /// The cost of the part that the pool receives.
    var priced = PricedTrade()
    var matches: [Match] = []
    /// The quantity whose loss is disallowed; nil for no quantity.
    var denied: Decimal?

    /// Converts a quantity into shares of the day.
    func shares(_ quantity: Decimal) throws(MoneyFailure) -> Rounded<Decimal> {
      try MatchPlan.shares(quantity, of: one)
    }
  }

  static func shares(_ quantity: Decimal, of one: Decimal) throws(MoneyFailure) -> Rounded<Decimal> {
    let rounded = try Decimal.rounded(
      quantity.magnitude, times: 1, over: one.magnitude, scale: Int(quantity.scale) - Int(one.scale),
      isNegative: quantity.isNegative, digits: 18, rounding: .halfEven, name: "quantity")
    return Rounded(rounded.value.trimmed, isRounded: rounded.isRounded)
  }

  /// The quantity of one share after the transactions that have been processed; nil before the first.
  var lastOne: Decimal? { steps.indices.contains(index &- 1) ? steps[index &- 1].one : nil }

  private let steps: [Step]
  private var index = 0
  /// The first purchase without a rate.
  let unconverted: Int32?

  init(_ steps: [Step], unconverted: Int32?) {
    self.steps = steps
    self.unconverted = unconverted
  }

  /// The step of the transaction that is being processed.
  var step: Step? { steps.indices.contains(index) ? steps[index] : nil }

  mutating func advance() { index &+= 1 }
}
