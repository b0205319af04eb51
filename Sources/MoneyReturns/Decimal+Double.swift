import MoneyCore

extension Decimal {
  /// The magnitude in units of 10^-scale, as binary floating point, for rates of return only. The result is identical
  /// on every platform, because each step is one operation of IEEE 754. `scale` must be at least that of the decimal.
  func approximateSize(scale unitScale: UInt32) -> Double {
    let magnitude = magnitude
    if let short = Int64(exactly: magnitude), unitScale == scale { return Double(short) }
    let high = Double(UInt64(truncatingIfNeeded: magnitude >> 64))
    let low = Double(UInt64(truncatingIfNeeded: magnitude))
    let value = high * 18_446_744_073_709_551_616 + low
    let places = unitScale &- scale
    if places == 0 { return value }
    // 10^22 is the last power of ten that a double holds exactly.
    let first = Swift.min(places, 22)
    return value * Decimal.power(first) * Decimal.power(places &- first)
  }

  private static func power(_ exponent: UInt32) -> Double {
    var power = 1.0
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
