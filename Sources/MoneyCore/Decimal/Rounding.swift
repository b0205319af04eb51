/// The mode by which a result that does not fit its digits is rounded. `RoundingRule` contains the rule of each mode. The
/// column kernels, which must work without a branch for each row, are tested against it.
///
/// A result is rounded once, from its exact value. 2.4999 without fraction digits is 2; rounding in two steps would
/// yield 2.5 and then 3.
///
///     try Rounding.halfEven.increments(isNegative: false, isOdd: false, tail: .half)  // false: 2.5 is 2
///
/// The values are those of `MONEY_ROUND_…` in `money.h`. They begin at 1000, so that a caller who swaps digits and
/// rounding is refused.
public enum Rounding: Int32, Sendable, CaseIterable {
  case halfEven = 1000
  case halfUp = 1001
  case halfDown = 1002
  case up = 1003
  case down = 1004
  case ceiling = 1005
  case floor = 1006
  case unnecessary = 1007
  case halfOdd = 1008
  case halfCeiling = 1009
  case halfFloor = 1010
}

extension Rounding {
  /// True if the last digit of the kept magnitude is increased by one.
  ///
  /// - Parameters:
  ///   - isNegative: true if the value is negative.
  ///   - isOdd: true if the last kept digit is odd.
  ///   - tail: the part that is cut off.
  @inlinable @inline(__always)
  public func increments(isNegative: Bool, isOdd: Bool, tail: Tail) throws(MoneyFailure) -> Bool {
    let rule = RoundingRule(self)
    if rule.isExact, tail != .zero { throw .inexact() }
    return rule.increment(kept: isOdd ? 1 : 0, sign: isNegative ? -1 : 0, tail: tail) == 1
  }
}

extension Rounding {
  /// The increment, 0 or 1, that `halfEven` adds to a quotient with this remainder. It is computed without a branch,
  /// because no processor can predict it.
  @inlinable @inline(__always)
  static func halfEvenIncrement(quotient: UInt64, remainder: UInt64, divisor: UInt64) -> UInt64 {
    let rest = divisor &- remainder
    let isAbove: UInt64 = remainder > rest ? 1 : 0
    let isHalf: UInt64 = remainder == rest ? 1 : 0
    return isAbove | (isHalf & quotient)
  }
}
