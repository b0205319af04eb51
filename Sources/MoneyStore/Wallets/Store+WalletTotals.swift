import MoneyCore
import MoneyLedger

// A file keeps the sums of a wallet next to its entries, so that the sums can be read without the entries.

extension Store {
  /// The balance of each currency in which the wallet has entries or holds, sorted by code.
  public func balances(ofWallet name: [UInt8]) throws(MoneyFailure) -> [WalletBalance] {
    try Store.check(name: name)
    return try read { () throws(MoneyFailure) in try storedBalances(of: try knownWallet(name).row) }
  }

  /// The currencies in which a stored wallet has entries, in the order of their first entry, as `Wallet.currencies`.
  public func currencies(ofWallet name: [UInt8]) throws(MoneyFailure) -> [CurrencyCode] {
    Wallet.currencies(of: try balances(ofWallet: name))
  }

  /// The balance of one currency; empty if the wallet has no entries in it.
  public func balance(of currency: CurrencyCode, ofWallet name: [UInt8]) throws(MoneyFailure) -> WalletBalance {
    try Store.check(name: name)
    return try readOnce { () throws(MoneyFailure) in
      guard let found = try storedWallet(name, balanceOf: currency) else { throw Store.absent(.wallet, name) }
      return found.balance ?? WalletBalance(currency: currency)
    }
  }

  /// The sum of one currency as `WalletBalance.shownSum`; 0 if the wallet has no entries in it.
  public func sum(
    of currency: CurrencyCode, ofWallet name: [UInt8], in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Money {
    try Store.check(name: name)
    return try readOnce { () throws(MoneyFailure) in
      let found = try Statement(connection, Store.sumByName)
      try found.bind(1, name)
      try found.bind(2, currency)
      guard try found.next() else { throw Store.absent(.wallet, name) }
      let sum = found.isNull(0) ? .zero : try found.decimal(0)
      found.stop()
      return Wallet.shown(Money(sum, currency), in: registry)
    }
  }

  /// A wallet's sum of one currency, if it has entries in it. The index of the names suffices to find the wallet.
  private static var sumByName: StaticString {
    """
    SELECT sum FROM wallets LEFT JOIN wallet_sums ON wallet = wallets.id AND currency = ?2 WHERE name = ?1
    """
  }

  /// A stored wallet, and its balance of one currency, if any; nil if the wallet does not exist.
  func storedWallet(
    _ name: [UInt8], balanceOf currency: CurrencyCode
  ) throws(MoneyFailure) -> (wallet: StoredWallet, balance: WalletBalance?)? {
    let found = try Statement(connection, Store.balanceByName)
    try found.bind(1, name)
    try found.bind(2, currency)
    guard try found.next() else { return nil }
    let wallet = try StoredWallet(found, 5)
    let balance = found.isNull(0) ? nil : try balance(found, of: currency)
    found.stop()
    return (wallet, balance)
  }

  /// The wallet and its balance of one currency, if any.
  private static var balanceByName: StaticString {
    """
    SELECT currency, first, count, sum, held, wallets.id, next, revision
    FROM wallets LEFT JOIN wallet_sums ON wallet = wallets.id AND currency = ?2 WHERE name = ?1
    """
  }

  func storedBalances(of row: Int64) throws(MoneyFailure) -> [WalletBalance] {
    let rows = try Statement(
      connection, "SELECT currency, first, count, sum, held FROM wallet_sums WHERE wallet = ? ORDER BY currency")
    try rows.bind(1, row)
    var balances: [WalletBalance] = []
    while try rows.next() { balances.append(try balance(rows, of: try rows.code(0))) }
    return balances
  }

  func storedBalance(of currency: CurrencyCode, _ row: Int64) throws(MoneyFailure) -> WalletBalance? {
    let found = try Statement(
      connection, "SELECT currency, first, count, sum, held FROM wallet_sums WHERE wallet = ? AND currency = ?")
    try found.bind(1, row)
    try found.bind(2, currency)
    guard try found.next() else { return nil }
    let balance = try balance(found, of: currency)
    found.stop()
    return balance
  }

  /// The balance of a row that was found by its currency, or whose currency was read.
  private func balance(_ row: Statement, of currency: CurrencyCode) throws(MoneyFailure) -> WalletBalance {
    WalletBalance(
      currency: currency, first: try row.natural(1), count: try row.natural(2), sum: try row.decimal(3),
      held: try row.decimal(4))
  }
}
