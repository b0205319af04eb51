import Testing

@testable import MoneyCore

/// Columns row by row against the functions of one amount, over random tables, amounts and options.
struct ColumnLawsTests {
  private func amount(_ random: inout SplitMix64) -> Int128 {
    let word = Int64(bitPattern: random.next()) >> Int64(random.below(64))
    return random.below(12) == 0 ? (random.flip() ? Int128(Int64.min) : Int128(Int64.max)) : Int128(word)
  }

  @Test func conversionsAreThoseOfOneAmount() throws {
    var random = SplitMix64(seed: 700)
    for _ in 0..<400 {
      let quoted = random.table()
      var options = random.options(for: quoted.table)
      let digits = UInt32(random.below(5))
      options.digits = .count(digits)
      let target = random.pick(quoted.codes)
      let hasDates = random.flip()
      let count = random.below(random.flip() ? 70 : 700)
      let layout: Column.Layout = random.flip() ? .int64 : .decimal128
      let values = (0..<count).map { _ in random.below(20) == 0 ? nil : amount(&random) }
      let numbers = (0..<count).map { _ in Int128(random.below(quoted.codes.count + (random.below(9) == 0 ? 2 : 0))) }
      let start = quoted.table.days.first?.number ?? 19_000
      let days = (0..<count).map { _ in Int128(start) + Int128(random.below(400) - 20) }
      let source = ColumnMemory(layout, values, scale: 2)
      let indices = ColumnMemory(.int16, numbers, scale: 0, hasBitmap: false)
      let dates = ColumnMemory(.date32, days, scale: 0, hasBitmap: false)
      let result = ColumnMemory(layout, values.map { _ in nil }, scale: nil)
      var statuses = [Int32](repeating: -1, count: count)
      let cut = count / 3 / 8 * 8 + (count > 5 ? 5 : 0)
      let outcome = try statuses.withUnsafeMutableBufferPointer { statuses in
        let scaling = try ColumnScaling(
          converting: try #require(source.column),
          of: ColumnCurrencies(quoted.codes, try #require(indices.column)),
          on: hasDates ? try #require(dates.column) : nil, to: target, with: quoted.table, options, in: nil,
          into: try #require(result.column), statuses: statuses.baseAddress)
        // Slices, whatever the cut.
        var outcome = scaling.run(0..<min(cut, count))
        outcome.add(scaling.run(min(cut, count)..<count))
        return outcome
      }
      let results = result.rows
      var failures = 0
      for row in 0..<count {
        guard let value = values[row] else {
          try #require(results[row] == nil && statuses[row] == 0)
          continue
        }
        let index = Int(numbers[row])
        var single = options
        if hasDates { single.day = Day(number: Int32(days[row])) }
        let outcome = Result { () throws(MoneyFailure) -> Decimal in
          guard index < quoted.codes.count else { throw MoneyFailure(.notFound, "") }
          let one = Money(Decimal(unchecked: value, scale: 2), quoted.codes[index])
          return try RatesTable.convert(one, to: target, with: quoted.table, single, in: nil).money.amount
        }
        switch outcome {
        case .success(let decimal) where layout == .decimal128 || Int64(exactly: decimal.coefficient) != nil:
          try #require(results[row] == decimal.coefficient && statuses[row] == 0, "\(quoted), row \(row)")
        case .success:
          failures += 1
          try #require(results[row] == nil && statuses[row] == MoneyStatus.overflow.rawValue)
        case .failure(let failure):
          failures += 1
          try #require(results[row] == nil && statuses[row] == failure.status.rawValue)
        }
      }
      try #require(outcome.failedCount == failures)
      try #require(outcome.nullCount == values.filter { $0 == nil }.count)
    }
  }

  @Test(arguments: AllocationMethod.allCases) func allocationsAreThoseOfOneAmount(_ method: AllocationMethod) throws {
    var random = SplitMix64(seed: 702)
    for _ in 0..<60 {
      let weights = (0...random.below(30)).map { _ in
        Decimal(unchecked: Int128(random.below(4) == 0 ? 0 : random.below(1000)), scale: UInt32(random.below(3)))
      }
      if weights.allSatisfy(\.isZero) { continue }
      let values = (0..<40).map { _ in random.below(9) == 0 ? nil : amount(&random) }
      let source = ColumnMemory(.int64, values, scale: 2)
      let shares = weights.map { _ in ColumnMemory(.int64, values, scale: nil) }
      let rest = ColumnMemory(.decimal128, values, scale: 2)
      let allocation = try ColumnAllocation(
        try #require(source.column), by: weights, method: method, digits: .currency,
        into: shares.compactMap(\.column), remainder: rest.column, statuses: nil)
      #expect(allocation.run(0..<40).failedCount == 0)
      for (row, value) in values.enumerated() {
        guard let value else {
          try #require(shares.allSatisfy { $0.rows[row] == nil } && rest.rows[row] == nil)
          continue
        }
        let one = try Allocation(
          of: Money(Decimal(unchecked: value, scale: 2), .euro), by: weights, method: method, digits: .currency, in: nil
        )
        try #require(shares.map { $0.rows[row] } == one.shares.map { $0.amount.coefficient })
        try #require(rest.rows[row] == one.remainder.amount.coefficient)
      }
    }
  }

  @Test func bitsAreReadAndWrittenInPlace() throws {
    var random = SplitMix64(seed: 703)
    for _ in 0..<2000 {
      let offset = random.below(30)
      let length = random.below(200)
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 64)
      defer { bytes.deallocate() }
      for index in 0..<64 { bytes[index] = UInt8(truncatingIfNeeded: random.next()) }
      var value: Int8 = 0
      try withUnsafeMutableBytes(of: &value) { value in
        let place = try #require(value.baseAddress)
        let column = try #require(
          Column(
            .int8, place, length: length, stride: 0, scale: 0, bits: bytes,
            bitmapSize: (offset + length + 7) / 8, firstBit: offset))
        let before = (0..<512).map { bytes[$0 / 8] >> UInt8($0 % 8) & 1 }
        let row = random.below(length + 1)
        let count = min(64, length - row)
        let word = column.loadBits(row, count)
        for index in 0..<count { try #require(UInt8(word >> UInt64(index) & 1) == before[offset + row + index]) }
        let written = random.next()
        column.storeBits(written, row, count)
        for bit in 0..<512 {
          let isOwn = bit >= offset + row && bit < offset + row + count
          let wanted = isOwn ? UInt8(written >> UInt64(bit - offset - row) & 1) : before[bit]
          try #require(bytes[bit / 8] >> UInt8(bit % 8) & 1 == wanted)
        }
      }
    }
  }

  @Test func totalsHoldWhatSumsOf128BitsDoNot() throws {
    var total = ColumnTotal()
    let largest = Int128(Decimal.limit) - 1
    for _ in 0..<1000 { total.add(largest) }
    #expect(total.decimal(scale: 0) == nil)
    for _ in 0..<1001 { total.add(-largest) }
    #expect(total.decimal(scale: 0)?.coefficient == -largest)
  }
}
