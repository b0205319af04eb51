extension BigUnsigned {
  /// The number of bits; 0 for the number 0.
  var bitCount: Int {
    guard let top = limbs.last else { return 0 }
    return limbs.count &* 64 &- top.leadingZeroBitCount
  }

  /// The number × 2^bits.
  func shiftedLeft(by bits: Int) -> BigUnsigned {
    if isZero || bits <= 0 { return self }
    let shifted = self * ((1 as UInt64) << UInt64(bits % 64))
    return BigUnsigned(limbs: [UInt64](repeating: 0, count: bits / 64) + shifted.limbs)
  }
}
