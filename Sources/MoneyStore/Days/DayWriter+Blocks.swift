import MoneyCore

// Only wallets contain entries without a day.

extension DayWriter {
  /// Adds the changes of the blocks of entries without a day to their rows. A block whose sum is 0 has no row.
  func writeBlocks(_ changes: [DayChange]) throws(MoneyFailure) {
    var blocks = BlockSum.blocks(of: changes)
    for shift in BlockSum.shifts {
      for block in blocks { try write(block, shift) }
      blocks = BlockSum.larger(blocks)
    }
  }

  private func write(_ change: BlockSum, _ shift: UInt64) throws(MoneyFailure) {
    if change.sum.sign == 0 { return }
    let found = try Statement(
      connection, "SELECT sum FROM wallet_undated WHERE wallet = ?1 AND currency = ?2 AND shift = ?3 AND block = ?4")
    try bind(change, shift, to: found)
    var total = change
    if try found.next() {
      try total.add(found)
      found.stop()
    }
    let isZero = total.sum.sign == 0
    let writing = try Statement(
      connection,
      isZero
        ? "DELETE FROM wallet_undated WHERE wallet = ?1 AND currency = ?2 AND shift = ?3 AND block = ?4"
        : DayWriter.blockWriting)
    try bind(change, shift, to: writing)
    if !isZero { try writing.bind(5, total.sum.plainText) }
    try writing.run()
  }

  private static var blockWriting: StaticString {
    """
    INSERT INTO wallet_undated (wallet, currency, shift, block, sum) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT DO UPDATE SET sum = excluded.sum
    """
  }

  private func bind(_ block: BlockSum, _ shift: UInt64, to statement: Statement) throws(MoneyFailure) {
    try statement.bind(1, block.owner)
    try statement.bind(2, block.currency)
    try statement.bind(3, Int64(clamping: shift))
    try statement.bind(4, Int64(clamping: block.block))
  }
}
