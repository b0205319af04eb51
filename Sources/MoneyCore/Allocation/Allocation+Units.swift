extension Allocation {
  /// Weights with one common scale, so that only their coefficients matter.
  struct Weights {
    /// The weights as 64-bit words; empty if one of them, or their sum, does not fit 64 bits.
    package let words: [UInt64]
    /// The weights that do not all fit words; otherwise empty.
    private let parts: [BigUnsigned]
    package let sum: BigUnsigned

    init(words: [UInt64], sum: UInt64) {
      self.words = words
      parts = []
      self.sum = BigUnsigned(sum)
    }

    init(parts: [BigUnsigned]) {
      words = []
      self.parts = parts
      sum = parts.reduce(.zero) { $0 + $1 }
    }

    var count: Int { words.count &+ parts.count }

    func isZero(_ index: Int) -> Bool { words.isEmpty ? parts[index].isZero : words[index] == 0 }

    func part(_ index: Int) -> BigUnsigned { words.isEmpty ? parts[index] : BigUnsigned(words[index]) }
  }

  static func aligned(_ weights: [Decimal]) throws(MoneyFailure) -> Weights {
    if weights.isEmpty { throw .noWeights() }
    if weights.count > mostShares {
      throw MoneyFailure(.limit, "number of shares must be at most 1048576, got " + .number(weights.count))
    }
    var scale: UInt32 = 0
    for weight in weights {
      if weight.isNegative {
        throw MoneyFailure(.weights, "negative weight " + .decimal(weight) + "; weights must be at least 0")
      }
      scale = max(scale, weight.scale)
    }
    let aligned =
      words(weights, scale)
      ?? Weights(parts: weights.map { BigUnsigned($0.magnitude).multiplied(byPowerOfTen: Int(scale &- $0.scale)) })
    if aligned.sum.isZero { throw MoneyFailure(.weights, "all weights are zero; at least one must be positive") }
    return aligned
  }

  /// The weights as words of a common scale; nil if they, or their sum, do not fit.
  private static func words(_ weights: [Decimal], _ scale: UInt32) -> Weights? {
    var words: [UInt64] = []
    words.reserveCapacity(weights.count)
    var sum: UInt64 = 0
    for weight in weights {
      let exponent = Int(scale &- weight.scale)
      guard weight.magnitude >> 64 == 0, exponent <= PowerOfTen.largest64 || weight.isZero else { return nil }
      let word = UInt64(truncatingIfNeeded: weight.magnitude)
      let (product, isLarge) = word.multipliedReportingOverflow(by: PowerOfTen.word(exponent))
      let (total, overflows) = sum.addingReportingOverflow(product)
      if isLarge || overflows { return nil }
      words.append(product)
      sum = total
    }
    return Weights(words: words, sum: sum)
  }

  /// The shares in units, each rounded down, with the loss of each share and the number of units that are left.
  package struct Units {
    package var shares: [UInt128]
    /// The loss of each share from rounding down, in parts of the weights' sum: as words if the weights are words.
    fileprivate var words: [UInt64] = []
    fileprivate var losses: [BigUnsigned] = []
    package var left: UInt128

    /// Adds one unit each to the shares with the largest losses, the earlier share first if losses are equal.
    mutating func handOutByRemainder() {
      // The losses sum to exactly `left` units, and each is less than one unit. Fewer units are therefore left than
      // shares with a loss, and a share without a loss never receives one.
      let order =
        losses.isEmpty
        ? StableSort.inlinedPositions(words.count) { words[$1] < words[$0] }
        : StableSort.positions(losses.count) { losses[$1] < losses[$0] }
      for index in order {
        if left == 0 { return }
        shares[Int(index)] &+= 1
        left &-= 1
      }
    }

    /// Adds one unit each to the shares in the given order, skipping shares with a weight of 0.
    mutating func handOut(in order: some Sequence<Int>, by weights: Weights) {
      for index in order where !weights.isZero(index) {
        if left == 0 { return }
        shares[index] &+= 1
        left &-= 1
      }
    }
  }

  static func flooredShares(of whole: UInt128, by weights: Weights) -> Units {
    var units = Units(shares: [], left: whole)
    units.shares.reserveCapacity(weights.count)
    if weights.words.isEmpty {
      units.losses.reserveCapacity(weights.count)
    } else {
      units.words.reserveCapacity(weights.count)
    }
    let big = BigUnsigned(whole)
    let sum = weights.sum.limbs.first ?? 0
    for index in 0..<weights.count {
      let share: UInt128
      if !weights.words.isEmpty, whole >> 64 == 0 {
        let product = UInt64(truncatingIfNeeded: whole)
          .multipliedFullWidth(by: weights.words[index])
        let wide = UInt128(product.high) << 64 | UInt128(product.low)
        let (quotient, rest) = wide.quotientAndRemainder(dividingBy: UInt128(sum))
        share = quotient
        units.words.append(UInt64(truncatingIfNeeded: rest))
      } else {
        let product = big * weights.part(index)
        let (quotient, rest) =
          product.quotientAndRemainder(dividingBy: weights.sum) ?? (.zero, .zero)
        share = quotient.word128 ?? 0
        if weights.words.isEmpty { units.losses.append(rest) } else { units.words.append(rest.limbs.first ?? 0) }
      }
      units.shares.append(share)
      units.left &-= share
    }
    return units
  }
}

extension MoneyFailure {
  @inline(never)
  public static func noWeights() -> MoneyFailure {
    MoneyFailure(.weights, "no weights; at least one is required")
  }
}
