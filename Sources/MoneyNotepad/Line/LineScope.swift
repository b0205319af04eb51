import MoneyCore

/// The answers of the lines above a line, and the meanings of words.
struct LineScope {
  var currencies: CurrencyWords
  var names = NameTable()
  /// The answer of the last line above that is not text.
  var previous = LineAnswer.none
  var totals = BlockTotals()
}

extension LineScope {
  /// Adds a line, to which the lines below can refer.
  mutating func add(_ line: LineOutcome, isDefined: Bool = false) {
    if line.kind == .empty { return totals.end() }
    if line.hasAnswer { previous = line.answer }
    if line.isItem { totals.add(line.answer) }
    if line.name >= 0, !isDefined { define(line) }
  }

  mutating func define(_ line: LineOutcome) {
    names.define(Int(line.name), line.answer, isChanged: false)
  }
}
