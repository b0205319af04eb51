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
  mutating func add(_ record: LineRecord, isDefined: Bool = false) {
    if record.kind == .empty { return totals.end() }
    if record.hasAnswer { previous = record.answer }
    if record.isItem { totals.add(record.answer) }
    if record.name >= 0, !isDefined { define(record) }
  }

  mutating func define(_ record: LineRecord) {
    names.define(Int(record.name), record.answer, isChanged: false)
  }
}
