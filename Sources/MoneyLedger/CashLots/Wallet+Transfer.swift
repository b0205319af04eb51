import MoneyCore

extension Wallet {
  /// Moves amounts between wallets, all or nothing. Every wallet is checked before any is changed, and a change cannot
  /// fail after its check. In each wallet, the sum of a currency, excluding held amounts, must cover the net outflow.
  ///
  /// With legs of 5.00 EUR from A to B and of 5.00 EUR from B to outside, B needs no euros of its own, because its
  /// amounts are checked together.
  ///
  /// Amounts with a cost keep it, as `CarriedLots` describes. A transfer with an external id makes one entry in each
  /// wallet. If it was made before, nothing changes.
  ///
  /// - Parameter keepers: the keepers of different wallets, in the positions that the legs refer to.
  /// - Returns: the entries of each leg: of several, the first; those of the same transfer if it was made before.
  @_optimize(size) @discardableResult
  public static func transfer<Keeper: WalletKeeper>(
    _ legs: [TransferLeg], among keepers: [Keeper], note: WalletNote
  ) throws(MoneyFailure) -> [LegEntries] {
    let plain = try postings(of: legs, wallets: keepers.count)
    for keeper in keepers { try keeper.checkIdle() }
    if let known = try repeated(plain, among: keepers, note: note) { return LegEntries.all(of: legs, posted: known) }
    var lots = CarriedLots(note)
    let postings = try lots.postings(of: legs, among: keepers)
    for (keeper, entries) in zip(keepers, postings) {
      let amounts = entries.map { $0.amount }
      if note.externalID != nil { try note.check(for: amounts) }
      try keeper.wallet.check(amounts, isCovered: true)
    }
    var ids: [UInt64] = []
    for (keeper, entries) in zip(keepers, postings) { ids.append(keeper.wallet.apply(entries)) }
    func id(_ wallet: Int?, _ position: Int) -> UInt64 {
      guard let wallet, ids.indices.contains(wallet) else { return 0 }
      return ids[wallet] &+ UInt64(position)
    }
    return zip(legs, lots.firsts).map { leg, first in
      LegEntries(
        source: id(leg.source, first.source), target: id(leg.target, first.target),
        received: leg.target.map { _ in leg.amount })
    }
  }

  /// The number of entries of a currency whose lots a transfer has to compute; 0 without a cost.
  public func lotCount(of currency: CurrencyCode) -> Int {
    guard costs > 0, let position = position(of: currency), balances[position].balance.costs > 0 else { return 0 }
    return balances[position].balance.ids.count
  }
}
