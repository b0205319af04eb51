/// Each row of a column times a ratio, rounded once: conversions and roundings, worked out for the column before the first
/// row. Slices of the rows may then run at the same time.
public struct ColumnScaling {
  let amounts: Column
  let result: Column
  let indices: Column?
  let dates: Column?
  let statuses: UnsafeMutablePointer<Int32>?
  let rounding: Rounding
  /// One for each code; none where the day decides.
  let ratios: [ColumnRatio]
  /// The same, or one for each code and day from `firstDay` on.
  let steps: [ColumnStep]
  let codeCount: Int
  let firstDay: Int32
  let dayCount: Int
  /// What results are multiplied by to have the scale of the result's values; 0: each row by its own.
  let pad: UInt64
  public let resultScale: UInt32?
  let work: ColumnWork

  /// Whether all rows have the same ratio.
  var isUniform: Bool { indices == nil && dates == nil && ratios.count == 1 }

  /// Runs a slice.
  public func run(_ rows: Range<Int>) -> ColumnOutcome {
    var outcome = ColumnOutcome()
    let block = ColumnBlock()
    defer { block.deallocate() }
    let kernel = isUniform && ratios[0].state == .short ? ColumnKernel(ratios[0], rounding) : nil
    steps.withUnsafeBufferPointer { steps in
      guard let first = steps.baseAddress else { return }
      var row = rows.lowerBound
      while row < rows.upperBound {
        let count = min(ColumnBlock.rows, rows.upperBound &- row)
        guard run(row, count, block, first, kernel, &outcome) else { return }
        row &+= count
      }
    }
    return outcome
  }

  private func run(
    _ row: Int, _ count: Int, _ block: ColumnBlock, _ steps: UnsafePointer<ColumnStep>, _ kernel: ColumnKernel?,
    _ outcome: inout ColumnOutcome
  ) -> Bool {
    let hasBitmap = amounts.bits != nil || indices?.bits != nil || dates?.bits != nil
    if let kernel, !hasBitmap, pad == 1, let source = amounts.words(from: row), let target = result.words(from: row),
      kernel.fits(source, count)
    {
      if let flags = kernel.run(source, target, count, outcome.flags) {
        outcome.flags = flags
        _ = block.begin(row, count, (nil, nil, nil))
        block.storeValidity(result, row, count)
        return block.settle(row, count, statuses, &outcome)
      }
    }
    let nulls = block.begin(row, count, (amounts, indices, dates))
    outcome.nullCount &+= nulls
    let isShort = block.gather(amounts, row, count) && pad != 0
    if nulls > 0 { ColumnBlock.forEachClear(block.valid, count) { block.input[$0] = 0 } }
    var hasSlow = true
    if isShort, let kernel {
      if kernel.fits(block.input, count), let flags = kernel.run(block.input, block.output, count, outcome.flags) {
        outcome.flags = flags
        hasSlow = false
      } else {
        for group in 0..<ColumnBlock.groups(count) { block.slow[group] = block.valid[group] }
      }
    } else if isShort, !isUniform {
      chooseSteps(row, count, block)
      if nulls > 0 { ColumnBlock.forEachClear(block.valid, count) { block.slots[$0] = -1 } }
      hasSlow = apply(count, block, steps, &outcome)
    } else {
      for group in 0..<ColumnBlock.groups(count) { block.slow[group] = block.valid[group] }
    }
    // A product with the pad may not have room.
    if pad != 1, result.kind == .int64 {
      hasSlow = true
      for group in 0..<ColumnBlock.groups(count) { block.slow[group] = block.valid[group] }
    }
    if hasSlow { runSlow(row, count, block, &outcome) }
    block.scatter(result, row, count, pad: pad, hasSlow: hasSlow, hasGaps: nulls > 0)
    return block.settle(row, count, statuses, &outcome)
  }

  /// Where each row's ratio is.
  @inline(__always)
  private func chooseSteps(_ row: Int, _ count: Int, _ block: ColumnBlock) {
    let slots = block.slots
    let small = block.small
    // There are at most 2^22 ratios.
    let days = Int32(truncatingIfNeeded: dayCount)
    if let indices {
      indices.gatherSmall(row, count, into: small)
      let most = UInt32(truncatingIfNeeded: codeCount)
      for index in 0..<count {
        let slot = small[index] &* days
        slots[index] = UInt32(bitPattern: small[index]) < most ? slot : -1
      }
    } else {
      for index in 0..<count { slots[index] = 0 }
    }
    guard let dates else { return }
    dates.gatherSmall(row, count, into: small)
    let first = firstDay
    for index in 0..<count {
      let day = small[index] &- first
      // An index that there is not stays below 0.
      let isInside = UInt32(bitPattern: day) < UInt32(bitPattern: days)
      let isKnown = slots[index] >= 0
      slots[index] = isInside && isKnown ? slots[index] &+ day : -1
    }
  }

  /// The rows that words are enough for; whether others are left.
  private func apply(
    _ count: Int, _ block: ColumnBlock, _ steps: UnsafePointer<ColumnStep>, _ outcome: inout ColumnOutcome
  ) -> Bool {
    let none = ColumnStep.general
    for index in 0..<count {
      let slot = Int(block.slots[index])
      block.steps[index] = slot >= 0 ? steps[slot] : none
    }
    return rounding == .halfEven
      ? apply(count, block, .halfEven, &outcome) : apply(count, block, rounding, &outcome)
  }

  @inline(__always)
  private func apply(
    _ count: Int, _ block: ColumnBlock, _ rounding: Rounding, _ outcome: inout ColumnOutcome
  ) -> Bool {
    var flags = outcome.flags
    var hasSlow = false
    for index in 0..<count {
      let value = block.input[index]
      let step = block.steps + index
      if step.pointee.takes(value) {
        let (result, isInexact) = step.pointee.applied(to: value, rounding)
        if rounding != .unnecessary || !isInexact {
          block.output[index] = result
          flags |= UInt32(step.pointee.flags) | (isInexact ? 1 : 0)
          continue
        }
      }
      if block.isValid(index) {
        ColumnBlock.mark(block.slow, index)
        hasSlow = true
      }
    }
    outcome.flags = flags
    return hasSlow
  }

  /// The rows that are left, one by one.
  @inline(never)
  private func runSlow(
    _ row: Int, _ count: Int, _ block: ColumnBlock, _ outcome: inout ColumnOutcome
  ) {
    for group in 0..<ColumnBlock.groups(count) {
      var word = block.slow[group]
      while word != 0 {
        let index = group &* 64 &+ word.trailingZeroBitCount
        word &= word &- 1
        block.wide[index] = 0
        do {
          let (value, flags) = try slowRow(row &+ index)
          block.wide[index] = value
          outcome.flags |= flags
        } catch {
          block.statuses[index] = error.byte
          ColumnBlock.mark(block.failed, index)
          if statuses == nil { return }
        }
      }
    }
  }

  /// One row, whatever its length.
  private func slowRow(_ row: Int) throws(MoneyStatus) -> (Int128, UInt32) {
    let value = amounts.coefficient(row)
    if value.magnitude >= Decimal.limit { throw .argument }
    var code = 0
    if let indices {
      code = Int(indices.small(row))
      if code < 0 || code >= codeCount { throw .notFound }
    }
    if let dates {
      let day = Int(dates.small(row)) &- Int(firstDay)
      let slot = day >= 0 && day < dayCount ? code &* dayCount &+ day : steps.count
      if slot < steps.count, let status = MoneyStatus(rawValue: Int32(steps[slot].status)) { throw status }
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
      done = try work.apply(value, code: code, day: day(row))
    } catch {
      throw error.status
    }
    return (try ColumnScaling.padded(done.0, done.pad, result), done.flags)
  }

  private func day(_ row: Int) -> Int32? {
    guard let dates else { return nil }
    return dates.small(row)
  }

  /// Why a row failed, in words.
  public func failure(_ outcome: ColumnOutcome) -> MoneyFailure {
    let row = outcome.firstFailed
    let start = "row " + Message.number(row) + ": "
    let status = MoneyStatus(rawValue: Int32(outcome.firstStatus)) ?? .argument
    let value = amounts.coefficient(row)
    if value.magnitude >= Decimal.limit {
      return MoneyFailure(.argument, start + "not a decimal of at most 38 digits", at: row)
    }
    var code = 0
    if let indices {
      code = Int(indices.small(row))
      if code < 0 || code >= codeCount {
        return MoneyFailure(
          .notFound, start + "there is no currency at index " + .number(code) + " of the dictionary", at: row)
      }
    }
    do {
      _ = try work.apply(value, code: code, day: day(row))
    } catch {
      return MoneyFailure(error.status, start + error.message, at: row)
    }
    return MoneyFailure(status, start + "the result does not fit its column", at: row)
  }

  private static func scaled(
    _ value: Int128, _ ratio: ColumnRatio, _ rounding: Rounding
  ) throws(MoneyStatus) -> (Int128, Bool) {
    do {
      let rounded = try Decimal.rounded(
        value.magnitude, times: UInt128(ratio.factor >> 1), over: UInt128(ratio.divisor >> 1), scale: 0,
        isNegative: value < 0, digits: 0, rounding: rounding, name: "the result")
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
