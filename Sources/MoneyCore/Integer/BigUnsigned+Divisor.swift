extension BigUnsigned {
  /// The greatest common divisor. If one number is 0, it is the other number.
  package static func greatestCommonDivisor(_ a: BigUnsigned, _ b: BigUnsigned) -> BigUnsigned {
    var (large, small) = a < b ? (b, a) : (a, b)
    // Divisions are used while one number is longer than the other. Two numbers of at most 128 bits are then finished
    // with words, and two longer ones with steps on bits, without any allocation.
    while !small.isZero {
      if let first = large.word128, let second = small.word128 {
        return BigUnsigned(greatestCommonDivisor(first, second))
      }
      if large.limbs.count == small.limbs.count { return divisorByBits(large, small) }
      guard let (_, rest) = large.quotientAndRemainder(dividingBy: small) else { break }
      (large, small) = (small, rest)
    }
    return large
  }

  package static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
    var (large, small) = a < b ? (b, a) : (a, b)
    while small != 0 {
      if large >> 64 == 0 {
        var divisor = UInt64(truncatingIfNeeded: large)
        var rest = UInt64(truncatingIfNeeded: small)
        while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
        return UInt128(divisor)
      }
      (large, small) = (small, large % small)
    }
    return large
  }

  /// The quotient by a divisor that leaves no remainder; 0 for a divisor of 0.
  func dividedExactly(by divisor: BigUnsigned) -> BigUnsigned {
    if divisor.isOne { return self }
    return quotientAndRemainder(dividingBy: divisor)?.0 ?? .zero
  }

  package var isOne: Bool { limbs.count == 1 && limbs[0] == 1 }

  /// Stein's binary algorithm, in place. Both numbers must have the same length and not be 0.
  private static func divisorByBits(_ a: BigUnsigned, _ b: BigUnsigned) -> BigUnsigned {
    var u = a.limbs
    var v = b.limbs
    let twos = Swift.min(trailingZeros(u), trailingZeros(v))
    shiftRight(&u, by: trailingZeros(u))
    shiftRight(&v, by: trailingZeros(v))
    while true {
      let order = self.order(u, v)
      if order == 0 { break }
      if order < 0 { swap(&u, &v) }
      var borrow: UInt64 = 0
      for index in u.indices {
        let (partial, first) = u[index].subtractingReportingOverflow(v[index])
        let (total, second) = partial.subtractingReportingOverflow(borrow)
        u[index] = total
        borrow = first || second ? 1 : 0
      }
      shiftRight(&u, by: trailingZeros(u))
      if u.last == 0, v.last == 0 {
        u.removeLast()
        v.removeLast()
      }
    }
    let odd = BigUnsigned(limbs: u) * ((1 as UInt64) << UInt64(twos % 64))
    return BigUnsigned(limbs: [UInt64](repeating: 0, count: twos / 64) + odd.limbs)
  }

  /// The order of two numbers of the same length.
  private static func order(_ u: [UInt64], _ v: [UInt64]) -> Int {
    var index = u.count
    while index > 0 {
      index -= 1
      if u[index] != v[index] { return u[index] < v[index] ? -1 : 1 }
    }
    return 0
  }

  /// The number of trailing zero bits; the total number of bits if all are 0.
  private static func trailingZeros(_ limbs: [UInt64]) -> Int {
    var count = 0
    for limb in limbs {
      if limb != 0 { return count &+ limb.trailingZeroBitCount }
      count &+= 64
    }
    return count
  }

  private static func shiftRight(_ limbs: inout [UInt64], by bits: Int) {
    if bits == 0 { return }
    let words = bits / 64
    let shift = UInt64(bits % 64)
    for index in limbs.indices {
      let source = index &+ words
      let low = source < limbs.count ? limbs[source] : 0
      let high = source &+ 1 < limbs.count ? limbs[source &+ 1] : 0
      limbs[index] = shift == 0 ? low : low >> shift | high << (64 &- shift)
    }
  }
}
