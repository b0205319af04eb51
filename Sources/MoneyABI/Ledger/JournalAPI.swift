import CMoney
import MoneyBooks
import MoneyCore
import MoneyLedger

@_cdecl("money_ledger_to_journal") @implementation
public func money_ledger_to_journal(
  _ ledger: OpaquePointer?, _ format: money_journal_format_t,
  _ journal: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ length: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(journal, "journal", length, error) { () throws(MoneyFailure) in
    let ledger = try Boundary.ledger(ledger).value
    return try LedgerJournal.write(ledger, as: try Boundary.journalFormat(format), watch: Boundary.watch)
  }
}

@_cdecl("money_ledger_from_journal") @implementation
public func money_ledger_from_journal(
  _ journal: UnsafePointer<CChar>?, _ length: Int, _ format: money_journal_format_t, _ base: UnsafePointer<CChar>?,
  _ exchange: UnsafePointer<CChar>?, _ symbols: UnsafePointer<CChar>?, _ ledger: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(ledger, "ledger", error) { () throws(MoneyFailure) in
    let form = try Boundary.journalFormat(format)
    let code = try Boundary.code(base, "base")
    let account = try Boundary.optionalAccountName(exchange, "exchange")
    let names = try Boundary.optionalIdentifier(symbols, longest: JournalSymbols.longest, "symbols")
    let known = try JournalSymbols(parsing: names)
    // This is for the texts of the journal; the reader and the ledger ask for the memory of their lists as they grow.
    let text = try Boundary.document(journal, length, "journal", times: 8)
    return Boundary.pointer(
      to: Handle(
        try LedgerJournal.read(
          text, as: form, base: code, exchange: account, symbols: known, watch: Boundary.watch)))
  }
}

extension Boundary {
  fileprivate static func journalFormat(_ format: money_journal_format_t) throws(MoneyFailure) -> JournalFormat {
    guard let known = JournalFormat(rawValue: format) else { throw notOne(of: "MONEY_JOURNAL_", "format", format) }
    return known
  }
}
