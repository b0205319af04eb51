extension RouteRate {
  /// The rate in the form in which a column's rows apply it.
  func column(shift: Int, flags: ConversionFlags) -> ColumnRatio {
    guard let words else { return .general }
    return ColumnRatio(words.numerator, over: words.denominator, shift: shift, flags: flags.rawValue)
  }
}
