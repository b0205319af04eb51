// Ratios as 512-bit integers, which is how callers keep them.

extension ExactRatio {
  /// How many words of 64 bits each integer has for a caller.
  public static var mostWords: Int { 8 }

  /// From words, least significant first; nil for a denominator of 0.
  public init?(isNegative: Bool, numerator: [UInt64], denominator: [UInt64]) {
    let below = BigUnsigned(limbs: denominator)
    if below.isZero { return nil }
    self.init(isNegative: isNegative, BigUnsigned(limbs: numerator), over: below)
  }

  /// Numerator and denominator as words, least significant first; reduced where they are longer.
  public func words() throws(MoneyFailure) -> (numerator: [UInt64], denominator: [UInt64]) {
    let ratio = try fitting()
    return (ratio.numerator.limbs, ratio.denominator.limbs)
  }

  /// Itself, or in lowest terms where that is needed to fit 512 bits.
  func fitting() throws(MoneyFailure) -> ExactRatio {
    if fits { return self }
    let reduced = reduced
    guard reduced.fits else { throw MoneyFailure(.overflow, "the exact ratio does not fit 512 bits") }
    return reduced
  }

  /// Whether both are integers of 512 bits.
  package var fits: Bool {
    numerator.limbs.count <= ExactRatio.mostWords && denominator.limbs.count <= ExactRatio.mostWords
  }
}
