import MoneyCore

/// A tax rule as data: which purchases a sale is matched with, and which of its losses are disallowed.
///
/// One engine follows every rule: sales are matched with purchases of a window, the rest comes from the pool or the lots,
/// and a disallowed loss is carried to the shares that replace those sold.
public struct MatchingRule: Sendable {
  /// The condition under which a loss is disallowed.
  enum LossRule: Sendable {
    case allowed
    /// For each share that a purchase of the window replaces; the loss moves to the lot of that purchase.
    case replaced
    /// For the least of the shares sold, bought in the window and held at its end; the loss moves to the pool.
    case leastOfThree
  }

  public let name: StaticString
  /// The law, and the day from which it applies in this form; nil for a plain method.
  public let law: StaticString?
  public let since: Day?
  /// True if all shares form one pool.
  let isPooled: Bool
  /// The number of days after a sale whose purchases are matched with it, after those of its own day; nil if a sale is
  /// not matched.
  let matchedDays: Int32?
  let losses: LossRule
  /// The number of days before and after a sale at a loss whose purchases count.
  let lossDays: Int32
  /// The fraction digits that shares of a pool's cost have in addition to those of the currency.
  let additionalDigits: UInt32

  private init(
    _ name: StaticString, law: StaticString? = nil, since: Day? = nil, isPooled: Bool = false,
    matchedDays: Int32? = nil, losses: LossRule = .allowed, lossDays: Int32 = 0, additionalDigits: UInt32 = 0
  ) {
    self.name = name
    self.law = law
    self.since = since
    self.isPooled = isPooled
    self.matchedDays = matchedDays
    self.losses = losses
    self.lossDays = lossDays
    self.additionalDigits = additionalDigits
  }

  static func of(_ method: LotMethod, washSales: Bool) -> MatchingRule {
    switch method {
    case .section104:
      MatchingRule(
        "Section 104 holding", law: "Taxation of Chargeable Gains Act 1992, sections 104 to 106A",
        since: Day(year: 2008, month: 4, day: 6), isPooled: true, matchedDays: 30, additionalDigits: 8)
    case .adjustedCostBase:
      MatchingRule(
        "Adjusted cost base", law: "Income Tax Act (Canada), sections 47, 53 and 54",
        since: Day(year: 1972, month: 1, day: 1), isPooled: true, losses: .leastOfThree, lossDays: 30,
        additionalDigits: 8)
    case .fifo, .lifo, .hifo, .average, .specific:
      washSales
        ? MatchingRule(
          "Wash sales", law: "Internal Revenue Code, section 1091", since: Day(year: 1984, month: 12, day: 31),
          losses: .replaced, lossDays: 30)
        : MatchingRule(plainName(method))
    }
  }

  private static func plainName(_ method: LotMethod) -> StaticString {
    switch method {
    case .fifo: "First in, first out"
    case .lifo: "Last in, first out"
    case .hifo: "Highest cost first"
    case .average: "Average cost"
    case .specific: "Specific identification"
    case .section104, .adjustedCostBase: ""
    }
  }

  /// True if later purchases decide on the cost or the loss of a sale, so that figures cannot be continued.
  var looksAhead: Bool { matchedDays != nil || losses == .leastOfThree }
}
