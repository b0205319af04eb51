import MoneyCore
import MoneyLedger

extension Store {
  /// Saves the engine's changes of a stored wallet's outline.
  func write(_ keeper: StoredKeeper) throws(MoneyFailure) {
    let row = if let known = keeper.known { known.row } else { try writeRow(of: Wallet(), as: keeper.name) }
    _ = try write(keeper.wallet.journal[...], to: row)
    for balance in keeper.changedBalances { try update(balance, of: row) }
    try setCounters(of: row, next: keeper.wallet.next, revision: keeper.wallet.revision)
    try renewVersion(of: .wallet, keeper.name)
  }

  /// Replaces the stored balance of a currency, or adds it.
  func update(_ balance: WalletBalance, of row: Int64) throws(MoneyFailure) {
    let update = try Statement(
      connection,
      "UPDATE wallet_sums SET first = ?3, count = ?4, sum = ?5, held = ?6 WHERE wallet = ?1 AND currency = ?2")
    try write(balance, of: row, with: update)
    if changedRows == 0 { try write(balance, of: row, with: try sumsStatement()) }
  }
}
