/// Reads a decimal from the start of a text and stops at the first byte that does not belong to it.
package struct DecimalScanner {
  private let text: UnsafeBufferPointer<UInt8>
  /// The index of the first byte that was not read.
  package private(set) var index: Int

  package init(_ text: UnsafeBufferPointer<UInt8>, from index: Int = 0) {
    self.text = text
    self.index = index
  }

  package mutating func scan() throws(MoneyFailure) -> Decimal {
    let start = index
    var isNegative = false
    if index < text.count, text[index] == ASCII.minus || text[index] == ASCII.plus {
      isNegative = text[index] == ASCII.minus
      index &+= 1
    }
    let firstDigit = index
    var magnitude: UInt64 = 0
    var pointIndex = -1
    // Up to 18 digits fit one word. A longer number is read again, as a 128-bit integer.
    while index < text.count {
      let byte = text[index]
      let digit = ASCII.digit(byte)
      if digit <= 9 {
        magnitude = magnitude &* 10 &+ UInt64(digit)
      } else if byte == ASCII.point, pointIndex < 0 {
        pointIndex = index
      } else {
        break
      }
      index &+= 1
    }
    let digits = index &- firstDigit &- (pointIndex < 0 ? 0 : 1)
    let fraction = pointIndex < 0 ? 0 : index &- pointIndex &- 1
    guard digits > 0, pointIndex < 0 || fraction > 0 else {
      throw .notADecimal(text, at: index)
    }
    if digits <= 18 {
      let coefficient = Int128(magnitude)
      return Decimal(
        unchecked: isNegative ? 0 &- coefficient : coefficient,
        scale: UInt32(truncatingIfNeeded: fraction))
    }
    return try scanLong(from: firstDigit, start: start, fraction: fraction, isNegative: isNegative)
  }

  /// Digits after the 38th must be zeros at the end of the fraction.
  private func scanLong(
    from firstDigit: Int, start: Int, fraction: Int, isNegative: Bool
  ) throws(MoneyFailure) -> Decimal {
    var magnitude: UInt128 = 0
    var scale = fraction
    var cursor = firstDigit
    var last = index
    while scale > Int(Decimal.maximumScale), text[last &- 1] == ASCII.zero {
      last &-= 1
      scale &-= 1
    }
    while cursor < last {
      let digit = ASCII.digit(text[cursor])
      cursor &+= 1
      if digit > 9 { continue }
      if magnitude >= Decimal.limit / 10 {
        // The 39th digit. Only zeros up to the end of the fraction can be dropped without loss.
        let rest = last &- cursor &+ 1
        guard rest <= scale, isAllZeros(from: cursor &- 1, to: last) else {
          throw overflow(start: start)
        }
        scale &-= rest
        break
      }
      magnitude = magnitude &* 10 &+ UInt128(digit)
    }
    guard scale <= Int(Decimal.maximumScale),
      let decimal = Decimal(
        isNegative: isNegative, magnitude: magnitude, scale: UInt32(truncatingIfNeeded: scale))
    else { throw overflow(start: start) }
    return decimal
  }

  private func isAllZeros(from first: Int, to last: Int) -> Bool {
    for cursor in first..<last where text[cursor] != ASCII.zero { return false }
    return true
  }

  private func overflow(start: Int) -> MoneyFailure {
    MoneyFailure(
      .overflow, "number must have at most 38 digits, got " + Message.quoted(text[start..<index]), at: start)
  }
}
