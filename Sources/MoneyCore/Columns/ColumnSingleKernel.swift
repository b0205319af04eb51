/// A kernel for a ratio n/d with few ties, rounded half-even: one multiplication per row.
///
/// The ratio n/d is stored as M = ⌈n/d × 2^(64 - k)⌉, below 2^63. For a coefficient x, x × 2^k × M differs from x × n/d
/// × 2^64 by less than |x| × 2^k, which is at most B. The values x × n/d + 1/2 are on a grid with steps of 1/2d, and
/// each step is at least 2B ÷ 2^64. So ⌊(x × 2^k × M + 2^63 + B) ÷ 2^64⌋ is exactly ⌊x × n/d + 1/2⌋. The row is a tie
/// if the remaining fraction is below 2B. Nothing is dropped if that fraction exceeds a half by less than 2B.
struct ColumnSingleKernel {
  private let factor: Int64
  /// The exponent k of the explanation above.
  private let shift: UInt64
  /// Coefficients with a magnitude of at most 2^bits are short enough.
  private let bits: UInt64

  /// Nil if one row of a thousand may be a tie, because the branch for it would then cost more than the multiplication.
  /// Nil also if hardly any coefficient is short enough.
  package init?(_ ratio: ColumnRatio) {
    let (numerator, denominator) = (ratio.factor >> 1, ratio.divisor >> 1)
    guard ratio.state == .short, numerator > 0, denominator > 1000 || denominator & 1 == 1 else { return nil }
    // Both are at most 2^58, and n/d is below 2^(k - 1).
    let k = max(denominator.leadingZeroBitCount &- numerator.leadingZeroBitCount &+ 2, 0)
    let product = UInt128(numerator) << UInt128(truncatingIfNeeded: 64 &- k)
    factor = Int64(truncatingIfNeeded: (product &+ UInt128(denominator &- 1)) / UInt128(denominator))
    shift = UInt64(truncatingIfNeeded: k)
    // With this limit B × 4d is at most 2^64.
    let byGrid = 62 &- (64 &- (denominator &- 1).leadingZeroBitCount)
    let room = min(byGrid &- k, Int(ratio.bits))
    guard room >= 24 else { return nil }
    bits = UInt64(truncatingIfNeeded: room)
  }

  /// True if all coefficients are short enough.
  @inline(__always)
  package func fits(_ values: UnsafePointer<Int64>, _ count: Int) -> Bool {
    ColumnKernel.fits(values, count, bits: bits)
  }

  /// Writes the results of coefficients that are short enough, and, if `tells` is true, returns whether one was
  /// rounded; else false. Input and output may be the same.
  @inline(__always)
  func run(
    _ input: UnsafePointer<Int64>, _ output: UnsafeMutablePointer<Int64>, _ count: Int, tells: Bool
  ) -> Bool {
    let half = (1 as UInt64) << 63
    let margin = (1 as UInt64) &<< (bits &+ shift)
    let window = margin &+ margin
    let (factor, shift) = (self.factor, Int64(bitPattern: shift))
    var isRounded = false
    for index in 0..<count {
      let product = (input[index] &<< shift).multipliedFullWidth(by: factor)
      let sum = Int128(product.high) << 64 &+ Int128(product.low) &+ Int128(half &+ margin)
      let rest = UInt64(truncatingIfNeeded: sum)
      var result = Int64(truncatingIfNeeded: sum >> 64)
      if _slowPath(rest < window) { result &= ~1 }
      output[index] = result
      if tells, rest &- half >= window { isRounded = true }
    }
    return isRounded
  }

  /// True if all coefficients are short enough for `runNarrow`.
  @inline(__always)
  package func fitsNarrow(_ values: UnsafePointer<Int64>, _ count: Int) -> Bool {
    shift < 30 && ColumnKernel.fits(values, count, bits: min(bits, 30 &- shift))
  }

  /// Does the same as `run` without a 128-bit product, for coefficients that `fitsNarrow` accepts.
  ///
  /// WebAssembly has no such product, and a function that computes one is slower than the rest of a row. A value v of
  /// up to 2^30 times M is (v × Mh) × 2^32 + v × Ml, where Mh and Ml are the halves of M, and neither part exceeds
  /// 2^62.
  @inline(__always)
  package func runNarrow(
    _ input: UnsafePointer<Int64>, _ output: UnsafeMutablePointer<Int64>, _ count: Int, tells: Bool
  ) -> Bool {
    let half = (1 as UInt64) << 63
    let margin = (1 as UInt64) &<< (bits &+ shift)
    let window = margin &+ margin
    let added = half &+ margin
    let low: Int64 = 0xFFFF_FFFF
    let (factorHigh, factorLow) = (factor >> 32, factor & low)
    let (addedHigh, addedLow) = (Int64(bitPattern: added >> 32), Int64(bitPattern: added) & low)
    let shift = Int64(bitPattern: shift)
    var isRounded = false
    for index in 0..<count {
      let value = input[index] &<< shift
      let lower = value &* factorLow &+ addedLow
      let upper = value &* factorHigh &+ (lower >> 32) &+ addedHigh
      let rest = UInt64(bitPattern: upper &<< 32 | lower & low)
      var result = upper >> 32
      if _slowPath(rest < window) { result &= ~1 }
      output[index] = result
      if tells, rest &- half >= window { isRounded = true }
    }
    return isRounded
  }
}
