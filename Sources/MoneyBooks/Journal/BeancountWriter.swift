import MoneyCore
import MoneyLedger
import MoneyPortfolio

/// Writes a ledger as a journal of Beancount.
struct BeancountWriter {
  private let ledger: Ledger
  private var text: JournalText

  static func write(_ ledger: Ledger, size: Int, _ watch: Watch) throws(MoneyFailure) -> [UInt8] {
    var writer = BeancountWriter(ledger: ledger, text: JournalText(capacity: size))
    try writer.write(watch)
    return writer.text.bytes
  }

  private init(ledger: Ledger, text: JournalText) {
    self.ledger = ledger
    self.text = text
  }

  private mutating func write(_ watch: Watch) throws(MoneyFailure) {
    text.add("option \"operating_currency\" ")
    text.addString(JournalNames.code(ledger.base))
    text.endLine()
    if let closed = ledger.closed {
      text.add(closed.isoText)
      text.add(" custom ")
      text.addString(Array(UTF8Bytes(JournalWords.closed)))
      text.add(" ")
      text.add(closed.isoText)
      text.endLine()
    }
    let opened = (ledger.transactions.map { $0.day }.min() ?? ledger.closed ?? Day(number: 0))?.isoText ?? []
    for account in ledger.accounts where !account.isGroup { try open(account, on: opened) }
    for (number, transaction) in ledger.transactions.enumerated() {
      try watch.step(number, of: ledger.transactions.count)
      write(transaction)
    }
  }

  private mutating func open(_ account: LedgerAccount, on day: [UInt8]) throws(MoneyFailure) {
    let root = JournalWords.root(account.kind.section)
    guard BeancountName.section(of: account.name) == account.kind.section else {
      throw MoneyFailure(
        .account,
        "account must have a name in Beancount, such as " + Message(root) + ":Name, got " + .quoted(account.name))
    }
    text.add(day)
    text.add(" open ")
    text.add(account.name)
    if let currency = account.currency {
      text.add(" ")
      text.add(JournalNames.code(currency))
    }
    text.endLine()
    if account.kind != account.kind.section { tag(JournalWords.kind, text: account.kind.name) }
  }

  private mutating func write(_ transaction: LedgerTransaction) {
    text.endLine()
    text.add(transaction.day.isoText)
    text.add(" * ")
    text.addString(transaction.description)
    text.endLine()
    if transaction.kind != .entry { tag(JournalWords.kind, text: transaction.kind.name) }
    if transaction.reverses != 0 { text.addTag("  ", JournalWords.reverses, Message.id(transaction.reverses).bytes) }
    text.addPostings(of: transaction, in: ledger, "  ") { JournalNames.code($0) }
  }

  private mutating func tag(_ name: StaticString, text value: StaticString) {
    text.addTag("  ", name, JournalText.quoted(Array(UTF8Bytes(value))))
  }
}
