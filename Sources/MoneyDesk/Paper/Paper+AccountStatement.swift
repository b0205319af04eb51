import MoneyCore
import MoneyLedger

extension Paper {
  /// The statement of a period: the opening balance, each entry with the balance after it, the sums and the closing
  /// balance.
  @_optimize(size)
  public func text(of statement: AccountStatement, watch: Watch) throws(MoneyFailure) -> [UInt8] {
    var page = PaperPage(self, statement.currency)
    var facts: [(word: PaperWord, value: [UInt8])] = []
    if let start = statement.start { facts.append((.from, writer.date(start))) }
    if let end = statement.end { facts.append((.until, writer.date(end))) }
    page.open(
      self, writer.words.title(.statement), heads: [.entry, .date, .amount, .balance], facts: facts)
    try page.row(.opening, statement.opening.amount)
    for (index, row) in statement.rows.enumerated() {
      try watch.step(index, of: statement.rows.count)
      let note = row.entry.note
      try page.entry(
        Paper.description(of: note), on: note.effectiveDay.map { writer.date($0) } ?? [], row.entry.amount,
        balance: row.balance)
    }
    try page.row(.inflow, statement.inflow.amount, .first)
    try page.row(.outflow, statement.outflow.amount)
    try page.row(.closing, statement.closing.amount, .total)
    page.close(self, [])
    return page.text
  }

  /// The counterpart and the label of an entry.
  private static func description(of note: WalletNote) -> [UInt8] {
    let counterpart = note.details?.counterpart ?? []
    if counterpart.isEmpty || note.label.isEmpty { return counterpart + note.label }
    return counterpart + UTF8Bytes(": ") + note.label
  }
}
