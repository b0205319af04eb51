/// A natural number of any size, for exact results that do not fit 128 bits.
///
/// The last limb is never 0, so equal numbers have equal limbs, and 0 is empty.
///
///     BigUnsigned(1 as UInt64).multiplied(byPowerOfTen: 40)  // 10^40, which exceeds `UInt128`
///
/// The library imports nothing, so it defines its own type. Most results fit 128 bits and never get here, because an
/// array needs an allocation.
package struct BigUnsigned: Sendable {
  /// The limbs, least significant first; the last one is not 0.
  package private(set) var limbs: [UInt64]

  package init(_ value: UInt64) {
    limbs = value == 0 ? [] : [value]
  }

  package init(_ value: UInt128) {
    let high = UInt64(truncatingIfNeeded: value >> 64)
    limbs = [UInt64(truncatingIfNeeded: value), high]
    trim()
  }

  package init(limbs: [UInt64]) {
    self.limbs = limbs
    trim()
  }

  package static var zero: BigUnsigned { BigUnsigned(0 as UInt64) }
  package static var one: BigUnsigned { BigUnsigned(1 as UInt64) }

  package var isZero: Bool { limbs.isEmpty }
  var isOdd: Bool { (limbs.first ?? 0) & 1 == 1 }

  /// The number as a 128-bit integer; nil if it does not fit.
  package var word128: UInt128? {
    switch limbs.count {
    case 0: 0
    case 1: UInt128(limbs[0])
    case 2: UInt128(limbs[1]) << 64 | UInt128(limbs[0])
    default: nil
    }
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }
}

extension BigUnsigned: Comparable {
  package static func < (left: BigUnsigned, right: BigUnsigned) -> Bool {
    if left.limbs.count != right.limbs.count { return left.limbs.count < right.limbs.count }
    var index = left.limbs.count
    while index > 0 {
      index -= 1
      if left.limbs[index] != right.limbs[index] { return left.limbs[index] < right.limbs[index] }
    }
    return false
  }

  package static func == (left: BigUnsigned, right: BigUnsigned) -> Bool {
    guard left.limbs.count == right.limbs.count else { return false }
    for index in left.limbs.indices where left.limbs[index] != right.limbs[index] { return false }
    return true
  }
}

extension BigUnsigned {
  package static func + (left: BigUnsigned, right: BigUnsigned) -> BigUnsigned {
    let (long, short) = left.limbs.count >= right.limbs.count ? (left, right) : (right, left)
    var sum = long.limbs
    var carry: UInt64 = 0
    for index in sum.indices {
      if index >= short.limbs.count && carry == 0 { break }
      let other = index < short.limbs.count ? short.limbs[index] : 0
      let (partial, first) = sum[index].addingReportingOverflow(other)
      let (total, second) = partial.addingReportingOverflow(carry)
      sum[index] = total
      carry = first || second ? 1 : 0
    }
    if carry != 0 { sum.append(carry) }
    return BigUnsigned(limbs: sum)
  }

  /// The magnitude of the difference.
  package static func distance(_ left: BigUnsigned, _ right: BigUnsigned) -> BigUnsigned {
    let (large, small) = left < right ? (right, left) : (left, right)
    var difference = large.limbs
    var borrow: UInt64 = 0
    for index in difference.indices {
      let other = index < small.limbs.count ? small.limbs[index] : 0
      let (partial, first) = difference[index].subtractingReportingOverflow(other)
      let (total, second) = partial.subtractingReportingOverflow(borrow)
      difference[index] = total
      borrow = first || second ? 1 : 0
    }
    return BigUnsigned(limbs: difference)
  }

  package static func * (left: BigUnsigned, right: BigUnsigned) -> BigUnsigned {
    if left.isZero || right.isZero { return .zero }
    var product = [UInt64](repeating: 0, count: left.limbs.count + right.limbs.count)
    for (offset, factor) in left.limbs.enumerated() {
      var carry: UInt64 = 0
      for (index, limb) in right.limbs.enumerated() {
        // factor × limb + product + carry < 2^128.
        let wide = factor.multipliedFullWidth(by: limb)
        let (low, first) = wide.low.addingReportingOverflow(product[offset + index])
        let (total, second) = low.addingReportingOverflow(carry)
        product[offset + index] = total
        carry = wide.high &+ (first ? 1 : 0) &+ (second ? 1 : 0)
      }
      product[offset + right.limbs.count] = carry
    }
    return BigUnsigned(limbs: product)
  }

  package static func * (left: BigUnsigned, right: UInt64) -> BigUnsigned {
    left * BigUnsigned(right)
  }

  package func multiplied(byPowerOfTen exponent: Int) -> BigUnsigned {
    var result = self
    var rest = exponent
    while rest > 0 {
      let step = Swift.min(rest, PowerOfTen.largest64)
      result = result * PowerOfTen.word(step)
      rest -= step
    }
    return result
  }
}
