import MoneyCore
import MoneyLedger

/// A transaction as a journal contains it.
struct JournalTransaction {
  let position: Int
  let day: Day
  var description: [UInt8]
  var kind = LedgerTransaction.Kind.entry
  var reverses: UInt64 = 0
  /// The positions of its postings in the journal.
  var postings: Range<Int>
}
