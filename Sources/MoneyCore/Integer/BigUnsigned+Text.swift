extension BigUnsigned {
  /// The decimal digits; the first digit is not 0.
  package var decimalText: [UInt8] {
    var digits: [UInt8] = []
    var rest = self
    let step = BigUnsigned(PowerOfTen.word(PowerOfTen.largest64))
    repeat {
      guard let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: step) else { break }
      var word = remainder.limbs.first ?? 0
      var count = 0
      while word != 0 || (!quotient.isZero && count < PowerOfTen.largest64) {
        digits.append(ASCII.zero &+ UInt8(truncatingIfNeeded: word % 10))
        word /= 10
        count += 1
      }
      rest = quotient
    } while !rest.isZero
    return digits.isEmpty ? [ASCII.zero] : digits.reversed()
  }

  /// Nil if the text has anything but digits, starts with 0, or is longer than `longest`.
  package init?(decimalText text: some Collection<UInt8>, longest: Int) {
    guard !text.isEmpty, text.count <= longest, text.count == 1 || text.first != ASCII.zero else { return nil }
    var value = BigUnsigned.zero
    for byte in text {
      guard ASCII.isDigit(byte) else { return nil }
      value = value * 10 + BigUnsigned(UInt64(ASCII.digit(byte)))
    }
    self = value
  }
}
