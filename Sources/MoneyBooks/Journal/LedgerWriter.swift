import MoneyCore
import MoneyLedger
import MoneyPortfolio

/// Writes a ledger as a journal of Ledger or hledger.
struct LedgerWriter {
  private let ledger: Ledger
  private let format: JournalFormat
  private var text: JournalText

  static func write(
    _ ledger: Ledger, as format: JournalFormat, size: Int, _ watch: Watch
  ) throws(MoneyFailure) -> [UInt8] {
    var writer = LedgerWriter(ledger: ledger, format: format, text: JournalText(capacity: size))
    try writer.write(watch)
    return writer.text.bytes
  }

  private init(ledger: Ledger, format: JournalFormat, text: JournalText) {
    self.ledger = ledger
    self.format = format
    self.text = text
  }

  private mutating func write(_ watch: Watch) throws(MoneyFailure) {
    if let closed = ledger.closed {
      text.add("; ")
      text.add(JournalWords.closed)
      text.add(": ")
      text.add(closed.isoText)
      text.endLine()
    }
    for account in ledger.accounts where !account.isGroup { try declare(account) }
    for (number, transaction) in ledger.transactions.enumerated() {
      try watch.step(number, of: ledger.transactions.count)
      try write(transaction)
    }
  }

  private mutating func declare(_ account: LedgerAccount) throws(MoneyFailure) {
    guard LedgerWriter.isName(account.name) else {
      throw MoneyFailure(
        .account,
        "name of an account in " + Message(format.name)
          + " must begin with a letter or a digit, and contain no semicolon or double space, got "
          + .quoted(account.name))
    }
    text.add("account ")
    text.add(account.name)
    text.endLine()
    tag("type", Array(UTF8Bytes(JournalWords.type(account.kind))))
    if let currency = account.currency { tag(JournalWords.currency, currency.bytes) }
  }

  private mutating func write(_ transaction: LedgerTransaction) throws(MoneyFailure) {
    guard format == .hledger || PortfolioLedger.years.contains(transaction.day.civil.year) else {
      throw MoneyFailure(
        .date,
        "date in Ledger must be in the years " + .number(Int(PortfolioLedger.years.lowerBound)) + " to "
          + .number(Int(PortfolioLedger.years.upperBound)) + ", got " + .date(transaction.day))
    }
    text.endLine()
    text.add(transaction.day.isoText)
    let isPlain = LedgerWriter.isName(transaction.description)
    if isPlain {
      text.add(" ")
      text.add(transaction.description)
    }
    text.endLine()
    if !isPlain, !transaction.description.isEmpty {
      tag(JournalWords.description, PercentText.encoded(transaction.description))
    }
    if transaction.kind != .entry { tag(JournalWords.kind, Array(UTF8Bytes(transaction.kind.name))) }
    if transaction.reverses != 0 { tag(JournalWords.reverses, Message.id(transaction.reverses).bytes) }
    text.addPostings(of: transaction, in: ledger, "    ") { LedgerWriter.code($0) }
  }

  /// A code, in quotes unless it consists of capital letters. Ledger reserves words in small letters.
  private static func code(_ currency: CurrencyCode) -> [UInt8] {
    let code = currency.bytes
    return code.allSatisfy({ ASCII.isUppercase($0) }) ? code : JournalText.quoted(code)
  }

  private mutating func tag(_ name: StaticString, _ value: [UInt8]) { text.addTag("    ; ", name, value) }

  /// True for a name of an account, or a description, that both programs read as it is.
  private static func isName(_ name: [UInt8]) -> Bool {
    guard let first = name.first, let last = name.last, last != ASCII.space else { return false }
    guard first >= 0x80 || ASCII.isLetter(first) || ASCII.isDigit(first) else { return false }
    for (index, byte) in name.enumerated() {
      if byte == ASCII.semicolon { return false }
      if byte == ASCII.space, name[index &+ 1] == ASCII.space { return false }
    }
    return true
  }
}
