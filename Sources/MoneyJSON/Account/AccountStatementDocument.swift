import MoneyCore
import MoneyLedger

/// An account statement as JSON. The library writes it for programs and does not read it. Absent values are omitted.
public struct AccountStatementDocument: ~Copyable {
  private let statement: AccountStatement
  private var json = JSONStream()

  public static func write(_ statement: AccountStatement) throws(MoneyFailure) -> [UInt8] {
    var document = AccountStatementDocument(statement)
    try document.write()
    return document.json.bytes
  }

  private init(_ statement: AccountStatement) {
    self.statement = statement
  }

  private mutating func write() throws(MoneyFailure) {
    try json.open()
    try json.member("closing", statement.closing.amount.plainText)
    try json.member("currency", statement.currency.bytes)
    try day("end", statement.end)
    try json.openList("entries")
    for row in statement.rows { try write(row) }
    json.closeList()
    try json.member("format", "libmoney.account_statement")
    try json.member("inflow", statement.inflow.amount.plainText)
    try json.member("opening", statement.opening.amount.plainText)
    try json.member("outflow", statement.outflow.amount.plainText)
    try day("start", statement.start)
    try json.openList("turnovers")
    for turnover in statement.turnovers { try write(turnover) }
    json.closeList()
    try json.member("version", 1)
    json.close()
  }

  private mutating func write(_ row: AccountStatement.Row) throws(MoneyFailure) {
    let note = row.entry.note
    try json.open()
    try json.member("amount", row.entry.amount.amount.plainText)
    try json.member("balance", row.balance.amount.plainText)
    if let details = note.details { try text("counterpart", details.counterpart) }
    try day("date", note.day)
    try day("effective", note.effectiveDay)
    if let details = note.details { try text("external_id", details.externalID) }
    try json.member("id", row.entry.id)
    if note.kind != .unspecified { try json.member("kind", note.kind.name) }
    try text("label", note.label)
    json.close()
  }

  private mutating func write(_ turnover: Turnover) throws(MoneyFailure) {
    try json.open()
    try json.member("count", turnover.count)
    try json.member("inflow", turnover.inflow.amount.plainText)
    try json.member("kind", turnover.kind.name)
    try json.member("outflow", turnover.outflow.amount.plainText)
    json.close()
  }

  private mutating func text(_ name: StaticString, _ text: [UInt8]) throws(MoneyFailure) {
    if !text.isEmpty { try json.member(name, text) }
  }

  private mutating func day(_ name: StaticString, _ day: Day?) throws(MoneyFailure) {
    if let day { try json.member(name, day.isoText) }
  }
}
