import Testing

@testable import MoneyCore

/// The rounding of a column row by row, and of one amount.
struct ColumnRoundingLawsTests {
  /// The result of rounding one amount, in units of the result's scale.
  private func rounded(
    _ value: Int128, _ scale: UInt32, to digits: UInt32, _ mode: Rounding, in result: UInt32, _ flags: inout UInt32
  ) throws(MoneyFailure) -> Int128 {
    guard let amount = Decimal(coefficient: value, scale: scale) else { throw MoneyFailure(.argument, "") }
    let rounded = try amount.quantized(digits: digits, rounding: mode)
    let padded = try rounded.value.quantized(digits: result, rounding: .unnecessary).value.coefficient
    if rounded.isRounded { flags |= 1 }
    return padded
  }

  @Test(arguments: Rounding.allCases) func aRowIsRoundedAsOneAmount(_ mode: Rounding) {
    forEachCase(seed: 7100 + UInt64(mode.rawValue), 60) { random in
      let (layout, target) = (random.amountLayout(), random.amountLayout())
      let scale = UInt32(random.below(random.flip() ? 5 : 39))
      let digits = UInt32(random.below(random.flip() ? 5 : 39))
      let padding = min(38 - digits, UInt32(random.pick([0, 0, 1, 4, 18])))
      let values = random.coefficients(layout, random.rowCount())
      let source = ColumnMemory(layout, values, scale: scale, gap: random.gap())
      let result = ColumnMemory(
        target, values.map { _ in nil }, scale: random.flip() || padding > 0 ? digits + padding : nil, gap: random.gap()
      )
      var statuses = [Int32](repeating: -1, count: values.count)
      let outcome = try statuses.withUnsafeMutableBufferPointer { statuses in
        let scaling = try ColumnScaling(
          rounding: try #require(source.column), of: nil, digits: .count(digits), mode, in: nil,
          into: try #require(result.column), statuses: statuses.baseAddress)
        return ColumnOutcome.ofSlices(values.count, &random, scaling.run)
      }
      var flags: UInt32 = 0
      let wanted = values.map { value in
        guard let value else { return ColumnRow.null }
        var own: UInt32 = 0
        let row = ColumnRow(of: target) { () throws(MoneyFailure) in
          try rounded(value, scale, to: digits, mode, in: digits + padding, &own)
        }
        if !row.isFailed { flags |= own }
        return row
      }
      try outcome.require(wanted, result.rows, statuses)
      try #require(outcome.flags == flags)
    }
  }

  /// Each row to the digits of its currency, or all to the same.
  @Test func mixedCurrenciesAreRoundedAsOneAmountEach() {
    // Three without minor units: gold, an unassigned code, and an invalid one.
    let codes: [CurrencyCode?] = ["EUR", "JPY", "KWD", "CLF", "XAU", "QQQ"].map { code($0) } + [nil]
    forEachCase(seed: 711, 150) { random in
      let (layout, target) = (random.amountLayout(), random.amountLayout())
      let mode = random.rounding()
      let given: UInt32? = random.flip() ? nil : UInt32(random.below(7))
      let count: UInt32? = random.flip() ? nil : UInt32(random.below(4))
      let values = random.coefficients(layout, random.rowCount())
      let places = random.indices(codes.count, values.count)
      let source = ColumnMemory(layout, values, scale: given, gap: random.gap())
      let indices = ColumnMemory(random.pick([.int8, .int16, .int32]), places, scale: 0, gap: random.gap())
      let result = ColumnMemory(target, values.map { _ in nil }, scale: 6)
      var statuses = [Int32](repeating: -1, count: values.count)
      let outcome = try statuses.withUnsafeMutableBufferPointer { statuses in
        let scaling = try ColumnScaling(
          rounding: try #require(source.column), of: ColumnCurrencies(codes, try #require(indices.column)),
          digits: count.map { .count($0) } ?? .currency, mode, in: nil, into: try #require(result.column),
          statuses: statuses.baseAddress)
        return ColumnOutcome.ofSlices(values.count, &random, scaling.run)
      }
      var flags: UInt32 = 0
      let wanted = zip(values, places).map { value, place in
        guard let value, let place else { return ColumnRow.null }
        var own: UInt32 = 0
        let row = ColumnRow(of: target) { () throws(MoneyFailure) in
          if value.magnitude >= Decimal.limit { throw MoneyFailure(.argument, "") }
          guard place >= 0, place < codes.count else { throw MoneyFailure(.notFound, "") }
          guard let code = codes[Int(place)] else { throw MoneyFailure(.syntax, "") }
          let own2 = given == nil || count == nil ? try CurrencyRegistry.minorUnits(code, in: nil) : 0
          return try rounded(value, given ?? own2, to: count ?? own2, mode, in: 6, &own)
        }
        if !row.isFailed { flags |= own }
        return row
      }
      try outcome.require(wanted, result.rows, statuses)
      try #require(outcome.flags == flags)
    }
  }

  /// Without statuses the first row that fails ends the run, with the error of a single amount.
  @Test func theFirstFailureIsTold() {
    forEachCase(seed: 712, 200) { random in
      let values = random.coefficients(.decimal128, random.rowCount())
      let digits = UInt32(random.below(4))
      let source = ColumnMemory(.decimal128, values, scale: 4)
      let result = ColumnMemory(.int64, values.map { _ in nil }, scale: nil)
      let scaling = try ColumnScaling(
        rounding: try #require(source.column), of: nil, digits: .count(digits), .unnecessary, in: nil,
        into: try #require(result.column), statuses: nil)
      let outcome = scaling.run(0..<values.count)
      let wanted = values.map { value in
        guard let value else { return ColumnRow.null }
        var flags: UInt32 = 0
        return ColumnRow(of: .int64) { () throws(MoneyFailure) in
          try rounded(value, 4, to: digits, .unnecessary, in: digits, &flags)
        }
      }
      try outcome.requireFirst(of: wanted)
      try #require(outcome.failedCount == (wanted.contains { $0.isFailed } ? 1 : 0))
      guard outcome.failedCount > 0 else { return }
      let failure = scaling.failure(outcome)
      try #require(.failed(failure.status) == wanted[outcome.firstFailed] && failure.position == outcome.firstFailed)
      try #require(String(failure.message).hasPrefix("row \(outcome.firstFailed): "))
    }
  }
}
