// A sum of some amounts may exceed 38 digits while the sum of all of them does not. Its text therefore contains all of
// its digits.

extension DecimalSum {
  /// The limit on the bytes of a text: a sum of 2^63 amounts of 38 digits consists of 57 digits before the point, and 38
  /// after it.
  package static var longestText: Int { 128 }

  /// The exact sum as plain digits. If they are more than 38, trailing zeros are dropped.
  package var plainText: [UInt8] {
    if let sum = try? value() { return sum.plainText }
    let (isNegative, magnitude) = wide
    let places = Int(Decimal.maximumScale)
    let digits = magnitude.decimalText
    // Of more than 38 digits, at most 38 are after the point.
    let point = max(digits.count &- places, 0)
    var fraction = digits[point...]
    while fraction.last == ASCII.zero { fraction.removeLast() }
    var text: [UInt8] = isNegative ? [ASCII.minus] : []
    text += digits[..<point]
    if !fraction.isEmpty { text += [ASCII.point] + fraction }
    return text
  }

  /// Reads a text that `plainText` returned; nil for a text that is no number, or too long.
  package init?(plainText text: UnsafeBufferPointer<UInt8>) {
    if let value = try? Decimal(parsing: text) {
      self.init()
      add(value)
      return
    }
    guard text.count <= DecimalSum.longestText else { return nil }
    let isNegative = text.first == ASCII.minus
    let digits = Array(text[(isNegative ? 1 : 0)...])
    let point = digits.firstIndex(of: ASCII.point) ?? digits.count
    let fraction = digits[min(point &+ 1, digits.count)...]
    guard fraction.count <= Int(Decimal.maximumScale),
      let coefficient = BigUnsigned(decimalText: digits[..<point] + fraction, longest: DecimalSum.longestText)
    else { return nil }
    self.init(isNegative: isNegative, wide: coefficient, scale: UInt32(truncatingIfNeeded: fraction.count))
  }
}
