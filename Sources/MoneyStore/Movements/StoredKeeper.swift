import MoneyCore
import MoneyLedger

/// A stored wallet during a movement: its outline, which the engine changes, and its state in the file.
final class StoredKeeper: WalletKeeper {
  private let store: Store
  let name: [UInt8]
  /// The wallet's row; nil if the movement makes the wallet.
  let known: StoredWallet?
  /// The balances in the file of the currencies that are moved.
  let balances: [WalletBalance]
  var wallet: Wallet

  init(
    _ name: [UInt8], _ known: StoredWallet?, of store: Store, balances: [WalletBalance], holds: [WalletEntry],
    external: (entry: WalletEntry, isHold: Bool)? = nil
  ) {
    self.store = store
    self.name = name
    self.known = known
    self.balances = balances
    wallet = Wallet(
      outlining: balances, holds: holds, next: known?.next ?? 1, revision: known?.revision ?? 0, known: external)
  }

  func checkIdle() {}

  func recordsCost(of currency: CurrencyCode) throws(MoneyFailure) -> Bool {
    guard let known else { return false }
    return try store.recordsCost(of: currency, in: known.row)
  }

  func entries(of currency: CurrencyCode, through day: Day?) throws(MoneyFailure) -> [WalletEntry] {
    guard let known, let balance = balances.first(where: { $0.currency == currency }) else { return [] }
    try Store.checkMemory(Int(clamping: balance.count))
    return try store.accountEntries(of: known.row, in: currency, from: nil, through: day)
  }

  /// True if the movement changed the wallet; false if it was made before with the same external id.
  var hasChanged: Bool { !wallet.journal.isEmpty }

  /// The balances after the movement of the currencies that were moved.
  var changedBalances: [WalletBalance] {
    // A hold that was released is in the old balances alone.
    let new = wallet.sheet.filter { now in !balances.contains { $0.currency == now.currency } }
    return balances.map { wallet.balance(of: $0.currency, after: $0) }
      + new.map { wallet.balance(of: $0.currency, after: nil) }
  }
}
