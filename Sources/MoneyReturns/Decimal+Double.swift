import MoneyCore

extension Decimal {
  /// The value as binary floating point, for rates of return only. It has the same bytes on every platform, because
  /// each step is one operation of IEEE 754.
  var approximate: Double {
    let magnitude = magnitude
    let high = Double(UInt64(truncatingIfNeeded: magnitude >> 64))
    let low = Double(UInt64(truncatingIfNeeded: magnitude))
    let value = high * 18_446_744_073_709_551_616 + low
    // 10^22 is the last power of ten that a double holds exactly.
    let first = Swift.min(scale, 22)
    let scaled = value / Decimal.power(first) / Decimal.power(scale &- first)
    return isNegative ? -scaled : scaled
  }

  private static func power(_ exponent: UInt32) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
