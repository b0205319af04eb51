/// Reads and writes decimals of at most 16 bytes of text, a word at a time. Nearly every decimal is that short.
@frozen
public enum DecimalWords {
  /// The largest number of bytes that are read, not counting a sign.
  @inlinable package static var longest: Int { 16 }

  /// Reads a text that consists of a decimal only; nil for an invalid text, or one that `DecimalScanner` must read.
  @inlinable @inline(__always)
  public static func read(_ text: UnsafeBufferPointer<UInt8>) -> Decimal? {
    guard let base = text.baseAddress, text.count > 0 else { return nil }
    let isNegative = base[0] == ASCII.minus
    let sign = isNegative || base[0] == ASCII.plus ? 1 : 0
    let count = text.count &- sign
    guard count > 0, count <= longest else { return nil }
    var digits = bytes(UnsafeRawPointer(base + sign), count)
    // The top bit of each byte that is no digit.
    let others = UInt128(DigitWords.notDigits(digits.high)) << 64 | UInt128(DigitWords.notDigits(digits.low))
    var fraction = 0
    if others != 0 {
      fraction = longest &- 1 &- others.trailingZeroBitCount >> 3
      guard others & (others &- 1) == 0, fraction > 0, text[text.count &- 1 &- fraction] == ASCII.point else {
        return nil
      }
      // The digits before the point move over the point.
      let all = UInt128(digits.high) << 64 | UInt128(digits.low)
      let toPoint = others | (others &- 1)
      let joined = all & ~toPoint | (all & toPoint >> 8) << 8
      digits = (UInt64(truncatingIfNeeded: joined), UInt64(truncatingIfNeeded: joined >> 64))
    }
    let magnitude = Int128(DigitWords.value(digits.low) &* 100_000_000 &+ DigitWords.value(digits.high))
    return Decimal(unchecked: isNegative ? 0 &- magnitude : magnitude, scale: UInt32(truncatingIfNeeded: fraction))
  }

  /// The 1 to 16 bytes, each without the bits of `0`. The last byte is the highest, and zeros come before the first.
  @inlinable @inline(__always)
  package static func bytes(_ text: UnsafeRawPointer, _ count: Int) -> (low: UInt64, high: UInt64) {
    let zeros: UInt64 = 0x3030_3030_3030_3030
    if count >= 8 {
      let last = text.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self) ^ zeros
      let first = text.loadUnaligned(as: UInt64.self) ^ zeros
      // The shift is at most 64 bits, so it is done in two steps, each of which is less.
      let shift = UInt64(truncatingIfNeeded: (16 &- count) &* 4)
      return ((first &<< shift) &<< shift, last)
    }
    let raw: UInt64
    if count >= 4 {
      let first = UInt64(text.loadUnaligned(as: UInt32.self))
      let last = UInt64(text.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self))
      raw = first | last &<< UInt64(truncatingIfNeeded: (count &- 4) &* 8)
    } else {
      let first = UInt64(text.load(as: UInt8.self))
      let middle = UInt64(text.load(fromByteOffset: count >> 1, as: UInt8.self))
      let last = UInt64(text.load(fromByteOffset: count &- 1, as: UInt8.self))
      raw =
        first | middle &<< UInt64(truncatingIfNeeded: (count >> 1) &* 8)
        | last &<< UInt64(truncatingIfNeeded: (count &- 1) &* 8)
    }
    return (0, (raw ^ zeros) &<< UInt64(truncatingIfNeeded: (8 &- count) &* 8))
  }

  /// Writes a decimal of at most 15 digits, possibly followed by meaningless bytes; returns the number of valid bytes.
  /// Returns nil if the decimal is longer or the buffer is too small for full words; `Decimal.write` must then write
  /// it.
  @inlinable @inline(__always)
  public static func write(
    _ coefficient: Int64, scale: UInt32, to buffer: UnsafeMutableRawPointer, room: Int
  ) -> Int? {
    let word = coefficient.magnitude
    // The last word begins behind a digit and the point.
    guard word < 1_000_000_000_000_000, scale < 15, room >= 18 else { return nil }
    let upper = word / 100_000_000
    let (low, high) = (DigitWords.digits(upper), DigitWords.digits(word &- upper &* 100_000_000))
    // Leading zeros are omitted, except one before a point. A branch is avoided, because the length of the next amount
    // cannot be predicted.
    let lowZeros = low.trailingZeroBitCount >> 3
    let highZeros = (high | 1 << 56).trailingZeroBitCount >> 3
    let zeros = min(lowZeros &+ highZeros & (0 &- lowZeros >> 3), 15 &- Int(scale))
    let sign = coefficient < 0 ? 1 : 0
    let whole = 16 &- zeros &- Int(scale)
    guard sign &+ whole &+ 17 <= room else { return nil }
    buffer.storeBytes(of: ASCII.minus, as: UInt8.self)
    var padded = (low | 0x3030_3030_3030_3030, high | 0x3030_3030_3030_3030, 0 as UInt64, 0 as UInt64)
    withUnsafeBytes(of: &padded) { text in
      // Stores the digits, and then those of the fraction again, one byte further on.
      let first = text.loadUnaligned(fromByteOffset: zeros, as: SIMD16<UInt8>.self)
      let behind = text.loadUnaligned(fromByteOffset: zeros &+ whole, as: SIMD16<UInt8>.self)
      buffer.storeBytes(of: first, toByteOffset: sign, as: SIMD16<UInt8>.self)
      if scale > 0 {
        buffer.storeBytes(of: ASCII.point, toByteOffset: sign &+ whole, as: UInt8.self)
        buffer.storeBytes(of: behind, toByteOffset: sign &+ whole &+ 1, as: SIMD16<UInt8>.self)
      }
    }
    return sign &+ whole &+ Int(scale) &+ (scale > 0 ? 1 : 0)
  }

  /// Writes a decimal of at most 8 digits as `write` does, into a buffer of half the size.
  @inlinable @inline(__always)
  public static func writeShort(
    _ coefficient: Int64, scale: UInt32, to buffer: UnsafeMutableRawPointer, room: Int
  ) -> Int? {
    let word = coefficient.magnitude
    guard word < 100_000_000, scale < 8 else { return nil }
    let digits = DigitWords.digits(word)
    let zeros = min((digits | 1 << 56).trailingZeroBitCount >> 3, 7 &- Int(scale))
    let sign = coefficient < 0 ? 1 : 0
    let whole = 8 &- zeros &- Int(scale)
    guard sign &+ whole &+ 9 <= room else { return nil }
    let text = digits | 0x3030_3030_3030_3030
    buffer.storeBytes(of: ASCII.minus, as: UInt8.self)
    buffer.storeBytes(of: text &>> UInt64(truncatingIfNeeded: zeros &* 8), toByteOffset: sign, as: UInt64.self)
    if scale > 0 {
      buffer.storeBytes(of: ASCII.point, toByteOffset: sign &+ whole, as: UInt8.self)
      buffer.storeBytes(
        of: text &>> UInt64(truncatingIfNeeded: (zeros &+ whole) &* 8), toByteOffset: sign &+ whole &+ 1,
        as: UInt64.self)
    }
    return sign &+ whole &+ Int(scale) &+ (scale > 0 ? 1 : 0)
  }
}
