/// One step of a conversion: 1 `from` = `rate` `to`.
public struct Leg: Sendable {
  /// The values are those of `MONEY_RATE_…` in `money.h`.
  public enum Kind: Int32, Sendable {
    case quoted = 0
    case inverse = 1
    case fixed = 2
    case unit = 3
  }

  public let from: CurrencyCode
  public let to: CurrencyCode
  public let rate: Rate
  public let kind: Kind
  public let isRounded: Bool

  package init(from: CurrencyCode, to: CurrencyCode, rate: Rate, kind: Kind, isRounded: Bool) {
    self.from = from
    self.to = to
    self.rate = rate
    self.kind = kind
    self.isRounded = isRounded
  }

  package var reversed: Leg {
    let kind: Kind =
      switch self.kind {
      case .quoted: .inverse
      case .inverse: .quoted
      case .fixed, .unit: self.kind
      }
    return Leg(from: to, to: from, rate: rate.inverse, kind: kind, isRounded: isRounded)
  }
}
