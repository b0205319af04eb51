import MoneyCore
import MoneyLedger

extension Store {
  /// Saves the engine's changes of a stored wallet's outline.
  func write(_ keeper: StoredKeeper) throws(MoneyFailure) {
    let row = if let known = keeper.known { known.row } else { try writeRow(of: Wallet(), as: keeper.name) }
    _ = try write(keeper.wallet.journal[...], to: row)
    let sums = try sumsStatement()
    for balance in keeper.changedBalances { try write(balance, of: row, with: sums) }
    try setCounters(of: row, next: keeper.wallet.next, revision: keeper.wallet.revision)
    try renewVersion(of: .wallet, keeper.name)
  }
}
