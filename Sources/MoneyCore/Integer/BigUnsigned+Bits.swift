extension BigUnsigned {
  /// The number of bits; 0 for the number 0.
  package var bitCount: Int {
    guard let top = limbs.last else { return 0 }
    return limbs.count &* 64 &- top.leadingZeroBitCount
  }

  /// The number × 2^bits.
  package func shiftedLeft(by bits: Int) -> BigUnsigned {
    if isZero || bits <= 0 { return self }
    let shifted = self * ((1 as UInt64) << UInt64(bits % 64))
    return BigUnsigned(limbs: [UInt64](repeating: 0, count: bits / 64) + shifted.limbs)
  }

  /// The number divided by 2^bits, rounded down.
  package func shiftedRight(by bits: Int) -> BigUnsigned {
    let words = bits / 64
    if bits <= 0 { return self }
    if words >= limbs.count { return .zero }
    let shift = UInt64(bits % 64)
    var shifted = Array(limbs[words...])
    if shift != 0 {
      for index in shifted.indices {
        let above = index &+ 1 < shifted.count ? shifted[index &+ 1] : 0
        shifted[index] = shifted[index] >> shift | above << (64 &- shift)
      }
    }
    return BigUnsigned(limbs: shifted)
  }
}
