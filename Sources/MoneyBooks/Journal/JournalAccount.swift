import MoneyCore
import MoneyLedger

/// An account that a journal declares or uses.
struct JournalAccount {
  let name: [UInt8]
  /// The place where the journal names the account first.
  let position: Int
  /// The declared kind.
  var kind: AccountKind?
  /// The declared currency of all postings.
  var currency: CurrencyCode?
  /// The days from which and to which the account accepts postings in Beancount. Nil before is not open.
  var opened: Day?
  var closed: Day?
}
