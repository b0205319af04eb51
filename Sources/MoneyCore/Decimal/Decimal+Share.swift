extension Decimal {
  /// A share of an amount, half-even at the amount's own digits: the cost of a part of a lot.
  @inline(__always)
  package func share(_ part: Decimal, of whole: Decimal) throws(MoneyFailure) -> Decimal {
    try Decimal.rounded(
      magnitude, times: part.magnitude, over: whole.magnitude, scale: Int(scale) + Int(part.scale) - Int(whole.scale),
      isNegative: isNegative, digits: scale, rounding: .halfEven, name: "share"
    ).value
  }
}
