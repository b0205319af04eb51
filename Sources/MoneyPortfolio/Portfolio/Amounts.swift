import MoneyCore

/// An amount in the security's currency and the same in the reporting currency.
struct Amounts: Sendable {
  var own = Decimal.zero
  var reported = Decimal.zero

  static var zero: Amounts { Amounts() }

  var negated: Amounts { Amounts(own: own.negated, reported: reported.negated) }

  func adding(_ other: Amounts) throws(MoneyFailure) -> Amounts {
    Amounts(own: try own.adding(other.own), reported: try reported.adding(other.reported))
  }

  func subtracting(_ other: Amounts) throws(MoneyFailure) -> Amounts {
    Amounts(own: try own.subtracting(other.own), reported: try reported.subtracting(other.reported))
  }

  func share(_ part: Decimal, of total: Decimal) throws(MoneyFailure) -> Amounts {
    Amounts(own: try own.share(part, of: total), reported: try reported.share(part, of: total))
  }

  func share(_ share: CostShare) throws(MoneyFailure) -> Amounts {
    Amounts(own: try share.of(own), reported: try share.of(reported))
  }

  /// The lower of both, in each currency by itself.
  func limited(to other: Amounts) -> Amounts {
    Amounts(own: Swift.min(own, other.own), reported: Swift.min(reported, other.reported))
  }

  /// The losses among gains, as amounts of 0 or more.
  var losses: Amounts {
    Amounts(own: own.isNegative ? own.negated : .zero, reported: reported.isNegative ? reported.negated : .zero)
  }

  var isZero: Bool { own.isZero && reported.isZero }
}
