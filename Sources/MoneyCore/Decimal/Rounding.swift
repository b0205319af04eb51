/// The mode by which a result that does not fit its digits is rounded. This file decides it; the kernels of columns,
/// which have to do without a branch a row, are tested against it.
///
/// A result is rounded once, from its exact value: 2.4999 to no digits is 2, and never 3 by way of 2.5.
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

/// What a quotient leaves behind, measured against half of the last digit kept.
public enum Tail: Sendable {
  case zero
  case belowHalf
  case half
  case aboveHalf

  /// The tail of a division by `divisor` that left `remainder`.
  @inlinable @inline(__always)
  public init<Integer: FixedWidthInteger & UnsignedInteger>(remainder: Integer, divisor: Integer) {
    let rest = divisor &- remainder
    self =
      remainder == 0
      ? .zero : remainder < rest ? .belowHalf : remainder == rest ? .half : .aboveHalf
  }
}

extension Rounding {
  /// Whether the magnitude kept is increased by one in its last digit.
  ///
  /// - Parameters:
  ///   - isNegative: the sign of the value.
  ///   - isOdd: whether the last digit kept is odd.
  ///   - tail: what was cut off.
  @inlinable @inline(__always)
  public func increments(isNegative: Bool, isOdd: Bool, tail: Tail) throws(MoneyFailure) -> Bool {
    if tail == .zero { return false }
    // The usual mode where it is used, and the others in one place: a switch over all in each use makes the quotients
    // around it too large to be inlined.
    if self == .halfEven { return tail == .aboveHalf || (tail == .half && isOdd) }
    return try incrementsOtherwise(isNegative: isNegative, isOdd: isOdd, tail: tail)
  }

  /// The same of a tail other than zero.
  @inline(never)
  @usableFromInline
  func incrementsOtherwise(isNegative: Bool, isOdd: Bool, tail: Tail) throws(MoneyFailure) -> Bool {
    switch self {
    case .halfEven: return tail == .aboveHalf || (tail == .half && isOdd)
    case .halfUp: return tail != .belowHalf
    case .halfDown: return tail == .aboveHalf
    case .up: return true
    case .down: return false
    case .ceiling: return !isNegative
    case .floor: return isNegative
    case .unnecessary: throw .inexact()
    case .halfOdd: return tail == .aboveHalf || (tail == .half && !isOdd)
    case .halfCeiling: return tail == .aboveHalf || (tail == .half && !isNegative)
    case .halfFloor: return tail == .aboveHalf || (tail == .half && isNegative)
    }
  }
}

extension Rounding {
  /// What `halfEven` adds to a quotient of this remainder: 0 or 1, worked out without a branch, because no processor can
  /// foresee which.
  @inlinable @inline(__always)
  static func halfEvenIncrement(quotient: UInt64, remainder: UInt64, divisor: UInt64) -> UInt64 {
    let rest = divisor &- remainder
    let isAbove: UInt64 = remainder > rest ? 1 : 0
    let isHalf: UInt64 = remainder == rest ? 1 : 0
    return isAbove | (isHalf & quotient)
  }
}
