/// A loop over rows with a ratio each, rounded half-even without a branch: with B the power of 2 that all its coefficients
/// are below in magnitude, which each ratio must have room for.
///
/// Of a tie, x × g + 1/2 is a whole number; and where nothing is dropped, a half is left of it.
struct ColumnPass {
  /// The largest level that has the room.
  private let level: UInt64
  private let half: UInt64
  private let offset: UInt64
  /// The bits of 2B and above.
  private let above: UInt64

  /// - Parameter extent: has a bit wherever a magnitude has. Nil where no ratio has the room.
  package init?(_ extent: UInt64) {
    let bits = 64 &- extent.leadingZeroBitCount
    guard bits <= 61 else { return nil }
    level = UInt64(truncatingIfNeeded: min((61 &- bits) / 2, ColumnStep.noLevel &- 1))
    half = 1 << 63
    offset = half &+ (1 << UInt64(truncatingIfNeeded: bits))
    above = ~1 << UInt64(truncatingIfNeeded: bits)
  }

  /// The flags of rows that are nowhere beyond words, whether or not their results were rounded; nil where one is.
  package func flags(_ words: UInt64) -> UInt32? {
    words >> (40 &+ level) & 1 == 0 ? UInt32(truncatingIfNeeded: words >> 32 & 0xFF) : nil
  }

  /// The results; and whether one was rounded, unless nobody asks.
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
