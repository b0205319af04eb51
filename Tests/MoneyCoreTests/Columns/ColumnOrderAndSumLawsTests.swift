import Testing

@testable import MoneyCore

/// Comparisons, sums and allocations of columns, row by row and of one amount.
struct ColumnOrderAndSumLawsTests {
  private let codes: [CurrencyCode?] = ["EUR", "JPY", "XAU"].map { code($0) } + [nil]

  /// One side of a comparison.
  private struct Side {
    let layout: Column.Layout
    let scale: UInt32?
    let codes: [CurrencyCode?]
    var values: [Int128?]
    let places: [Int128?]?

    func amount(_ row: Int) throws(MoneyFailure) -> (Decimal, CurrencyCode?) {
      let place = places?[row] ?? 0
      guard place >= 0, place < codes.count else { throw MoneyFailure(.notFound, "") }
      return (.zero, codes[Int(place)])
    }

    /// The exact value of a row whose currency is right.
    func value(_ row: Int, _ code: CurrencyCode?, isPlain: Bool) throws(MoneyFailure) -> Fraction {
      var own = scale ?? 0
      if !isPlain, code == nil { throw MoneyFailure(.syntax, "") }
      if scale == nil, let code { own = try CurrencyRegistry.minorUnits(code, in: nil) }
      guard let value = values[row], let amount = Decimal(coefficient: value, scale: own) else {
        throw MoneyFailure(.argument, "")
      }
      return Fraction(amount)
    }
  }

  private func side(_ random: inout SplitMix64, _ count: Int, hasCurrencies: Bool) -> Side {
    let layout = random.amountLayout()
    return Side(
      layout: layout, scale: hasCurrencies && random.flip() ? nil : UInt32(random.below(6)),
      codes: hasCurrencies ? random.shuffled(codes) : [nil], values: random.coefficients(layout, count),
      places: hasCurrencies ? random.indices(codes.count, count) : nil)
  }

  @Test func rowsCompareAsTheirValuesDo() {
    forEachCase(seed: 730, 200) { random in
      let count = random.rowCount()
      let hasCurrencies = random.flip()
      let left = side(&random, count, hasCurrencies: hasCurrencies)
      var right = side(&random, count, hasCurrencies: hasCurrencies)
      for row in 0..<count where random.below(3) == 0 {
        // Equal values at two scales, or next to equal.
        guard let scale = left.scale, let other = right.scale, let value = left.values[row] else { continue }
        let power = Int128(PowerOfTen.word(Int(max(scale, other) - min(scale, other))))
        let moved = scale <= other ? value.multipliedReportingOverflow(by: power).partialValue : value / power
        right.values[row] = Int128(Int64(truncatingIfNeeded: moved &+ Int128(random.below(3) - 1)))
      }
      let memories = [left, right].map {
        (ColumnMemory($0.layout, $0.values, scale: $0.scale), $0.places.map { ColumnMemory(.int8, $0, scale: 0) })
      }
      let orders = ColumnMemory(.int8, left.values.map { _ in nil }, scale: 0)
      var statuses = [Int32](repeating: -1, count: count)
      let outcome = try statuses.withUnsafeMutableBufferPointer { statuses in
        let comparison = try ColumnComparison(
          try #require(memories[0].0.column),
          of: hasCurrencies ? ColumnCurrencies(left.codes, memories[0].1?.column) : nil,
          with: try #require(memories[1].0.column),
          of: hasCurrencies ? ColumnCurrencies(right.codes, memories[1].1?.column) : nil, in: nil,
          into: try #require(orders.column), statuses: statuses.baseAddress)
        return ColumnOutcome.ofSlices(count, &random, comparison.run)
      }
      let wanted = (0..<count).map { row in
        let hasPlaces = left.places.map { $0[row] != nil } ?? true && right.places.map { $0[row] != nil } ?? true
        guard left.values[row] != nil, right.values[row] != nil, hasPlaces else { return ColumnRow.null }
        return ColumnRow(of: .int64) { () throws(MoneyFailure) in
          let (_, one) = try left.amount(row)
          let (_, other) = try right.amount(row)
          if one != other { throw MoneyFailure(.currencyMismatch, "") }
          let first = try left.value(row, one, isPlain: !hasCurrencies)
          let second = try right.value(row, other, isPlain: !hasCurrencies)
          return first < second ? -1 : first == second ? 0 : 1
        }
      }
      try outcome.require(wanted, orders.rows, statuses)
    }
  }

  /// Coefficients that stay within a power of two, at its edges too: where sums of words cease to be enough.
  private func bounded(_ random: inout SplitMix64, _ layout: Column.Layout, _ count: Int) -> [Int128?] {
    let edge =
      Int128(1) << Int128(layout == .int64 ? random.pick([20, 46, 47, 62]) : random.pick([46, 109, 110, 125]))
    let hasNulls = random.flip()
    // Of one sign, so that sums grow.
    let sign = random.below(3)
    return (0..<count).map { _ in
      if hasNulls, random.below(9) == 0 { return nil }
      let value = random.flip() ? edge - Int128(random.below(3)) : Int128(random.next() >> 20)
      return sign == 0 || sign == 1 && random.below(3) == 0 ? -value : value
    }
  }

  @Test func aSumIsThatOfItsRows() {
    forEachCase(seed: 731, 120) { random in
      let layout = random.amountLayout()
      let known = (0..<(1 + random.below(3))).map { _ in random.pick([code("EUR"), code("JPY"), code("KWD")]) }
      let values = bounded(&random, layout, random.rowCount())
      let isMixed = random.flip()
      let hasBitmap = values.contains { $0 == nil }
      let places = values.map { _ in Int128(random.below(known.count)) }
      let source = ColumnMemory(layout, values, scale: 2, hasBitmap: hasBitmap, gap: random.gap())
      let indices = ColumnMemory(.int16, places, scale: 0, hasBitmap: false)
      let sum = try ColumnSum(
        try #require(source.column), of: isMixed ? ColumnCurrencies(known, indices.column) : nil, in: nil
      ) { words, others, count in
        (0..<count).reduce(into: (sum: 0, excess: 0)) { total, index in
          total.sum &+= words[index] &+ others[index]
          total.excess |= UInt64(bitPattern: words[index] &+ (1 << 46)) | UInt64(bitPattern: others[index] &+ (1 << 46))
        }
      }
      var totals = (0..<sum.count).map { _ in ColumnTotal() }
      let outcome = totals.withUnsafeMutableBufferPointer { totals in
        ColumnOutcome.ofSlices(values.count, &random) { rows in
          // The totals of a slice are added up, as threads do.
          var own = (0..<sum.count).map { _ in ColumnTotal() }
          let outcome = own.withUnsafeMutableBufferPointer { own in
            own.baseAddress.map { sum.run(rows, into: $0) } ?? ColumnOutcome()
          }
          for code in 0..<sum.count { totals[code].add(own[code]) }
          return outcome
        }
      }
      try #require(outcome.failedCount == 0 && outcome.nullCount == values.count { $0 == nil })
      for code in 0..<sum.count {
        let rows = values.indices.filter { !isMixed || places[$0] == Int128(code) }.compactMap { values[$0] }
        // In two halves, neither of which has room for an overflow.
        let base = Int128(PowerOfTen.word(19))
        var (high, low) = rows.reduce((0, 0)) { ($0.0 + $1 / base, $0.1 + $1 % base) }
        high += low / base
        low %= base
        let (product, overflow) = high.multipliedReportingOverflow(by: base)
        let (wanted, overflow2) = product.addingReportingOverflow(low)
        let isHeld = !overflow && !overflow2 && wanted.magnitude < Decimal.limit
        let found = Result { () throws(MoneyFailure) in try sum.sum(code, totals[code]) }
        switch found {
        case .success(let found): try #require(isHeld && found.coefficient == wanted && found.scale == 2)
        case .failure(let failure): try #require(!isHeld && failure.status == .overflow)
        }
      }
    }
  }

  /// A sum ends at the first invalid row.
  @Test func aSumNamesTheFirstFailure() {
    forEachCase(seed: 732, 100) { random in
      let values = random.coefficients(.decimal128, random.rowCount())
      let places = random.indices(codes.count, values.count)
      let source = ColumnMemory(.decimal128, values, scale: nil)
      let indices = ColumnMemory(.int32, places, scale: 0)
      let sum = try ColumnSum(
        try #require(source.column), of: ColumnCurrencies(codes, indices.column), in: nil
      ) { _, _, _ in (0, .max) }
      var totals = codes.map { _ in ColumnTotal() }
      let outcome = totals.withUnsafeMutableBufferPointer { totals in
        totals.baseAddress.map { sum.run(0..<values.count, into: $0) } ?? ColumnOutcome()
      }
      let wanted = zip(values, places).map { value, place in
        guard let value, let place else { return ColumnRow.null }
        if place < 0 || place >= codes.count { return .failed(.notFound) }
        if value.magnitude >= Decimal.limit { return .failed(.argument) }
        guard let code = codes[Int(place)] else { return .failed(.syntax) }
        return ColumnRow(of: .decimal128) { () throws(MoneyFailure) in
          _ = try CurrencyRegistry.minorUnits(code, in: nil)
          return 0
        }
      }
      try outcome.requireFirst(of: wanted)
      if outcome.failedCount > 0 {
        try #require(.failed(sum.failure(outcome).status) == wanted[outcome.firstFailed])
      }
    }
  }

  @Test(arguments: AllocationMethod.allCases) func aRowIsAllocatedAsOneAmount(_ method: AllocationMethod) {
    forEachCase(seed: 733, 60) { random in
      let (layout, target) = (random.amountLayout(), random.amountLayout())
      let scale = UInt32(random.below(5))
      let digits: UInt32? = random.flip() ? nil : UInt32(random.below(8))
      var weights = (0...random.below(20)).map { _ in
        Decimal(unchecked: Int128(random.below(4) == 0 ? 0 : random.below(1000)), scale: UInt32(random.below(3)))
      }
      if weights.allSatisfy(\.isZero) { weights[0] = decimal("1") }
      if random.below(5) == 0 { weights[0] = Decimal(unchecked: Int128(random.wide() >> 3), scale: 3) }
      let values = random.coefficients(layout, random.below(60))
      let source = ColumnMemory(layout, values, scale: scale, gap: random.gap())
      let shares = weights.map { _ in ColumnMemory(target, values.map { _ in nil }, scale: nil) }
      let rest = ColumnMemory(target, values.map { _ in nil }, scale: digits ?? scale)
      var statuses = [Int32](repeating: -1, count: values.count)
      let outcome = try statuses.withUnsafeMutableBufferPointer { statuses in
        let allocation = try ColumnAllocation(
          try #require(source.column), by: weights, method: method, digits: digits.map { .count($0) } ?? .currency,
          into: shares.compactMap(\.column), remainder: rest.column, statuses: statuses.baseAddress)
        return ColumnOutcome.ofSlices(values.count, &random, allocation.run)
      }
      let rows = (0...weights.count).map { ($0 < weights.count ? shares[$0] : rest).rows }
      // The remainder is the last of the parts.
      for part in 0...weights.count {
        let wanted = values.map { value in
          guard let value else { return ColumnRow.null }
          var row = ColumnRow.null
          let parts = Result { () throws(MoneyFailure) in
            guard let amount = Decimal(coefficient: value, scale: scale) else { throw MoneyFailure(.argument, "") }
            let one = try Allocation(
              of: Money(amount, .euro), by: weights, method: method, digits: .count(digits ?? scale), in: nil)
            return (one.shares.map { $0.amount.coefficient } + [one.remainder.amount.coefficient])
          }
          switch parts {
          case .success(let parts):
            let areHeld = parts.allSatisfy { target == .decimal128 || Int64(exactly: $0) != nil }
            row = areHeld ? .value(parts[part]) : .failed(.overflow)
          case .failure(let failure): row = .failed((failure as? MoneyFailure)?.status ?? .argument)
          }
          return row
        }
        try outcome.require(wanted, rows[part], statuses)
      }
    }
  }
}
