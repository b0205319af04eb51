import MoneyCore
import MoneyLedger
import MoneyPortfolio

extension JournalText {
  /// Adds the line of a tag.
  ///
  /// - Parameter start: the characters before its name.
  mutating func addTag(_ start: StaticString, _ name: StaticString, _ value: [UInt8]) {
    add(start)
    add(name)
    add(": ")
    add(value)
    endLine()
  }

  /// Adds the lines of the postings of a transaction.
  ///
  /// - Parameters:
  ///   - start: the spaces before an account.
  ///   - code: returns a currency as the format writes it.
  mutating func addPostings(
    of transaction: LedgerTransaction, in ledger: Ledger, _ start: StaticString, code: (CurrencyCode) -> [UInt8]
  ) {
    for position in transaction.postings {
      let posting = ledger.posting(at: position)
      add(start)
      add(posting.account)
      add("  ")
      add(posting.amount.amount)
      add(" ")
      add(code(posting.amount.currency))
      endLine()
    }
  }

  /// A text in quotes.
  static func quoted(_ text: [UInt8]) -> [UInt8] {
    var quoted = JournalText()
    quoted.addString(text)
    return quoted.bytes
  }
}
