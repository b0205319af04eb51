import MoneyCore
import MoneyLedger

extension Store {
  /// Throws unless a stored ledger can be loaded, and its sums by day are those of its postings.
  func checkLedger(_ name: [UInt8], _ bases: StoredBases) throws(MoneyFailure) {
    let ledger = try loadLedger(name, bases)
    let stored = try knownLedger(name)
    let accounts = try storedAccounts(of: stored.row)
    var changes: [DayChange] = []
    changes.reserveCapacity(ledger.postingCount)
    for transaction in ledger.transactions {
      for place in transaction.postings {
        let posting = ledger.accountAmount(at: place)
        changes.append(
          DayChange(
            transaction.kind == .closing ? .closing : .posted, posting.amount, id: UInt64(place) &+ 1,
            on: transaction.day, of: accounts[posting.account].row))
      }
    }
    try DayChecker(connection: connection, tables: .ledger, row: stored.row).check(changes)
  }
}
