import MoneyCore
import Testing
@testable import MoneyLedger

/// Laws of the history of a wallet, beside copies of its entries before and after each change.
struct HistoryLawTests {
  private func lines(_ wallet: Wallet) -> [String] {
    wallet.entries.map { entry in
      "\(entry.id) \(String(entry.amount)) \(String(entry.note.label)) \(entry.note.effectiveDay?.number ?? -1)"
    }
  }

  private func note(_ random: inout SplitMix64) throws -> WalletNote {
    try WalletNote(
      label: Array("\(random.below(9))".utf8), day: random.below(3) == 0 ? nil : Day(number: Int32(random.below(9))))
  }

  private func requireSums(_ wallet: Wallet) throws {
    for currency in wallet.currencies {
      for day in [nil, 0, 3, 9].map({ $0.flatMap { Day(number: Int32($0)) } }) {
        let sum = try wallet.entries.filter {
          guard let day, let effective = $0.note.effectiveDay else { return $0.amount.currency == currency }
          return $0.amount.currency == currency && effective <= day
        }.reduce(Decimal.zero) { try $0.adding($1.amount.amount) }
        try #require(try wallet.balance(of: currency, on: day, in: nil).posted.amount == sum)
      }
    }
  }

  /// The entries of a wallet before and after a change.
  private struct Change {
    let instant: Int64
    let before: [String]
    let after: [String]
  }

  /// A wallet as it was known is the wallet after the last change at that instant, or before the first later one.
  @Test func aWalletIsKnownAsItWas() {
    forEachCase(seed: 977, 40) { random in
      var wallet = Wallet()
      var changes: [Change] = []
      var now: Int64 = 0
      for _ in 0..<random.pick([5, 60]) {
        now += Int64(random.below(3))
        let amount = Money(
          decimal("\(random.pick(["", "-"]))\(random.below(50)).\(random.below(90) + 10)"),
          random.pick(["EUR", "USD"].map { code($0) }))
        let known = lines(wallet)
        let count = wallet.changes.count
        let id = wallet.entries.isEmpty ? 1 : random.pick(wallet.entries).id
        switch random.below(6) {
        case 0: try? wallet.amend(id, to: amount, note: try note(&random), at: now, reason: [])
        case 1: try? wallet.void(id, at: now, reason: Array("Ann".utf8))
        case 2: try? wallet.checkpoint(at: now, reason: [])
        default: _ = try wallet.add(amount, note: try note(&random))
        }
        if wallet.changes.count > count { changes.append(Change(instant: now, before: known, after: lines(wallet))) }
      }
      let copies = [wallet, try Wallet(replaying: wallet.journal), try Wallet(restoring: wallet.state)]
      for copy in copies {
        try #require(lines(copy) == lines(wallet) && copy.sheet == wallet.sheet)
        try requireSums(copy)
        for instant in -1...(now + 1) {
          let known = try copy.known(at: instant)
          let same = changes.last { $0.instant == instant }?.after
          let later = changes.first { $0.instant > instant }?.before
          try #require(lines(known) == same ?? later ?? lines(wallet))
          try requireSums(known)
        }
      }
      if !changes.isEmpty {
        try #require(throws: MoneyFailure.self) { try wallet.checkpoint(at: -1, reason: []) }
      }
    }
  }
}
