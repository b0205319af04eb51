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
  /// True if a line must be evaluated again.
  func affects(_ record: LineRecord, _ table: NameTable) -> Bool {
    let line = record.outcome
    if names, line.usesWords { return true }
    if line.usesTotals, block || isOtherBlock { return true }
    if line.usesPrevious, previous { return true }
    return changedNames > 0 && record.names.contains { table.isChanged(Int($0)) }
  }

  /// Notes that a line was removed.
  mutating func removed(_ old: LineOutcome) {
    if old.name >= 0 { names = true }
    if old.hasAnswer { previous = true }
    if old.isItem || old.kind == .empty { isOtherBlock = true }
  }

  /// Notes a new line, or one that replaces another.
  mutating func add(_ line: LineOutcome, replacing old: LineOutcome?, _ table: inout NameTable) {
    if old.map({ $0.name != line.name }) ?? (line.name >= 0) { names = true }
    if line.hasAnswer || old?.hasAnswer ?? false { previous = true }
    let wasItem = old?.isItem ?? false
    if line.isItem != wasItem || line.kind == .empty || old?.kind == .empty { isOtherBlock = true }
    if line.isItem { block = true }
    define(line, isChanged: true, &table)
  }

  /// Notes a line below the new ones.
  mutating func pass(_ line: LineOutcome, isChanged: Bool, _ table: inout NameTable) {
    if line.hasAnswer { previous = isChanged }
    if line.kind == .empty {
      isBlockEnded = true
    } else if line.isItem {
      if isBlockEnded {
        (isBlockEnded, isOtherBlock, block) = (false, false, isChanged)
      } else if isChanged {
        block = true
      }
    }
    define(line, isChanged: isChanged, &table)
  }

  private mutating func define(_ line: LineOutcome, isChanged: Bool, _ table: inout NameTable) {
    guard line.name >= 0 else { return }
    let number = Int(line.name)
    changedNames &+= (isChanged ? 1 : 0) &- (table.isChanged(number) ? 1 : 0)
    table.define(number, line.answer, isChanged: isChanged)
  }
}
