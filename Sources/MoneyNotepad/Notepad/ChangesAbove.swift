import MoneyCore

/// The changes above a line, while the lines are visited from the top.
struct ChangesAbove {
  /// The totals of the present block.
  var block = false
  /// True until the block ends: the lines of the block are other ones.
  var isOtherBlock = false
  var isBlockEnded = false
  var previous = false
  /// The set of visible names.
  var names = false
  /// The number of names whose answers have changed.
  var changedNames = 0

  var isNothing: Bool { !block && !isOtherBlock && !previous && !names && changedNames == 0 }
}

extension ChangesAbove {
  /// Notes that a line was removed.
  mutating func removed(_ old: LineRecord) {
    if old.name >= 0 { names = true }
    if old.hasAnswer { previous = true }
    if old.isItem || old.kind == .empty { isOtherBlock = true }
  }

  /// Notes a line that was visited, and defines its name.
  mutating func pass(
    _ record: LineRecord, replacing old: LineRecord?, isNew: Bool, isChanged: Bool, _ table: inout NameTable
  ) {
    if isNew {
      if old.map({ $0.name != record.name }) ?? (record.name >= 0) { names = true }
      if record.hasAnswer || old?.hasAnswer ?? false { previous = true }
      let wasItem = old?.isItem ?? false
      if record.isItem != wasItem || record.kind == .empty || old?.kind == .empty { isOtherBlock = true }
      if record.isItem { block = true }
    } else {
      if record.hasAnswer { previous = isChanged }
      if record.kind == .empty {
        isBlockEnded = true
      } else if record.isItem {
        if isBlockEnded {
          (isBlockEnded, isOtherBlock, block) = (false, false, isChanged)
        } else if isChanged {
          block = true
        }
      }
    }
    guard record.name >= 0 else { return }
    let number = Int(record.name)
    changedNames &+= (isChanged ? 1 : 0) &- (table.isChanged(number) ? 1 : 0)
    table.define(number, record.answer, isChanged: isChanged)
  }
}
