@testable import MoneyCore
@testable import MoneyCoreTests
@testable import MoneyLedger
@testable import MoneyStore

extension SplitMix64 {
  /// Movements in a stored wallet that is not loaded. The model makes them with the wallet itself.
  mutating func movementChange(of model: StoreModel) -> StoreChange {
    let (name, other) = (name(), pick(["a", "b"]))
    let amount = Money(plainDecimal(), code(pick(["EUR", "USD"])))
    let hold = pick((model.wallets[name]?.holds.map { $0.id } ?? []) + [7])
    let (bytes, mayGoBelowZero) = (Array(name.utf8), flip())
    switch below(5) {
    case 0:
      return change("spend \(String(amount)) of", name) { (store) throws(MoneyFailure) in
        try store.spend(amount, .none, from: bytes, mayGoBelowZero: mayGoBelowZero, key: nil)
      } model: { (wallet) throws(MoneyFailure) in
        try wallet.spend(amount, note: .none, mayGoBelowZero: mayGoBelowZero)
      }
    case 1:
      return change("hold \(String(amount)) in", name) { (store) throws(MoneyFailure) in
        try store.hold(amount, .none, in: bytes, key: nil)
      } model: { (wallet) throws(MoneyFailure) in
        try wallet.hold(amount, note: .none)
      }
    case 2:
      return change("commit \(hold) in", name) { (store) throws(MoneyFailure) in
        try store.commit(hold: hold, in: bytes, key: nil)
      } model: { (wallet) throws(MoneyFailure) in
        try wallet.commit(hold)
      }
    case 3:
      return change("release \(hold) in", name) { (store) throws(MoneyFailure) in
        try store.release(hold: hold, in: bytes, key: nil)
      } model: { (wallet) throws(MoneyFailure) in
        try wallet.release(hold)
        return 0
      }
    default:
      return transferChange(amount, name, other)
    }
  }

  private func change(
    _ what: String, _ name: String, make: @escaping (Store) throws(MoneyFailure) -> StoredAnswer,
    model: @escaping (inout Wallet) throws(MoneyFailure) -> UInt64
  ) -> StoreChange {
    StoreChange(what: "\(what) \(name)") { (store) throws(MoneyFailure) in
      _ = try make(store)
    } model: { (known) throws(MoneyFailure) in
      try StoreChange.check(name)
      guard var wallet = known.wallets[name] else { throw StoreChange.absent() }
      _ = try model(&wallet)
      known.wallets[name] = wallet
    }
  }

  private func transferChange(_ amount: Money, _ source: String, _ target: String) -> StoreChange {
    let leg = StoredTransferLeg(source: Array(source.utf8), target: Array(target.utf8), amount: amount)
    return StoreChange(what: "\(String(amount)) from \(source) to \(target)") { (store) throws(MoneyFailure) in
      _ = try store.transfer([leg], .none, key: nil)
    } model: { (model) throws(MoneyFailure) in
      try StoreChange.check(source)
      guard let giver = model.wallets[source] else { throw StoreChange.absent() }
      let names = source == target ? [source] : [source, target]
      let keepers = [Keeper(giver)] + (source == target ? [] : [Keeper(model.wallets[target] ?? Wallet())])
      let moved = TransferLeg(source: 0, target: keepers.count - 1, amount: amount)
      try Wallet.transfer([moved], among: keepers, note: .none)
      for (name, keeper) in zip(names, keepers) { model.wallets[name] = keeper.wallet }
    }
  }
}

private final class Keeper: WalletKeeper {
  var wallet: Wallet

  init(_ wallet: Wallet) { self.wallet = wallet }

  func checkIdle() {}
}
