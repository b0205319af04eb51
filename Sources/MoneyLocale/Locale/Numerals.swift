import MoneyCore

/// The decimal digits of a numbering system, named by its 0: the other nine differ from it in the last byte alone.
enum Numerals {
  /// The digit at an index, Latin or of the system of a zero, and its bytes.
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
