// These functions process rows with individual ratios, a block at a time.

extension ColumnScaling {
  /// Computes the rows for which words are enough, and returns whether other rows are left.
  package func apply(
    _ input: UnsafePointer<Int64>, _ output: UnsafeMutablePointer<Int64>, _ count: Int, _ block: ColumnBlock,
    _ outcome: inout ColumnOutcome
  ) -> Bool {
    if rounding == .halfEven {
      if let flags = applyToAll(input, output, count, block, outcome.flags) {
        outcome.flags = flags
        return false
      }
      return applyToEach(input, output, count, block, .halfEven, &outcome)
    }
    return applyToEach(input, output, count, block, rounding, &outcome)
  }

  /// Computes all rows, rounded half-even, and returns the flags, joined with those that were known before; nil if one
  /// of the rows needs more than words.
  @inline(never)
  private func applyToAll(
    _ input: UnsafePointer<Int64>, _ output: UnsafeMutablePointer<Int64>, _ count: Int, _ block: ColumnBlock,
    _ known: UInt32
  ) -> UInt32? {
    let (slots, fetched) = (block.slots, block.steps)
    var extent: UInt64 = 0
    var words: UInt64 = 0
    // One loop copies both, so that the processor waits for both at the same time.
    for index in 0..<count {
      let step = slots[index].pointee
      fetched[index] = step
      words |= step.word
      extent |= UInt64(bitPattern: input[index] ^ (input[index] >> 63))
    }
    guard let pass = ColumnPass(extent), let flags = pass.flags(words) else { return nil }
    // After one row is known to be rounded, the flag need not be computed for the others.
    if known & 1 == 1 {
      _ = pass.run(input, fetched, output, count, tells: false)
      return known | flags
    }
    return known | flags | (pass.run(input, fetched, output, count, tells: true) ? 1 : 0)
  }

  @inline(__always)
  private func applyToEach(
    _ input: UnsafePointer<Int64>, _ output: UnsafeMutablePointer<Int64>, _ count: Int, _ block: ColumnBlock,
    _ rounding: Rounding, _ outcome: inout ColumnOutcome
  ) -> Bool {
    var flags = outcome.flags
    var hasSlow = false
    for index in 0..<count {
      let value = input[index]
      let step = block.slots[index]
      if step.pointee.takes(value) {
        let (result, isInexact) = step.pointee.applied(to: value, rounding)
        if rounding != .unnecessary || !isInexact {
          output[index] = result
          flags |= step.pointee.flags | (isInexact ? 1 : 0)
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
}
