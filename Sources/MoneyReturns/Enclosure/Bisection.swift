import MoneyCore

/// Narrows an interval around the only place where a quantity changes its sign.
enum Bisection {
  /// - Parameter side: -1 if a number is proven to be below the place, 1 if above, 0 if it is the place, nil if the
  ///   precision does not decide.
  static func bounds(
    _ low: Dyadic, _ high: Dyadic, bits: Int, side: (Dyadic) throws(MoneyFailure) -> Int?
  ) throws(MoneyFailure) -> (low: Dyadic, high: Dyadic) {
    var (low, high) = (low, high)
    for _ in 0..<bits {
      let middle = Dyadic.middle(low, high)
      switch try side(middle) {
      case -1: low = middle
      case 1: high = middle
      case 0: return (middle, middle)
      default:
        return (
          try edge(from: low, to: middle, bits: bits) { number throws(MoneyFailure) in try side(number) == -1 },
          try edge(from: high, to: middle, bits: bits) { number throws(MoneyFailure) in try side(number) == 1 }
        )
      }
    }
    return (low, high)
  }

  /// The number nearest to an undecided one that is proven to be on the side of `proven`.
  private static func edge(
    from proven: Dyadic, to undecided: Dyadic, bits: Int, isProven: (Dyadic) throws(MoneyFailure) -> Bool
  ) throws(MoneyFailure) -> Dyadic {
    var (near, far) = (proven, undecided)
    for _ in 0..<bits {
      let middle = Dyadic.middle(near, far)
      if try isProven(middle) { near = middle } else { far = middle }
    }
    return near
  }
}
