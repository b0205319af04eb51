extension BigUnsigned {
  /// The quotient and the remainder; nil for a divisor of 0.
  package func quotientAndRemainder(dividingBy divisor: BigUnsigned) -> (BigUnsigned, BigUnsigned)? {
    if divisor.isZero { return nil }
    if self < divisor { return (.zero, self) }
    if divisor.limbs.count == 1 {
      let (quotient, remainder) = divided(byWord: divisor.limbs[0])
      return (quotient, BigUnsigned(remainder))
    }
    return divided(byLong: divisor)
  }

  /// - Precondition: `divisor` is not 0.
  private func divided(byWord divisor: UInt64) -> (BigUnsigned, UInt64) {
    var quotient = limbs
    var remainder: UInt64 = 0
    var index = quotient.count
    while index > 0 {
      index -= 1
      (quotient[index], remainder) = divisor.dividingFullWidth((remainder, quotient[index]))
    }
    return (BigUnsigned(limbs: quotient), remainder)
  }

  /// Knuth, The Art of Computer Programming, volume 2, 4.3.1, algorithm D. `divisor` must have two or more limbs, and
  /// `self` must not be smaller than it.
  private func divided(byLong divisor: BigUnsigned) -> (BigUnsigned, BigUnsigned) {
    let size = divisor.limbs.count
    let shift = divisor.limbs[size - 1].leadingZeroBitCount
    let v = BigUnsigned.shifted(divisor.limbs, left: shift, room: size)
    var u = BigUnsigned.shifted(limbs, left: shift, room: limbs.count + 1)
    var quotient = [UInt64](repeating: 0, count: limbs.count - size + 1)
    let top = v[size - 1]
    let next = v[size - 2]

    var j = quotient.count
    while j > 0 {
      j -= 1
      // A digit is estimated from the top two limbs and corrected by the third; it is then at most one too large.
      var estimate: UInt64
      var rest: UInt64
      var restOverflowed = false
      if u[j + size] >= top {
        estimate = UInt64.max
        (rest, restOverflowed) = u[j + size - 1].addingReportingOverflow(top)
      } else {
        (estimate, rest) = top.dividingFullWidth((u[j + size], u[j + size - 1]))
      }
      while !restOverflowed {
        let product = estimate.multipliedFullWidth(by: next)
        if product.high < rest || (product.high == rest && product.low <= u[j + size - 2]) { break }
        estimate &-= 1
        (rest, restOverflowed) = rest.addingReportingOverflow(top)
      }
      if BigUnsigned.subtract(v, times: estimate, from: &u, at: j) {
        estimate &-= 1
        BigUnsigned.addBack(v, to: &u, at: j)
      }
      quotient[j] = estimate
    }
    let remainder = BigUnsigned.shifted(Array(u[0..<size]), right: shift)
    return (BigUnsigned(limbs: quotient), BigUnsigned(limbs: remainder))
  }

  /// Computes `u[at...] -= v × factor`; returns whether the result is below 0.
  private static func subtract(
    _ v: [UInt64], times factor: UInt64, from u: inout [UInt64], at j: Int
  ) -> Bool {
    var carry: UInt64 = 0
    var borrow = false
    for index in v.indices {
      let wide = factor.multipliedFullWidth(by: v[index])
      let (low, lowCarried) = wide.low.addingReportingOverflow(carry)
      carry = wide.high &+ (lowCarried ? 1 : 0)
      let (partial, first) = u[j + index].subtractingReportingOverflow(low)
      let (total, second) = partial.subtractingReportingOverflow(borrow ? 1 : 0)
      u[j + index] = total
      borrow = first || second
    }
    let (partial, first) = u[j + v.count].subtractingReportingOverflow(carry)
    let (total, second) = partial.subtractingReportingOverflow(borrow ? 1 : 0)
    u[j + v.count] = total
    return first || second
  }

  private static func addBack(_ v: [UInt64], to u: inout [UInt64], at j: Int) {
    var carry: UInt64 = 0
    for index in v.indices {
      let (partial, first) = u[j + index].addingReportingOverflow(v[index])
      let (total, second) = partial.addingReportingOverflow(carry)
      u[j + index] = total
      carry = first || second ? 1 : 0
    }
    u[j + v.count] = u[j + v.count] &+ carry
  }

  private static func shifted(_ limbs: [UInt64], left shift: Int, room: Int) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: room)
    var carry: UInt64 = 0
    for index in limbs.indices {
      result[index] = limbs[index] << UInt64(shift) | carry
      carry = shift == 0 ? 0 : limbs[index] >> UInt64(64 - shift)
    }
    if room > limbs.count { result[limbs.count] = carry }
    return result
  }

  private static func shifted(_ limbs: [UInt64], right shift: Int) -> [UInt64] {
    if shift == 0 { return limbs }
    var result = limbs
    var carry: UInt64 = 0
    var index = limbs.count
    while index > 0 {
      index -= 1
      result[index] = limbs[index] >> UInt64(shift) | carry
      carry = limbs[index] << UInt64(64 - shift)
    }
    return result
  }
}
