import MoneyCore

/// The terms of a transaction that few actions have. A class, because a transaction without them must stay small.
public final class ActionTerms: Sendable {
  /// The security that is received for the symbol's shares; otherwise empty.
  public let into: ShortText
  /// The share of the cost basis that moves to `into`; nil if it is not set.
  public let costShare: CostShare?
  /// The day on which transferred shares were acquired; nil for the day of the transfer.
  public let opened: Day?

  public init(into: ShortText = .empty, costShare: CostShare? = nil, opened: Day? = nil) {
    self.into = into
    self.costShare = costShare
    self.opened = opened
  }

  /// Nil if no term is set.
  public static func of(into: ShortText, costShare: CostShare?, opened: Day?) -> ActionTerms? {
    if into.isEmpty, costShare == nil, opened == nil { return nil }
    return ActionTerms(into: into, costShare: costShare, opened: opened)
  }
}
