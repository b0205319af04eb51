import MoneyCore

/// The digits of a number, before and after the point, and whether it is negative.
struct DecimalDigits {
  var whole: [UInt8] = []
  var fraction: [UInt8] = []
  var isNegative = false

  init(_ value: Decimal) {
    var isBehind = false
    for byte in value.plainText {
      if byte == ASCII.minus {
        isNegative = true
      } else if byte == ASCII.point {
        isBehind = true
      } else if isBehind {
        fraction.append(byte)
      } else {
        whole.append(byte)
      }
    }
  }

  /// Drops zeros at the end of the fraction as long as it has more than `least` digits.
  mutating func dropZeros(downTo least: Int) {
    while fraction.count > least, fraction.last == ASCII.zero { fraction.removeLast() }
  }

  /// Adds zeros at the end of the fraction until it has `least` digits.
  mutating func pad(to least: Int) {
    while fraction.count < least { fraction.append(ASCII.zero) }
  }
}
