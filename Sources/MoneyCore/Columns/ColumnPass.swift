/// A loop over rows with individual ratios, rounded half-even without a branch. B is a power of 2 above the magnitudes
/// of all the loop's coefficients; each ratio must have room for coefficients up to B.
///
/// In a tie, x × g + 1/2 is a whole number. If nothing is dropped, its fraction is a half.
struct ColumnPass {
  /// The highest level of a ratio that has room for the coefficients.
  private let level: UInt64
  private let half: UInt64
  private let offset: UInt64
  /// A mask of the bits from 2B up.
  private let above: UInt64

  /// - Parameter extent: the bitwise union of all magnitudes. The initialiser returns nil if no ratio has room for
  /// them.
  package init?(_ extent: UInt64) {
    let bits = 64 &- extent.leadingZeroBitCount
    guard bits <= 61 else { return nil }
    level = UInt64(truncatingIfNeeded: min((61 &- bits) / 2, ColumnStep.noLevel &- 1))
    half = 1 << 63
    offset = half &+ (1 << UInt64(truncatingIfNeeded: bits))
    above = ~1 << UInt64(truncatingIfNeeded: bits)
  }

  /// The joined flags of the rows, apart from the flag for rounded results; nil if one of the ratios has no room for
  /// the coefficients.
  package func flags(_ words: UInt64) -> UInt32? {
    words >> (40 &+ level) & 1 == 0 ? UInt32(truncatingIfNeeded: words >> 32 & 0xFF) : nil
  }

  /// Writes the results. If `tells` is true, returns whether one of them was rounded; else false.
  @inline(__always)
  func run(
    _ input: UnsafePointer<Int64>, _ steps: UnsafePointer<ColumnStep>, _ output: UnsafeMutablePointer<Int64>,
    _ count: Int, tells: Bool
  ) -> Bool {
    var dropped: UInt64 = 0
    for index in 0..<count {
      let value = input[index]
      let product = value.multipliedFullWidth(by: steps[index].fraction)
      let sum = Int128(product.high) << 64 &+ Int128(product.low) &+ Int128(offset)
      let rest = UInt64(truncatingIfNeeded: sum)
      var result = value &* steps[index].whole &+ Int64(truncatingIfNeeded: sum >> 64)
      if _slowPath(rest & above == 0) { result &= ~1 }
      output[index] = result
      if tells { dropped |= (rest ^ half) & above }
    }
    return dropped != 0
  }
}
