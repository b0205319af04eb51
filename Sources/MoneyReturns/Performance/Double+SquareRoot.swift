extension Double {
  /// The square root, rounded as IEEE 754 requires; 0 for 0 and for negative numbers. The standard library's calls the
  /// mathematical library of C, which this library does not depend on.
  var root: Double {
    guard self > 0, isNormal else { return 0 }
    let integer = UInt128(significandBitPattern | 1 &<< 52)
    let power = Int(exponentBitPattern) &- 1023 &- 52
    // The root of 111 or 112 bits consists of 56 bits, three more than a double.
    let shift = 58 &+ (power & 1)
    let square = integer &<< UInt128(shift)
    var root: UInt128 = 0
    for bit in stride(from: 55, through: 0, by: -1) {
      let larger = root | (1 &<< UInt128(bit))
      if larger &* larger <= square { root = larger }
    }
    // The last bit decides between the halves of a rounding, so a rest sets it.
    if root &* root != square { root |= 1 }
    let half = (power &- shift) / 2
    return Double(UInt64(truncatingIfNeeded: root)) * Double(bitPattern: UInt64(1023 &+ half) &<< 52)
  }
}
