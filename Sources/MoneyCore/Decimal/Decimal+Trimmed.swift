extension Decimal {
  /// The same value with as few fraction digits as it needs.
  package var trimmed: Decimal {
    var magnitude = magnitude
    var scale = scale
    while scale > 0 {
      let (tenth, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
      if digit != 0 { break }
      magnitude = tenth
      scale &-= 1
    }
    return Decimal(isNegative: isNegative, magnitude: magnitude, scale: scale) ?? self
  }
}
