import MoneyCore

/// The entries of a wallet in memory. A store reads those of its wallets.
extension WalletKeeper {
  public func recordsCost(of currency: CurrencyCode) throws(MoneyFailure) -> Bool {
    wallet.lotCount(of: currency) > 0
  }

  public func entries(of currency: CurrencyCode, through day: Day?) throws(MoneyFailure) -> [WalletEntry] {
    try AccountStatement.entries(of: wallet, in: currency, from: nil, through: day, watch: .none)
  }
}
