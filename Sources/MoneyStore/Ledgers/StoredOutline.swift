import MoneyLedger

/// An account of a stored ledger in the outline with which a change is made.
struct StoredOutline {
  let row: Int64
  var outline: OutlinedAccount
}
