import MoneyCore

/// The evaluation of lines after a change.
extension Notepad {
  /// Evaluates all lines, whose texts are the same.
  mutating func evaluateAll() {
    version &+= 1
    var scope = LineScope(currencies: currencies, names: names)
    scope.names.clear()
    let (evaluator, version) = (LineEvaluator(settings: settings), version)
    records.withUnsafeMutableBufferPointer { rows in
      for index in rows.indices {
        if evaluator.changes(&rows[index], &scope) { rows[index].version = version }
        scope.add(rows[index].outcome)
      }
    }
    keep(scope, isAtEnd: true)
  }

  private mutating func keep(_ scope: LineScope, isAtEnd: Bool) {
    currencies = scope.currencies
    names = scope.names
    end = isAtEnd ? (scope.previous, scope.totals) : nil
  }

  /// Evaluates new lines and the lines below that depend on them.
  /// - Parameters:
  ///   - new: the number of new lines from `start` on.
  ///   - old: the line that was there before.
  ///   - isAppended: true if the new line follows all lines of the text that was evaluated last.
  mutating func sweep(from start: Int, new: Int, replacing old: LineRecord? = nil, isAppended: Bool = false) {
    if names.count > 1024 &+ 2 &* records.count {
      names = NameTable()
      for index in start..<(start &+ new) { records[index].version = version }
      return evaluateAll()
    }
    var scope = isAppended ? scopeAtEnd(start) : scope(above: start)
    // The evaluation needs the only reference to the names and totals.
    names = NameTable()
    end = nil
    var isAtEnd = true
    var changes = ChangesAbove()
    let before = old?.outcome
    if new == 0, let before { changes.removed(before) }
    let (evaluator, version) = (LineEvaluator(settings: settings), version)
    // In place: access through the array copies a line each time.
    records.withUnsafeMutableBufferPointer { rows in
      for index in start..<rows.count {
        if index < start &+ new {
          evaluator.evaluate(&rows[index], &scope)
          rows[index].version = version
          changes.add(rows[index].outcome, replacing: before, &scope.names)
        } else {
          if changes.isNothing {
            isAtEnd = false
            break
          }
          let isChanged = changes.affects(rows[index], scope.names) && evaluator.changes(&rows[index], &scope)
          if isChanged { rows[index].version = version }
          changes.pass(rows[index].outcome, isChanged: isChanged, &scope.names)
        }
        scope.add(rows[index].outcome, isDefined: true)
      }
    }
    keep(scope, isAtEnd: isAtEnd)
  }

  /// The scope of a line that was appended, without a visit to the lines above if they have just been visited.
  private func scopeAtEnd(_ index: Int) -> LineScope {
    guard let end else { return scope(above: index) }
    return LineScope(currencies: currencies, names: names, previous: end.previous, totals: end.totals)
  }

  /// The scope of the line at an index.
  func scope(above index: Int) -> LineScope {
    var scope = LineScope(currencies: currencies, names: names)
    scope.names.clear()
    let first = blockStart(above: index)
    records.withUnsafeBufferPointer { rows in
      for place in 0..<index {
        let line = rows[place].outcome
        if place >= first { scope.add(line) } else if line.name >= 0 { scope.define(line) }
      }
      if case .none = scope.previous, let last = rows[..<index].lastIndex(where: { $0.outcome.hasAnswer }) {
        scope.previous = rows[last].outcome.answer
      }
    }
    return scope
  }

  /// The index of the first line of the block above a line.
  func blockStart(above index: Int) -> Int {
    records.withUnsafeBufferPointer { rows in
      var first = index
      var hasItem = false
      while first > 0 {
        let line = rows[first &- 1].outcome
        if line.kind == .empty, hasItem { break }
        if line.isItem { hasItem = true }
        first &-= 1
      }
      return first
    }
  }
}
