/// Eight decimal digits packed into 64 bits, without the bits of `0`; the first digit is the lowest byte.
@frozen
public enum DigitWords {
  /// Sets the top bit of each byte that is more than 9. The result is exact up to the first such byte, and 0 without
  /// one.
  @inlinable @inline(__always)
  package static func notDigits(_ word: UInt64) -> UInt64 {
    (word &+ 0x7676_7676_7676_7676 | word) & 0x8080_8080_8080_8080
  }

  /// Eight digits as a number: neighbours are joined to pairs, pairs to groups of four, and these to one number.
  @inlinable @inline(__always)
  package static func value(_ digits: UInt64) -> UInt64 {
    let pairs = ((digits &* (1 &+ 10 &<< 8)) &>> 8) & 0x00FF_00FF_00FF_00FF
    let fours = ((pairs &* (1 &+ 100 &<< 16)) &>> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* (1 &+ 10_000 &<< 32)) &>> 32
  }

  /// The eight digits of a number below 10^8.
  @inlinable @inline(__always)
  package static func digits(_ value: UInt64) -> UInt64 {
    let thousands = value / 10_000
    let fours = thousands | (value &- thousands &* 10_000) &<< 32
    // ⌊x / 100⌋ for x below 10^4, then ⌊x / 10⌋ for x below 100.
    let hundreds = ((fours &* 10_486) &>> 20) & 0x0000_007F_0000_007F
    let pairs = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = ((pairs &* 103) &>> 10) & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) &<< 8
  }
}
