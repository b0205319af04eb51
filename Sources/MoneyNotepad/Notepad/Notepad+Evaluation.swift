import MoneyCore

/// The evaluation of lines after a change.
extension Notepad {
  /// Evaluates all lines, whose texts are the same.
  mutating func evaluateAll() {
    version &+= 1
    var scope = LineScope(currencies: currencies, names: names)
    scope.names.clear()
    let evaluator = LineEvaluator(settings: settings)
    for index in records.indices {
      let old = records[index]
      evaluator.evaluate(&records[index], &scope)
      if !records[index].isSame(as: old) { records[index].version = version }
      scope.add(records[index])
    }
    keep(scope)
  }

  private mutating func keep(_ scope: LineScope) {
    currencies = scope.currencies
    names = scope.names
  }

  /// Evaluates new lines and the lines below that depend on them.
  /// - Parameters:
  ///   - new: the number of new lines from `start` on.
  ///   - old: the line that was there before.
  mutating func sweep(from start: Int, new: Int, replacing old: LineRecord? = nil) {
    if names.count > 1024 &+ 2 &* records.count {
      names = NameTable()
      for index in start..<(start &+ new) { records[index].version = version }
      return evaluateAll()
    }
    var scope = scope(above: start)
    // The evaluation needs the only reference to the names.
    names = NameTable()
    let evaluator = LineEvaluator(settings: settings)
    var changes = ChangesAbove()
    if new == 0, let old { changes.removed(old) }
    var index = start
    while index < records.count {
      let isNew = index < start &+ new
      if !isNew, changes.isNothing { break }
      if isNew || isAffected(records[index], changes, scope.names) {
        let before = isNew ? old : records[index]
        evaluator.evaluate(&records[index], &scope)
        let isChanged = isNew || before.map { !records[index].isSame(as: $0) } ?? true
        if isChanged { records[index].version = version }
        changes.pass(records[index], replacing: before, isNew: isNew, isChanged: isChanged, &scope.names)
      } else {
        changes.pass(records[index], replacing: nil, isNew: false, isChanged: false, &scope.names)
      }
      scope.add(records[index], isDefined: true)
      index &+= 1
    }
    keep(scope)
  }

  private func isAffected(_ record: LineRecord, _ changes: ChangesAbove, _ names: NameTable) -> Bool {
    if changes.names, record.usesWords { return true }
    if record.usesTotals, changes.block || changes.isOtherBlock { return true }
    if record.usesPrevious, changes.previous { return true }
    return changes.changedNames > 0 && record.names.contains { names.isChanged(Int($0)) }
  }

  /// The scope of the line at an index.
  func scope(above index: Int) -> LineScope {
    var scope = LineScope(currencies: currencies, names: names)
    scope.names.clear()
    let first = blockStart(above: index)
    for place in 0..<index {
      let record = records[place]
      if place >= first { scope.add(record) } else if record.name >= 0 { scope.define(record) }
    }
    if case .none = scope.previous, let last = records[..<index].last(where: { $0.hasAnswer }) {
      scope.previous = last.answer
    }
    return scope
  }

  /// The index of the first line of the block above a line.
  func blockStart(above index: Int) -> Int {
    var first = index
    var hasItem = false
    while first > 0 {
      let record = records[first &- 1]
      if record.kind == .empty, hasItem { break }
      if record.isItem { hasItem = true }
      first &-= 1
    }
    return first
  }
}
