extension Allocation {
  /// Weights with one common scale, so that only their coefficients matter.
  struct Weights {
    package let parts: [BigUnsigned]
    package let sum: BigUnsigned
    /// The same weights as 64-bit words; empty if one of them, or their sum, does not fit 64 bits.
    package let words: [UInt64]
  }

  static func aligned(_ weights: [Decimal]) throws(MoneyFailure) -> Weights {
    if weights.isEmpty { throw .noWeights() }
    if weights.count > mostShares {
      throw MoneyFailure(.limit, "number of shares must be at most 1048576, got " + .number(weights.count))
    }
    var scale: UInt32 = 0
    for weight in weights {
      if weight.isNegative {
        throw MoneyFailure(.weights, "negative weight " + .decimal(weight) + "; weights must be 0 or more")
      }
      scale = max(scale, weight.scale)
    }
    var parts: [BigUnsigned] = []
    var words: [UInt64] = []
    var wordSum: UInt64 = 0
    parts.reserveCapacity(weights.count)
    var sum = BigUnsigned.zero
    for weight in weights {
      let part = BigUnsigned(weight.magnitude)
        .multiplied(byPowerOfTen: Int(scale &- weight.scale))
      sum = sum + part
      parts.append(part)
      if part.limbs.count <= 1, words.count == parts.count - 1 {
        let (total, overflow) = wordSum.addingReportingOverflow(part.limbs.first ?? 0)
        if !overflow {
          wordSum = total
          words.append(part.limbs.first ?? 0)
        }
      }
    }
    if sum.isZero { throw MoneyFailure(.weights, "all weights are zero; at least one must be positive") }
    return Weights(parts: parts, sum: sum, words: words.count == parts.count ? words : [])
  }

  /// The shares in units, each rounded down, with the loss of each share and the number of units that are left.
  package struct Units {
    package var shares: [UInt128]
    /// The loss of each share from rounding down, in parts of the weights' sum.
    package let losses: [BigUnsigned]
    package var left: UInt128

    /// Adds one unit each to the shares with the largest losses, the earlier share first if losses are equal.
    mutating func handOutByRemainder() {
      // The losses sum to exactly `left` units, and each is less than one unit. More shares therefore have a loss than
      // units are left, and a share without a loss never receives one.
      for index in StableSort.inlinedPositions(losses.count, isBefore: { losses[$1] < losses[$0] }) {
        if left == 0 { return }
        shares[Int(index)] &+= 1
        left &-= 1
      }
    }

    /// Adds one unit each to the shares in the given order, skipping shares with a weight of 0.
    mutating func handOut(in order: [Int], by weights: Weights) {
      for index in order where !weights.parts[index].isZero {
        if left == 0 { return }
        shares[index] &+= 1
        left &-= 1
      }
    }
  }

  static func flooredShares(of whole: UInt128, by weights: Weights) -> Units {
    var shares: [UInt128] = []
    var losses: [BigUnsigned] = []
    shares.reserveCapacity(weights.parts.count)
    losses.reserveCapacity(weights.parts.count)
    var left = whole
    let big = BigUnsigned(whole)
    let sum = weights.sum.limbs.first ?? 0
    for index in weights.parts.indices {
      let share: UInt128
      if !weights.words.isEmpty, whole >> 64 == 0 {
        let product = UInt64(truncatingIfNeeded: whole)
          .multipliedFullWidth(by: weights.words[index])
        let wide = UInt128(product.high) << 64 | UInt128(product.low)
        let (quotient, rest) = wide.quotientAndRemainder(dividingBy: UInt128(sum))
        share = quotient
        losses.append(BigUnsigned(UInt64(truncatingIfNeeded: rest)))
      } else {
        let product = big * weights.parts[index]
        let (quotient, rest) =
          product.quotientAndRemainder(dividingBy: weights.sum) ?? (.zero, .zero)
        share = quotient.word128 ?? 0
        losses.append(rest)
      }
      shares.append(share)
      left &-= share
    }
    return Units(shares: shares, losses: losses, left: left)
  }
}

extension MoneyFailure {
  @inline(never)
  public static func noWeights() -> MoneyFailure {
    MoneyFailure(.weights, "no weights; at least one is required")
  }
}
