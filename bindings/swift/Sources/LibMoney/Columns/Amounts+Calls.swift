extension Amounts {
  /// The exact sum of each currency of the column. Null rows do not count.
  public func sums() throws(MoneyFailure) -> [CurrencyCode: Money] {
    try lent { (column, currencies) throws(MoneyFailure) in
      let sum = try ColumnSum(column, of: currencies, in: nil) { words, others, count in
        var (sum, excess): (Int64, UInt64) = (0, 0)
        for row in 0..<count {
          sum &+= words[row] &+ others[row]
          excess |= UInt64(bitPattern: words[row] &+ (1 << 46)) | UInt64(bitPattern: others[row] &+ (1 << 46))
        }
        return (sum, excess)
      }
      var totals = [ColumnTotal](repeating: ColumnTotal(), count: Swift.max(1, sum.count))
      let outcome = totals.withUnsafeMutableBufferPointer { totals in
        totals.baseAddress.map { sum.run(0..<count, into: $0) } ?? ColumnOutcome()
      }
      if outcome.failedCount > 0 { throw sum.failure(outcome) }
      var sums: [CurrencyCode: Money] = [:]
      for (place, code) in codes.enumerated() {
        let own = Money(try sum.sum(place, totals[place]), code)
        sums[code] = if let other = sums[code] { try other.adding(own) } else { own }
      }
      return sums
    }
  }

  /// The exact sum of a column of one currency.
  ///
  /// - Throws: `currencyMismatch` unless all amounts share one currency.
  public func sum() throws(MoneyFailure) -> Money {
    let sums = try sums()
    guard let sum = sums.values.first, sums.count == 1 else {
      throw MoneyFailure(
        .currencyMismatch, "column must have one currency, got " + .number(sums.count) + ": use sums()")
    }
    return sum
  }

  /// Each amount in another currency, rounded once, as `RatesTable.convert` does it. All rows get the same fraction digits: those
  /// of the target's minor unit, or those of the options. An amount in the target currency is rounded to them.
  ///
  /// - Parameters:
  ///   - dates: the day of each row; nil if the options set one day for all rows.
  ///   - goesOn: true to make a row that fails null, with its status in `statuses`. Otherwise the call fails, and
  ///     the position of the failure is that of the first such row.
  public func converted(
    with rates: RatesTable?, to target: String, on dates: [Day]? = nil,
    _ options: ConversionOptions = ConversionOptions(), goesOnAfterFailures goesOn: Bool = false
  ) throws(MoneyFailure) -> Amounts {
    let code = try CurrencyCode(target)
    if case .count(let count) = options.digits { try Decimal.check(digits: count) }
    if let dates, dates.count != count {
      throw MoneyFailure(.argument, "number of dates must be " + .number(count) + ", got " + .number(dates.count))
    }
    let days = dates?.map { $0.number }
    return try lent { (column, currencies) throws(MoneyFailure) in
      try (days ?? []).lent { (start) throws(MoneyFailure) in
        let column32 = try days.map { (days) throws(MoneyFailure) in try Column(.date32, start, days.count, width: 4) }
        return try made(codes: [code], indices: nil, goesOn) { (result, statuses) throws(MoneyFailure) in
          try ColumnScaling(
            converting: column, of: currencies, on: column32, to: code, with: rates, options, in: nil, into: result,
            statuses: statuses)
        }
      }
    }
  }

  /// Rounds each amount to the minor units of its currency, or to a number of fraction digits.
  public func rounded(
    _ digits: Digits = .currency, _ rounding: Rounding = .halfEven, goesOnAfterFailures goesOn: Bool = false
  ) throws(MoneyFailure) -> Amounts {
    if case .count(let count) = digits { try Decimal.check(digits: count) }
    return try lent { (column, currencies) throws(MoneyFailure) in
      try made(codes: codes, indices: indices, goesOn) { (result, statuses) throws(MoneyFailure) in
        try ColumnScaling(
          rounding: column, of: currencies, digits: digits, rounding, in: nil, into: result, statuses: statuses)
      }
    }
  }

  /// The order of each row and that of another column: -1, 0 or 1; nil where one of them is null.
  ///
  /// - Throws: `currencyMismatch` if the two amounts of a row differ in currency.
  public func orders(to other: Amounts) throws(MoneyFailure) -> [Int8?] {
    guard other.count == count else {
      throw MoneyFailure(.argument, "number of rows must be " + .number(count) + ", got " + .number(other.count))
    }
    var orders = [Int8](repeating: 0, count: count)
    var bits = [UInt8](repeating: 0, count: Amounts.bytes(for: count))
    try lent { (left, leftCodes) throws(MoneyFailure) in
      try other.lent { (right, rightCodes) throws(MoneyFailure) in
        try orders.lentForWriting { (start) throws(MoneyFailure) in
          try bits.lentForWriting { (bits) throws(MoneyFailure) in
            let column = try Column(.int8, start, count, width: 1, bits: bits)
            let comparison = try ColumnComparison(
              left, of: leftCodes, with: right, of: rightCodes, in: nil, into: column, statuses: nil)
            let outcome = comparison.run(0..<count)
            if outcome.failedCount > 0 { throw comparison.failure(outcome) }
          }
        }
      }
    }
    return orders.indices.map { bits[$0 / 8] >> UInt8($0 % 8) & 1 == 1 ? orders[$0] : nil }
  }
}
