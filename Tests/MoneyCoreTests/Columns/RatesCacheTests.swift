import Testing

@testable import MoneyCore

/// The ratios that a rates table keeps between conversions of columns with dates.
struct RatesCacheTests {
  private let key = RatesCache.Key(source: 1, target: 2, shift: 0, gap: 0)

  /// A table of 4,000 days, with one rate a day that differs from the others.
  private func longTable() throws -> RatesTable {
    var rates = RatesBuilder()
    rates.base = code("EUR")
    for offset in 0..<4000 {
      try rates.add(
        Quote(
          from: code("EUR"), to: code("USD"), rate: Rate(unchecked: UInt64(10_000 + offset), over: 10_000),
          day: Day(number: 10_000 + Int32(offset)), isRounded: false))
    }
    return rates.build()
  }

  private struct Converted {
    let results: [Int128?]
    let statuses: [Int32]
    /// True if the rows found a line.
    let hasLine: Bool
  }

  /// Converts 300 rows on successive days, from 50 days before the first rate on.
  private func convert(
    with table: RatesTable, _ machine: RatesMachine?, _ options: ConversionOptions = ConversionOptions(),
    scale: UInt32 = 2
  ) throws -> Converted {
    let source = ColumnMemory(.int64, (0..<300).map { Int128($0 * 977) }, scale: scale)
    let dates = ColumnMemory(.date32, (0..<300).map { Int128(9_950 + $0 * 14) }, scale: 0)
    let result = ColumnMemory(.int64, (0..<300).map { _ in nil }, scale: nil)
    var statuses = [Int32](repeating: -1, count: 300)
    let hasLine = try statuses.withUnsafeMutableBufferPointer { statuses in
      let scaling = try ColumnScaling(
        converting: try #require(source.column), of: ColumnCurrencies([code("USD")], nil), on: dates.column,
        to: code("EUR"), with: table, options, in: nil, into: try #require(result.column),
        statuses: statuses.baseAddress, machine: machine)
      _ = scaling.run(0..<300)
      return !scaling.table.isOpen
    }
    return Converted(results: result.rows, statuses: statuses, hasLine: hasLine)
  }

  /// The ratios are kept once half as many rows as days have been converted, and all results are the same.
  @Test func keepsRatiosThatPayForThemselves() throws {
    let table = try longTable()
    let wanted = try convert(with: table, nil)
    #expect(!wanted.hasLine && wanted.statuses.contains(0) && wanted.statuses.contains { $0 != 0 })
    for turn in 1...9 {
      let found = try convert(with: table, .test)
      #expect(found.hasLine == (turn >= 7), "call \(turn)")
      #expect(found.results == wanted.results && found.statuses == wanted.statuses)
    }
  }

  /// Ratios belong to a number of digits and a gap; with a limit on the age of rates, ratios are not kept.
  @Test func keepsRatiosPerOptions() throws {
    let table = try longTable()
    while try !convert(with: table, .test).hasLine {}
    #expect(try convert(with: table, .test).hasLine)
    #expect(try !convert(with: table, .test, scale: 3).hasLine)
    #expect(try !convert(with: table, .test, ConversionOptions(maximumGap: 1)).hasLine)
    #expect(try !convert(with: table, .test, ConversionOptions(digits: .count(4))).hasLine)
    #expect(try !convert(with: table, nil).hasLine)
    let fresh = ConversionOptions(freshness: try Freshness(now: 0, limit: 0, isRequired: false))
    for _ in 0..<20 { #expect(try !convert(with: table, .test, fresh).hasLine) }
  }

  /// Without memory for the ratios, rows compute their own.
  @Test func keepsNothingWithoutMemory() throws {
    let table = try longTable()
    let wanted = try convert(with: table, nil)
    for _ in 0..<20 {
      let found = try convert(with: table, .test(hasRoom: false))
      #expect(!found.hasLine && found.results == wanted.results && found.statuses == wanted.statuses)
    }
  }

  @Test func limitsWhatItKeeps() {
    let cache = RatesCache()
    #expect(!cache.admits(1, of: 1 << 20 | 1, forRows: .max, .test))
    #expect(!cache.admits(1025, of: 1, forRows: .max, .test))
    #expect(!cache.admits(.max, of: .max, forRows: .max, .test))
    #expect(cache.admits(3, of: 1 << 18, forRows: .max, .test))
    #expect(!cache.admits(2, of: 1 << 18, forRows: .max, .test))
    #expect(cache.admits(1, of: 1 << 18, forRows: .max, .test))
    #expect(!cache.admits(1, of: 1, forRows: .max, .test))
    cache.giveBack(1, of: 1 << 18, .test)
    // A short line counts as one of 1,024 ratios.
    #expect(cache.admits(256, of: 1, forRows: .max, .test) && !cache.admits(1, of: 1, forRows: .max, .test))
  }

  /// A refusal for lack of memory reserves nothing.
  @Test func aRefusalReservesNothing() {
    let cache = RatesCache()
    for _ in 0..<5 { #expect(!cache.admits(1, of: 1 << 20, forRows: .max, .test(hasRoom: false))) }
    #expect(cache.admits(1, of: 1 << 20, forRows: .max, .test))
  }

  /// Another thread inserts the same line while this one computes it.
  @Test func usesTheLineThatAnotherThreadInserted() {
    let cache = RatesCache()
    #expect(cache.line(key, .test) == nil)
    let found = cache.insert(key, firstDay: 5, count: 2, .test) { ratios in
      _ = cache.insert(key, firstDay: 5, count: 2, .test) { $0.storeBytes(of: 7, as: Int.self) }
      ratios.storeBytes(of: 8, as: Int.self)
    }
    #expect(found.ratios.load(as: Int.self) == 7 && found.firstDay == 5 && found.count == 2)
    #expect(cache.line(key, .test)?.ratios == found.ratios)
    #expect(cache.line(RatesCache.Key(source: 1, target: 2, shift: 1, gap: 0), .test) == nil)
  }

  /// A line is inserted again if another one became the head of its list.
  @Test func insertsBehindAnotherLine() {
    let cache = RatesCache()
    let second = RatesCache.Key(source: 2, target: 1, shift: 0, gap: 0)
    var isFirst = true
    let plain = RatesMachine.test
    let machine = RatesMachine(
      load: plain.load,
      replace: { word, old, new in
        if isFirst {
          isFirst = false
          _ = cache.insert(second, firstDay: 0, count: 1, plain) { $0.storeBytes(of: 2, as: Int.self) }
        }
        return plain.replace(word, old, new)
      }, add: plain.add, hasRoom: plain.hasRoom)
    let line = cache.insert(key, firstDay: 0, count: 1, machine) { $0.storeBytes(of: 1, as: Int.self) }
    #expect(cache.line(key, plain)?.ratios == line.ratios && line.ratios.load(as: Int.self) == 1)
    #expect(cache.line(second, plain)?.ratios.load(as: Int.self) == 2 && !isFirst)
  }

  /// A ratio in the cache is as large as one of the columns.
  @Test func aRatioHasItsSize() { #expect(MemoryLayout<ColumnStep>.stride == RatesCache.ratioSize) }
}
