extension ExactRatio {
  /// The decimal with the same value and as few fraction digits as possible; nil if no decimal of 38 digits has it.
  package var decimal: Decimal? {
    if isZero { return .zero }
    let lowest = reduced
    guard let denominator = lowest.denominator.word128 else { return nil }
    let twos = denominator.trailingZeroBitCount
    var rest = denominator >> UInt128(truncatingIfNeeded: twos)
    var fives = 0
    while rest % 5 == 0 {
      rest /= 5
      fives &+= 1
    }
    let scale = max(twos, fives)
    guard rest == 1, scale <= Int(Decimal.maximumScale) else { return nil }
    return try? lowest.rounded(digits: UInt32(truncatingIfNeeded: scale), .unnecessary).value
  }
}
