import MoneyCore

/// Digits of any script, as people write them.
package enum NativeDigits {
  /// The digit 0 of the script of the digit at an index; nil without a digit. Ideographs are not digits.
  package static func zero(
    ofDigitAt index: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    Numerals.zero(ofDigitAt: index, in: text, UTF8Bytes("0"))
  }

  /// The value and the length of the digit of a script at an index, or nil.
  package static func digit(
    at index: Int, in text: UnsafeBufferPointer<UInt8>, _ zero: UnsafeBufferPointer<UInt8>
  ) -> (value: UInt8, length: Int)? {
    guard let (value, length) = Numerals.digit(text, index, zero) else { return nil }
    return (value, length)
  }
}
