import Testing

@testable import MoneyCore

/// The conversion of a column row by row, and of one amount: layouts, scales, dictionaries, dates, flags and failures.
struct ColumnConversionLawsTests {
  /// A converted column, and the conversions of its amounts one by one.
  private struct Case {
    let quoted: RandomTable
    let codes: [CurrencyCode?]
    let target: CurrencyCode
    var options: ConversionOptions
    let digits: UInt32
    /// Nil: the minor units of each currency.
    let scale: UInt32?
    let padding: UInt32
    let layout: Column.Layout
    let values: [Int128?]
    /// Nil: all of the first code; and of the options' day.
    let places: [Int128?]?
    let days: [Int128?]?

    init(_ random: inout SplitMix64, _ rounding: Rounding) {
      quoted = random.table()
      let isSingle = random.flip()
      target = random.pick(quoted.codes)
      codes = isSingle ? [random.pick(quoted.codes)] : quoted.codes + [code("XAU"), nil]
      options = random.options(for: quoted.table)
      digits = UInt32(random.below(6))
      options.digits = .count(digits)
      options.rounding = rounding
      scale = random.below(4) == 0 ? nil : UInt32(random.below(5))
      padding = UInt32(random.pick([0, 0, 0, 2]))
      layout = random.amountLayout()
      values = random.coefficients(layout, random.rowCount())
      places = isSingle ? nil : random.indices(codes.count, values.count)
      let count = values.count
      // Days with ratios of their own, and days that are too far apart for that.
      let span = random.pick([60, 60, 400])
      let start = Int128(quoted.table.days.first?.number ?? 19_000)
      days =
        random.flip()
        ? nil
        : (0..<count).map { _ in
          random.below(30) == 0 ? random.pick([nil, -800_000, 2_932_897]) : start + Int128(random.below(span) - 5)
        }
    }

    private func one(_ row: Int, _ value: Int128, _ flags: inout UInt32) throws(MoneyFailure) -> Int128 {
      if value.magnitude >= Decimal.limit { throw MoneyFailure(.argument, "") }
      let place = places?[row] ?? 0
      guard place >= 0, place < codes.count else { throw MoneyFailure(.notFound, "") }
      guard let source = codes[Int(place)] else { throw MoneyFailure(.syntax, "") }
      var scale = scale ?? 0
      if self.scale == nil { scale = try CurrencyRegistry.minorUnits(source, in: nil) }
      var single = options
      if let day = days?[row] {
        guard let day = Day(number: Int32(day)) else { throw MoneyFailure(.date, "") }
        single.day = day
      }
      let converted = try RatesTable.convert(
        Money(Decimal(unchecked: value, scale: scale), source), to: target, with: quoted.table, single, in: nil)
      let padded = try converted.money.amount.quantized(digits: digits + padding, rounding: .unnecessary)
      flags |= converted.flags.rawValue
      return padded.value.coefficient
    }

    /// The expected results of the rows, and the flags of those that do not fail.
    var wanted: (rows: [ColumnRow], flags: UInt32) {
      var flags: UInt32 = 0
      let rows = values.indices.map { row in
        let isNull = places.map { $0[row] == nil } ?? false || days.map { $0[row] == nil } ?? false
        guard let value = values[row], !isNull else { return ColumnRow.null }
        var own: UInt32 = 0
        let result = ColumnRow(of: layout) { () throws(MoneyFailure) in try one(row, value, &own) }
        if !result.isFailed { flags |= own }
        return result
      }
      return (rows, flags)
    }

    func run(_ random: inout SplitMix64, hasStatuses: Bool = true) throws -> (
      outcome: ColumnOutcome, rows: [Int128?], statuses: [Int32], failure: MoneyFailure?
    ) {
      let source = ColumnMemory(layout, values, scale: scale, gap: random.gap())
      let indices = places.map { [layout = random.pick([.int8, .int16, .int32] as [Column.Layout])] in
        ColumnMemory(layout, $0, scale: 0)
      }
      let dates = days.map { ColumnMemory(.date32, $0, scale: 0) }
      let result = ColumnMemory(
        layout, values.map { _ in nil }, scale: padding > 0 ? digits + padding : nil, gap: random.gap())
      var statuses = [Int32](repeating: -1, count: values.count)
      var failure: MoneyFailure?
      let outcome = try statuses.withUnsafeMutableBufferPointer { statuses in
        let scaling = try ColumnScaling(
          converting: try #require(source.column), of: ColumnCurrencies(codes, indices?.column), on: dates?.column,
          to: target, with: quoted.table, options, in: nil, into: try #require(result.column),
          statuses: hasStatuses ? statuses.baseAddress : nil, machine: random.flip() ? .test : nil)
        if hasStatuses { return ColumnOutcome.ofSlices(values.count, &random, scaling.run) }
        let outcome = scaling.run(0..<values.count)
        if outcome.failedCount > 0 { failure = scaling.failure(outcome) }
        return outcome
      }
      return (outcome, result.rows, statuses, failure)
    }
  }

  @Test(arguments: Rounding.allCases) func aRowIsConvertedAsOneAmount(_ mode: Rounding) {
    forEachCase(seed: 7200 + UInt64(mode.rawValue), 80) { random in
      let made = Case(&random, mode)
      let wanted = made.wanted
      // Later conversions use ratios that earlier ones have kept.
      for _ in 0..<3 {
        let found = try made.run(&random)
        try found.outcome.require(wanted.rows, found.rows, found.statuses)
        try #require(found.outcome.flags == wanted.flags, "\(made.quoted), to \(made.target)")
      }
    }
  }

  @Test func theFirstFailureIsTold() {
    forEachCase(seed: 721, 150) { random in
      let made = Case(&random, random.rounding())
      let wanted = made.wanted.rows
      let found = try made.run(&random, hasStatuses: false)
      try found.outcome.requireFirst(of: wanted)
      guard found.outcome.failedCount > 0 else { return }
      let failure = try #require(found.failure)
      try #require(.failed(failure.status) == wanted[found.outcome.firstFailed], "\(String(failure.message))")
      try #require(failure.position == found.outcome.firstFailed)
    }
  }
}
