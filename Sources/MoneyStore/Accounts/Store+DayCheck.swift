import MoneyCore
import MoneyLedger

extension Store {
  /// Throws unless the sums by day of a stored wallet are those of its entries and holds.
  func checkDays(of wallet: Wallet, _ name: [UInt8]) throws(MoneyFailure) {
    if !hasDetails { return }
    let row = try knownWallet(name).row
    let changes = StoredEntry.days(of: StoredEntry.all(of: wallet), of: row)
    try DayChecker(connection: connection, tables: .wallet, row: row).check(changes)
  }
}
