import MoneyCore

/// The sum of the entries without a day in a block of ids, or its change.
struct BlockSum {
  let owner: Int64
  let currency: CurrencyCode
  let block: UInt64
  private(set) var sum: DecimalSum

  /// The sizes of the blocks whose sums a file keeps, in bits of an id. The sum before an entry is that of at most 255
  /// blocks of each size but the last, and of all blocks of the last before it.
  static var shifts: [UInt64] { [DaySlot.bits, 2 &* DaySlot.bits, 3 &* DaySlot.bits] }

  /// The changes of the smallest blocks, of changes that are sorted by owner, currency and slot.
  static func blocks(of changes: [DayChange]) -> [BlockSum] {
    var blocks: [BlockSum] = []
    for change in changes where change.day == nil && change.kind.isOfEntry {
      var sum = DecimalSum()
      sum.add(change.kind.isNegated ? change.amount.negated : change.amount)
      append(
        BlockSum(owner: change.owner, currency: change.currency, block: change.slot.block, sum: sum), to: &blocks)
    }
    return blocks
  }

  /// The blocks of the next size that consist of sorted blocks.
  static func larger(_ blocks: [BlockSum]) -> [BlockSum] {
    var larger: [BlockSum] = []
    for one in blocks {
      append(
        BlockSum(owner: one.owner, currency: one.currency, block: one.block >> DaySlot.bits, sum: one.sum), to: &larger)
    }
    return larger
  }

  private static func append(_ block: BlockSum, to blocks: inout [BlockSum]) {
    if let last = blocks.last, last.block == block.block, last.currency == block.currency, last.owner == block.owner {
      blocks[blocks.count &- 1].sum.add(block.sum)
    } else {
      blocks.append(block)
    }
  }

  /// Adds the sum of a row.
  mutating func add(_ row: Statement) throws(MoneyFailure) { sum.add(try row.sum(0)) }
}
