import MoneyCore

/// The decimal digits of a numeral system, identified by its digit 0. The other nine digits differ from it only in the
/// last byte; ideographs do not.
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
    if zero[0] == 0xE3 { return ideograph(text[index], text[index &+ 1], text[index &+ 2]) }
    for offset in 0..<last where text[index &+ offset] != zero[offset] { return nil }
    let digit = text[index &+ last] &- zero[last]
    return digit <= 9 ? (digit, zero.count) : nil
  }

  /// The zero of the numeral system of the digit at an index, in any script; nil without a digit. Ideographs are only
  /// read as digits if the system of `own` uses them.
  static func zero(
    ofDigitAt index: Int, in text: UnsafeBufferPointer<UInt8>, _ own: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    if ASCII.isDigit(text[index]) { return UTF8Bytes("0") }
    if digit(text, index, own) != nil { return own }
    return line(ofDigitAt: index, in: text)?.zero
  }

  /// The numbering system of the digit at an index, which is no Latin one: its name and its digit 0.
  static func line(
    ofDigitAt index: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> (name: UnsafeBufferPointer<UInt8>, zero: UnsafeBufferPointer<UInt8>)? {
    guard text[index] >= 0xD9 else { return nil }
    let systems = UTF8Bytes(LocaleTagTable.systems)
    var start = 0
    while start < systems.count {
      let line = LocaleTagTable.line(at: start, of: systems)
      if line.value[0] == text[index], line.value[0] != 0xE3, digit(text, index, line.value) != nil {
        return (line.key, line.value)
      }
      start = line.end
    }
    return nil
  }

  // MARK: Ideographs

  /// The digits 0 to 9 of the system `hanidec`, three bytes each.
  private static var ideographs: StaticString { "〇一二三四五六七八九" }

  private static func ideograph(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> (UInt8, Int)? {
    let bytes = UTF8Bytes(ideographs)
    for digit in 0..<10 {
      let at = digit &* 3
      if bytes[at] == first, bytes[at &+ 1] == second, bytes[at &+ 2] == third {
        return (UInt8(truncatingIfNeeded: digit), 3)
      }
    }
    return nil
  }

  /// Writes a digit of the system of `zero`.
  static func append(_ digit: UInt8, of zero: some RandomAccessCollection<UInt8>, to text: inout [UInt8]) {
    if zero.first == 0xE3 {
      let at = Int(digit) &* 3
      text.append(contentsOf: UTF8Bytes(ideographs)[at..<(at &+ 3)])
    } else {
      text.append(contentsOf: zero)
      text[text.count &- 1] &+= digit
    }
  }
}
