import MoneyCore

/// The decimal digits of a numeral system, identified by its digit 0. The other nine digits differ from it only in the
/// last byte.
enum Numerals {
  /// The digit at an index, in Latin digits or in those of the system of `zero`, and its number of bytes.
  @inline(__always)
  static func digit<Text: RandomAccessCollection<UInt8>, Zero: RandomAccessCollection<UInt8>>(
    _ text: Text, _ index: Int, _ zero: Zero
  ) -> (UInt8, Int)? where Text.Index == Int, Zero.Index == Int {
    guard index < text.count else { return nil }
    if ASCII.isDigit(text[index]) { return (ASCII.digit(text[index]), 1) }
    let last = zero.count &- 1
    guard last > 0, index &+ last < text.count else { return nil }
    for offset in 0..<last where text[index &+ offset] != zero[offset] { return nil }
    let digit = text[index &+ last] &- zero[last]
    return digit <= 9 ? (digit, zero.count) : nil
  }
}
