import MoneyCore

/// The discount factors of times in ascending order, at one factor of a period.
struct DiscountWalk {
  private let factor: UnitFraction
  private var power = UnitFraction.one
  private var last: Int64 = 0
  private var gap: Int64 = 0
  private var gapPower = UnitFraction.one

  init(_ factor: UnitFraction) { self.factor = factor }

  mutating func discount(to time: CreditTime) -> UnitFraction {
    let distance = time.periods &- last
    // Most gaps are equal, so their power is kept.
    if distance != gap { (gap, gapPower) = (distance, factor.power(distance)) }
    if distance != 0 { power = power * gapPower }
    last = time.periods
    if time.numerator == 0 { return power }
    return power * factor.discount(time.numerator, over: time.denominator)
  }
}
