import MoneyCore
import MoneyLedger

/// Ledgers as journals of other programs.
public enum LedgerJournal {
  /// Reads a ledger, completely or not at all. A failure's position is a byte of the journal, and its text begins with
  /// the line and the column.
  ///
  /// - Parameters:
  ///   - text: UTF-8 without a NUL.
  ///   - exchange: the account over which transactions exchange currencies; nil to reject those.
  ///   - symbols: the names of currencies that are not their codes.
  public static func read(
    _ text: UnsafeBufferPointer<UInt8>, as format: JournalFormat, base: CurrencyCode, exchange: [UInt8]? = nil,
    symbols: JournalSymbols = JournalSymbols(), watch: Watch = .none
  ) throws(MoneyFailure) -> Ledger {
    if let exchange { try AccountName.check(exchange) }
    let journal: Journal
    switch format {
    case .beancount: journal = try BeancountReader.read(text, symbols, watch)
    case .ledger, .hledger: journal = try LedgerReader.read(text, as: format, symbols, watch)
    }
    var books = JournalBooks(journal, as: format, base: base, exchange: exchange, watch)
    do throws(MoneyFailure) { return try books.build() } catch {
      throw JournalScanner.placed(error, in: text, at: books.position)
    }
  }

  /// Writes a ledger, from which `read` makes an equal one.
  public static func write(
    _ ledger: Ledger, as format: JournalFormat, watch: Watch = .none
  ) throws(MoneyFailure) -> [UInt8] {
    let size = size(of: ledger)
    try watch.ask(size)
    switch format {
    case .beancount: return try BeancountWriter.write(ledger, size: size, watch)
    case .ledger, .hledger: return try LedgerWriter.write(ledger, as: format, size: size, watch)
    }
  }

  /// An upper bound of the size of a journal.
  private static func size(of ledger: Ledger) -> Int {
    // A posting contains an amount of at most 41 bytes and a code of at most 35; a transaction its date and its tags.
    var size = 128 &+ ledger.postingCount &* 96
    for account in ledger.accounts { size &+= account.name.count &+ 128 }
    for transaction in ledger.transactions {
      size &+= transaction.description.count &* 3 &+ 160
      for posting in transaction.postings {
        size &+= ledger.accounts[ledger.accountAmount(at: posting).account].name.count
      }
    }
    return size
  }
}
