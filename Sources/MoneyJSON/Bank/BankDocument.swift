import MoneyBank
import MoneyCore

/// Bank statements as JSON, with their rows inside each other. The library writes it for programs and does not read it.
/// Members that a document omits are omitted.
public struct BankDocument: ~Copyable {
  private let bank: BankStatements
  private var json = JSONStream()

  public static func write(_ bank: BankStatements) throws(MoneyFailure) -> [UInt8] {
    var document = BankDocument(bank)
    try document.write()
    return document.json.bytes
  }

  private init(_ bank: BankStatements) {
    self.bank = bank
  }

  private mutating func write() throws(MoneyFailure) {
    try json.open()
    try text("created", bank.created)
    try json.member("format", "libmoney.bank_statements")
    try text("id", bank.messageID)
    try json.member("message", Array("camt.") + Array(bank.kind.number))
    try json.member("message_version", bank.version)
    try json.openList("statements")
    for statement in bank.statements { try write(statement) }
    json.closeList()
    try json.member("version", 1)
    json.close()
  }

  private mutating func write(_ statement: BankStatement) throws(MoneyFailure) {
    try json.open()
    try text("account", statement.account)
    try json.openList("balances")
    for index in statement.balances { try write(bank.balances[index]) }
    json.closeList()
    try json.member("check", statement.check.name)
    try text("created", statement.created)
    if let currency = statement.currency { try json.member("currency", currency.bytes) }
    try json.openList("entries")
    for index in statement.entries { try write(bank.entries[index]) }
    json.closeList()
    try json.openList("findings")
    for index in statement.findings { try write(bank.findings[index], statement) }
    json.closeList()
    try day("from", statement.from)
    try text("id", statement.id)
    if !statement.account.isEmpty { try json.member("is_iban", statement.isIBAN) }
    try text("owner", statement.owner)
    try text("sequence", statement.sequence)
    try day("to", statement.to)
    json.close()
  }

  private mutating func write(_ balance: BankBalance) throws(MoneyFailure) {
    try json.open()
    try amount("amount", balance.amount)
    try day("date", balance.day)
    try text("type", balance.type)
    json.close()
  }

  private mutating func write(_ entry: BankEntry) throws(MoneyFailure) {
    try json.open()
    try amount("amount", entry.amount)
    try day("booking_date", entry.bookingDay)
    try charges(entry.charges)
    try text("code", entry.code)
    try text("domain", entry.domain)
    try exchange(entry.exchange)
    try text("family", entry.family)
    try text("information", entry.information)
    if entry.isDebit { try json.member("is_debit", true) }
    if entry.isReversal { try json.member("is_reversal", true) }
    let label = bank.label(of: entry)
    if !label.isEmpty { try json.member("label", label) }
    try text("reference", entry.reference)
    try text("servicer_reference", entry.servicerReference)
    try json.member("status", entry.status.name)
    try text("subfamily", entry.subfamily)
    if !entry.details.isEmpty {
      try json.openList("transactions")
      for index in entry.details { try write(bank.details[index]) }
      json.closeList()
    }
    try day("value_date", entry.valueDay)
    json.close()
  }

  private mutating func write(_ detail: BankDetail) throws(MoneyFailure) {
    try json.open()
    try text("account", detail.account)
    try amount("amount", detail.amount)
    try charges(detail.charges)
    try text("creditor_reference", detail.creditorReference)
    try text("details", detail.information)
    try text("end_to_end_id", detail.endToEndID)
    try exchange(detail.exchange)
    if !detail.account.isEmpty { try json.member("is_iban", detail.isIBAN) }
    try text("mandate_id", detail.mandateID)
    try text("name", detail.name)
    try text("purpose", detail.purpose)
    try text("remittance", detail.remittance)
    try text("servicer_reference", detail.servicerReference)
    try text("transaction_id", detail.transactionID)
    json.close()
  }

  private mutating func charges(_ range: Range<Int>) throws(MoneyFailure) {
    if range.isEmpty { return }
    try json.openList("charges")
    for index in range {
      let charge = bank.charges[index]
      try json.open()
      try amount("amount", charge.amount)
      if let name = charge.direction.name { try json.member("direction", name) }
      if let name = charge.inclusion.name { try json.member("inclusion", name) }
      try text("type", charge.type)
      json.close()
    }
    json.closeList()
  }

  private mutating func exchange(_ exchange: BankExchange?) throws(MoneyFailure) {
    guard let exchange, !exchange.isEmpty else { return }
    try json.openObject("exchange")
    try amount("instructed", exchange.instructed)
    if let rate = exchange.rate { try json.member("rate", rate.plainText) }
    if let source = exchange.source { try json.member("source", source.bytes) }
    if let target = exchange.target { try json.member("target", target.bytes) }
    try amount("transaction", exchange.transaction)
    if let unit = exchange.unit { try json.member("unit", unit.bytes) }
    json.close()
  }

  private mutating func write(_ finding: BankFinding, _ statement: BankStatement) throws(MoneyFailure) {
    try json.open()
    try json.member("column", finding.column)
    try json.member("computed", finding.computed.plainText)
    if let currency = finding.currency { try json.member("currency", currency.bytes) }
    if let entry = finding.entry { try json.member("entry", entry - statement.entries.lowerBound) }
    try json.member("kind", finding.kind.name)
    try json.member("line", finding.line)
    try json.member("stated", finding.stated.plainText)
    json.close()
  }

  private mutating func text(_ name: StaticString, _ text: BankText) throws(MoneyFailure) {
    if !text.isEmpty { try json.member(name, bank.texts[text]) }
  }

  private mutating func day(_ name: StaticString, _ day: Day?) throws(MoneyFailure) {
    if let day { try json.member(name, day.isoText) }
  }

  private mutating func amount(_ name: StaticString, _ amount: Money?) throws(MoneyFailure) {
    guard let amount else { return }
    try json.member(name, amount.amount.plainText + [ASCII.space] + amount.currency.bytes)
  }
}
