// Ratios as 512-bit integers, which is the form that callers store.

extension ExactRatio {
  /// The number of 64-bit words that a caller stores for each integer.
  public static var mostWords: Int { 8 }

  /// Makes a ratio from words, least significant first; nil for a denominator of 0.
  public init?(isNegative: Bool, numerator: [UInt64], denominator: [UInt64]) {
    let below = BigUnsigned(limbs: denominator)
    if below.isZero { return nil }
    self.init(isNegative: isNegative, BigUnsigned(limbs: numerator), over: below)
  }

  /// The numerator and the denominator as words, least significant first. The ratio is reduced if they would not fit.
  public func words() throws(MoneyFailure) -> (numerator: [UInt64], denominator: [UInt64]) {
    let ratio = try fitting()
    return (ratio.numerator.limbs, ratio.denominator.limbs)
  }

  /// The ratio itself, or in lowest terms if it fits 512 bits only then.
  func fitting() throws(MoneyFailure) -> ExactRatio {
    if fits { return self }
    let reduced = reduced
    guard reduced.fits else { throw MoneyFailure(.overflow, "exact ratio exceeds 512 bits") }
    return reduced
  }

  /// True if the numerator and the denominator fit 512 bits.
  package var fits: Bool {
    numerator.limbs.count <= ExactRatio.mostWords && denominator.limbs.count <= ExactRatio.mostWords
  }
}
