extension RatesTable {
  /// Converts at the rates of a day to the target's minor unit or a number of digits, half-even. It covers currencies of
  /// three letters in a table in which every pair contains the base, and results in words. For other conversions, and for
  /// all that fail, the result is nil, and the general code computes it.
  ///
  /// - Parameters:
  ///   - number: the day; nil for the newest of the table.
  ///   - gap: the number of days by which the rates may be earlier; not negative.
  ///   - digits: nil for the minor unit.
  public func convert(
    _ amount: MoneyWords, to target: UInt32, on number: Int32?, gap: Int32, digits: UInt32?
  ) -> (coefficient: Int64, scale: UInt32)? {
    guard amount.tail == 0, amount.isShort, amount.scale <= SpotRates.mostDigits, amount.head != target,
      let source = spot.position(of: amount.head), let end = spot.position(of: target), let newest = days.last
    else { return nil }
    let (from, to) = (currencies[source], currencies[end])
    guard from.fixedSince == nil, to.fixedSince == nil, let wanted = number.map({ Day(number: $0) }) ?? newest,
      let row = number == nil ? days.count &- 1 : self.row(onOrBefore: wanted),
      wanted.number &- days[row].number <= gap, let digits = digits ?? to.digits(on: wanted),
      digits <= SpotRates.mostDigits,
      let first = source == baseIndex ? .one : rate(from.seriesToBase, orInverseOf: from.seriesFromBase, row),
      let second = end == baseIndex ? .one : rate(to.seriesFromBase, orInverseOf: to.seriesToBase, row)
    else { return nil }
    return SpotRates.product(amount, first, second, digits: digits).map { ($0, digits) }
  }

  /// The rate of a series on a row, or the inverse of the rate of the other direction's series.
  @inline(__always)
  private func rate(_ own: Int32, orInverseOf other: Int32, _ row: Int) -> Rate? {
    if own >= 0, let position = ratePosition(Int(own), row: row) { return rates[position] }
    if other >= 0, let position = ratePosition(Int(other), row: row) { return rates[position].inverse }
    return nil
  }
}

extension Rate {
  fileprivate static var one: Rate { Rate(unchecked: 1, over: 1) }
}
