/// The product of each row of a column with a ratio, rounded once: a conversion or a rounding. The ratios are computed
/// before the first row, so slices of the rows can run at the same time.
public struct ColumnScaling {
  package let amounts: Column
  package let result: Column
  package let indices: Column?
  package let dates: Column?
  let statuses: UnsafeMutablePointer<Int32>?
  package let rounding: Rounding
  /// A ratio for each code; empty if the day decides.
  let ratios: [ColumnRatio]
  /// The same ratios in a table, or one for each code and day.
  package let table: ColumnTable
  /// The factor that brings results to the scale of the result column; 0 if the rows' factors differ.
  package let pad: UInt64
  public let resultScale: UInt32?
  let work: ColumnWork

  /// True if the results replace the amounts. A row that fails then keeps its amount.
  private var isInPlace: Bool { result.isSame(as: amounts) }

  /// True if all rows have the same ratio.
  var isUniform: Bool { indices == nil && dates == nil && ratios.count == 1 }

  /// Runs a slice.
  public func run(_ rows: Range<Int>) -> ColumnOutcome {
    var outcome = ColumnOutcome()
    let block = ColumnBlock()
    defer { block.deallocate() }
    let kernel = isUniform && ratios[0].state == .short ? ColumnKernel(ratios[0], rounding) : nil
    var row = rows.lowerBound
    while row < rows.upperBound {
      let count = min(ColumnBlock.rows, rows.upperBound &- row)
      guard run(row, count, block, kernel, &outcome) else { break }
      row &+= count
    }
    return outcome
  }

  private func run(
    _ row: Int, _ count: Int, _ block: ColumnBlock, _ kernel: ColumnKernel?, _ outcome: inout ColumnOutcome
  ) -> Bool {
    let nulls = block.begin(row, count, (amounts, indices, dates))
    outcome.nullCount &+= nulls
    // Adjacent rows are read and written in place.
    let source = nulls == 0 ? amounts.words(from: row) : nil
    let target = nulls == 0 && pad == 1 ? result.words(from: row) : nil
    // The product with the pad may not fit 64 bits.
    let isPadded = pad == 1 || pad != 0 && result.layout == .decimal128
    let isShort = isPadded && (source != nil || block.gather(amounts, row, count))
    let input = source.map { UnsafePointer($0) } ?? UnsafePointer(block.input)
    let output = target ?? block.output
    if nulls > 0 { ColumnBlock.forEachClear(block.valid, count) { block.input[$0] = 0 } }
    let hasSlow: Bool
    if isShort, let kernel, let flags = kernel.run(input, output, count, outcome.flags) {
      outcome.flags = flags
      hasSlow = false
    } else if isShort, !isUniform {
      choose(row, count, block)
      let null = table.null
      if nulls > 0 { ColumnBlock.forEachClear(block.valid, count) { block.slots[$0] = null } }
      hasSlow = apply(input, output, count, block, &outcome)
    } else {
      for group in 0..<ColumnBlock.groups(count) { block.slow[group] = block.valid[group] }
      hasSlow = true
    }
    if hasSlow { runSlow(row, count, block, &outcome) }
    if target == nil {
      block.scatter(result, row, count, pad: pad, hasSlow: hasSlow, hasGaps: nulls > 0)
    } else if hasSlow {
      ColumnBlock.forEachSet(block.slow, count) { result.put(block.wide[$0], row &+ $0) }
    }
    block.storeValidity(result, row, count, keeps: isInPlace)
    return block.settle(row, count, statuses, &outcome)
  }

  /// Stores the address of the ratio for each row of a block.
  private func choose(_ row: Int, _ count: Int, _ block: ColumnBlock) {
    table.choose(indices, dates, row, count, block)
    guard table.isOpen, let dates, case .convert(let conversion) = work else { return }
    let days = dates.smalls(row, count, block.days)
    conversion.fillOpen(block, count, table, indices?.smalls(row, count, block.indices), on: days)
  }

  /// Computes the remaining rows, one by one.
  @inline(never)
  private func runSlow(
    _ row: Int, _ count: Int, _ block: ColumnBlock, _ outcome: inout ColumnOutcome
  ) {
    var isLeft = true
    ColumnBlock.forEachSet(block.slow, count) { index in
      guard isLeft else { return }
      block.wide[index] = 0
      do throws(MoneyStatus) {
        let (value, flags) = try slowRow(row &+ index)
        block.wide[index] = value
        outcome.flags |= flags
      } catch {
        block.statuses[index] = error.byte
        ColumnBlock.mark(block.failed, index)
        if isInPlace { block.wide[index] = amounts.coefficient(row &+ index) }
        isLeft = statuses != nil
      }
    }
  }

  /// Computes one row of any length.
  private func slowRow(_ row: Int) throws(MoneyStatus) -> (Int128, UInt32) {
    let value = amounts.coefficient(row)
    if value.magnitude >= Decimal.limit { throw .argument }
    var code = 0
    if let indices {
      code = Int(indices.small(row))
      if code < 0 || code >= table.codeCount { throw .notFound }
    }
    if let dates {
      if let status = table.status(code: code, day: dates.small(row)) { throw status }
    } else if code < ratios.count, pad != 0 {
      let ratio = ratios[code]
      if ratio.state == .failed, let status = MoneyStatus(rawValue: Int32(ratio.status)) { throw status }
      if ratio.state == .short {
        let (rounded, isRounded) = try ColumnScaling.scaled(value, ratio, rounding)
        return (try ColumnScaling.padded(rounded, UInt128(pad), result), ratio.flags | (isRounded ? 1 : 0))
      }
    }
    let done: (Int128, pad: UInt128, flags: UInt32)
    do {
      done = try work.apply(value, code: code, day: day(row), explains: false)
    } catch {
      throw error.status
    }
    return (try ColumnScaling.padded(done.0, done.pad, result), done.flags)
  }

  private func day(_ row: Int) -> Int32? {
    guard let dates else { return nil }
    return dates.small(row)
  }

  /// The failure of the first failed row, with a message that explains it.
  public func failure(_ outcome: ColumnOutcome) -> MoneyFailure {
    let row = outcome.firstFailed
    let start = "row " + Message.number(row) + ": "
    let status = MoneyStatus(rawValue: Int32(outcome.firstStatus)) ?? .argument
    let value = amounts.coefficient(row)
    if value.magnitude >= Decimal.limit {
      return MoneyFailure(.argument, start + "amount must have at most 38 digits", at: row)
    }
    var code = 0
    if let indices {
      code = Int(indices.small(row))
      if code < 0 || code >= table.codeCount {
        return MoneyFailure(
          .notFound, start + "currency index must be 0 to " + .number(table.codeCount - 1) + ", got " + .number(code),
          at: row)
      }
    }
    do {
      _ = try work.apply(value, code: code, day: day(row), explains: true)
    } catch {
      return MoneyFailure(error.status, start + error.message, at: row)
    }
    return MoneyFailure(status, start + "result exceeds the range of its column", at: row)
  }

  private static func scaled(
    _ value: Int128, _ ratio: ColumnRatio, _ rounding: Rounding
  ) throws(MoneyStatus) -> (Int128, Bool) {
    do {
      let rounded = try Decimal.rounded(
        value.magnitude, times: UInt128(ratio.factor >> 1), over: UInt128(ratio.divisor >> 1), scale: 0,
        isNegative: value < 0, digits: 0, rounding: rounding, name: "result")
      return (rounded.value.coefficient, rounded.isRounded)
    } catch {
      throw error.status
    }
  }

  private static func padded(_ value: Int128, _ pad: UInt128, _ result: Column) throws(MoneyStatus) -> Int128 {
    let (product, overflow) = value.multipliedReportingOverflow(by: Int128(truncatingIfNeeded: pad))
    guard !overflow, result.holds(product) else { throw .overflow }
    return product
  }
}
