/// A ratio that all rows of a column share, applied without a branch on the sign. An offset, which is a multiple of the
/// divisor, lifts every product above 0; its quotient is subtracted from the result again.
///
/// Half-even rounding takes two multiplications per row and no division. The ratio is w + g, where w is an integer and
/// g a fraction from -1/2 to 1/2, stored as M = ⌈g × 2^64⌉. For a coefficient x, the values x × g + 1/2 are on a grid
/// with steps of 1 ÷ D. The product x × M differs from x × g × 2^64 by less than |x|, and |x| is below B = 2^64 ÷ 2D.
/// So ⌊(x × M + 2^63 + B) ÷ 2^64⌋ is exactly ⌊x × g + 1/2⌋. The row is a tie if the remaining fraction is below 2B.
struct ColumnKernel {
  private let ratio: ColumnRatio
  private let lift: Int64
  /// The offset for non-negative values, including the lift. `change` contains the bits in which the offset for
  /// negative values differs.
  private let offset: UInt64
  private let change: UInt64
  private let rest: UInt64
  private let isEven: Bool
  private let isExact: Bool
  private let whole: Int64
  private let fraction: Int64
  private let margin: UInt64
  private let bits: UInt64
  private let single: ColumnSingleKernel?

  /// Nil for ties to the odd digit, because no offset yields them. Hardly anyone asks for that mode, so its rows are
  /// computed one by one.
  package init?(_ ratio: ColumnRatio, _ rounding: Rounding) {
    if rounding == .halfOdd { return nil }
    self.ratio = ratio
    let offsets = ColumnOffset(rounding)
    // The lift is even, so that odd quotients stay odd. Its product with the divisor is from 2^61 to below 2^62.
    let half = ((1 as UInt64) << 60) / ratio.divisor &+ 1
    lift = Int64(bitPattern: half << 1)
    rest = offsets.signedOffset(ratio.divisor, isNegative: false)
    offset = rest &+ (half << 1) &* ratio.divisor
    change = offsets.signedOffset(ratio.divisor, isNegative: true) ^ rest
    isEven = rounding == .halfEven
    isExact = rounding == .unnecessary
    let (numerator, denominator) = (ratio.factor >> 1, ratio.divisor >> 1)
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    let isUp = remainder >= denominator &- remainder
    whole = Int64(bitPattern: quotient &+ (isUp ? 1 : 0))
    // Both arguments are at most half the denominator, and the quotients are at most 2^63.
    let (part, rest) = denominator.dividingFullWidth((isUp ? denominator &- remainder : remainder, 0))
    fraction = isUp ? 0 &- Int64(bitPattern: part) : Int64(bitPattern: part &+ (rest == 0 ? 0 : 1))
    margin = UInt64.max / ratio.divisor / 2
    // The limit is for coefficients whose magnitude is below the margin.
    let room = UInt64(truncatingIfNeeded: 63 &- (margin | 1).leadingZeroBitCount)
    bits = isEven ? min(UInt64(ratio.bits & 63), room) : UInt64(ratio.bits & 63)
    single = isEven ? ColumnSingleKernel(ratio) : nil
  }

  /// True if all coefficients have a magnitude of at most 2^bits.
  @inline(__always)
  package static func fits(_ values: UnsafePointer<Int64>, _ count: Int, bits: UInt64) -> Bool {
    let half: Int64 = 1 << Int64(bitPattern: bits)
    var excess: UInt64 = 0
    for index in 0..<count { excess |= UInt64(bitPattern: values[index] &+ half) }
    return excess >> (bits &+ 1) == 0
  }

  /// Writes the rounded results and returns `known` with the flags that they add. Returns nil, and writes nothing, if a
  /// coefficient is too long, or if rounding is not allowed and a result would need it. Input and output may be the
  /// same.
  @inline(__always)
  func run(
    _ input: UnsafePointer<Int64>, _ output: UnsafeMutablePointer<Int64>, _ count: Int, _ known: UInt32
  ) -> UInt32? {
    let flags = known | ratio.flags
    // After one row is known to be rounded, the flag need not be computed for the others.
    let tells = known & 1 == 0
    if let single, single.fits(input, count) {
      return flags | (runSingle(single, input, output, count, tells) ? 1 : 0)
    }
    guard ColumnKernel.fits(input, count, bits: bits) else { return nil }
    if isEven {
      if !tells {
        runEven(input, output, count)
        return flags
      }
      return flags | (runEvenTelling(input, output, count) ? 1 : 0)
    }
    if isExact, isInexact(input, count) { return nil }
    return flags | (runSigned(input, output, count) ? 1 : 0)
  }

  @inline(never)
  private func runSingle(
    _ single: ColumnSingleKernel, _ input: UnsafePointer<Int64>, _ output: UnsafeMutablePointer<Int64>, _ count: Int,
    _ tells: Bool
  ) -> Bool {
    #if arch(wasm32)
      if single.fitsNarrow(input, count) {
        return tells
          ? single.runNarrow(input, output, count, tells: true) : single.runNarrow(input, output, count, tells: false)
      }
    #endif
    return tells ? single.run(input, output, count, tells: true) : single.run(input, output, count, tells: false)
  }

  @inline(never)
  private func runEven(_ input: UnsafePointer<Int64>, _ output: UnsafeMutablePointer<Int64>, _ count: Int) {
    let (whole, fraction) = (self.whole, self.fraction)
    let half = ((1 as UInt64) << 63) &+ margin
    let window = margin &* 2
    for index in 0..<count {
      let value = input[index]
      let product = value.multipliedFullWidth(by: fraction)
      let (rest, carries) = product.low.addingReportingOverflow(half)
      let result = value &* whole &+ product.high &+ (carries ? 1 : 0)
      // An odd tie loses its lowest bit, which makes it even.
      let isTie: Int64 = rest < window ? 1 : 0
      output[index] = result &- (isTie & result)
    }
  }

  @inline(never)
  private func runEvenTelling(
    _ input: UnsafePointer<Int64>, _ output: UnsafeMutablePointer<Int64>, _ count: Int
  ) -> Bool {
    let (factor, divisor, magic, shift) = (ratio.factor, ratio.divisor, ratio.magic, UInt64(ratio.shift & 63))
    let (offset, lift, exact) = (self.offset, self.lift, rest)
    var dropped: UInt64 = 0
    for index in 0..<count {
      let t = UInt64(bitPattern: input[index]) &* factor &+ offset
      let quotient = t.multipliedFullWidth(by: magic).high >> shift
      let rest = t &- quotient &* divisor
      let isTie: UInt64 = rest == 0 ? 1 : 0
      dropped |= rest ^ exact
      output[index] = Int64(bitPattern: quotient &- (isTie & quotient)) &- lift
    }
    return dropped != 0
  }

  @inline(never)
  private func runSigned(
    _ input: UnsafePointer<Int64>, _ output: UnsafeMutablePointer<Int64>, _ count: Int
  ) -> Bool {
    let (factor, divisor, magic, shift) = (ratio.factor, ratio.divisor, ratio.magic, UInt64(ratio.shift & 63))
    let base = offset &- rest
    let lift = self.lift
    var dropped: UInt64 = 0
    for index in 0..<count {
      let value = input[index]
      let own = rest ^ (change & UInt64(bitPattern: value >> 63))
      let t = UInt64(bitPattern: value) &* factor &+ base &+ own
      let quotient = t.multipliedFullWidth(by: magic).high >> shift
      dropped |= (t &- quotient &* divisor) ^ own
      output[index] = Int64(bitPattern: quotient) &- lift
    }
    return dropped != 0
  }

  private func isInexact(_ input: UnsafePointer<Int64>, _ count: Int) -> Bool {
    let base = offset &- rest
    var dropped: UInt64 = 0
    for index in 0..<count {
      let value = input[index]
      let own = rest ^ (change & UInt64(bitPattern: value >> 63))
      let t = UInt64(bitPattern: value) &* ratio.factor &+ base &+ own
      let quotient = t.multipliedFullWidth(by: ratio.magic).high >> UInt64(ratio.shift & 63)
      dropped |= (t &- quotient &* ratio.divisor) ^ own
    }
    return dropped != 0
  }
}
