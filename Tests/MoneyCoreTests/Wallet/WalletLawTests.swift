import MoneyCore
import Testing
@testable import MoneyLedger

/// Laws of every wallet, beside plain arrays of its entries and holds.
struct WalletLawTests {
  /// The entries and holds of a wallet, by id.
  private struct Model {
    var entries: [WalletEntry] = []
    var holds: [WalletEntry] = []

    mutating func apply(_ records: ArraySlice<WalletRecord>) {
      for record in records {
        switch record {
        case .posted(let posted): entries += posted
        case .removed(let id): entries.removeAll { $0.id == id }
        case .held(let hold): holds.append(hold)
        case .committed(let id, let entry):
          holds.removeAll { $0.id == id }
          entries.append(entry)
        case .released(let id): holds.removeAll { $0.id == id }
        case .restored(let state): (entries, holds) = (state.entries, state.holds)
        case .changed(let change):
          guard let entry = change.entry else {
            entries.removeAll { $0.id == change.id }
            continue
          }
          entries = entries.map { $0.id == entry.id ? entry : $0 }
        }
      }
    }
  }

  private func lines(_ entries: some Sequence<WalletEntry>) -> [String] {
    entries.map { "\($0.id) \(String($0.amount)) \(String($0.note.label))" }
  }

  private func require(_ wallet: Wallet, is model: Model, _ random: inout SplitMix64) throws {
    try #require(lines(wallet.entries) == lines(model.entries) && lines(wallet.holds) == lines(model.holds))
    try #require(lines(wallet.state.entries) == lines(model.entries))
    var order: [CurrencyCode] = []
    for entry in model.entries where !order.contains(entry.amount.currency) { order.append(entry.amount.currency) }
    try #require(wallet.currencies == order)
    for currency in [nil] + order.map(Optional.some) {
      let all = model.entries.filter { currency == nil || $0.amount.currency == currency }
      try #require((currency.map { wallet.count(of: $0) } ?? wallet.count) == all.count)
      let (first, count) = (random.below(all.count + 1), random.below(all.count + 2))
      try #require(
        lines(wallet.entries(from: first, count: count, of: currency)) == lines(all.dropFirst(first).prefix(count)))
      try #require(wallet.entry(at: first, of: currency)?.id == (first < all.count ? all[first].id : nil))
    }
    for balance in wallet.sheet {
      let sum = try model.entries.filter { $0.amount.currency == balance.currency }
        .reduce(Decimal.zero) { try $0.adding($1.amount.amount) }
      let held = try model.holds.filter { $0.amount.currency == balance.currency }
        .reduce(Decimal.zero) { try $0.adding($1.amount.amount) }
      try #require(balance.sum == sum && balance.held == held)
    }
    let listed = Set((model.entries + model.holds).map { String($0.amount.currency) })
    try #require(Set(wallet.sheet.map { String($0.currency) }) == listed)
  }

  @Test func aWalletIsItsEntriesAndHolds() {
    forEachCase(seed: 920, 30) { random in
      var (wallet, model) = (Wallet(), Model())
      let codes = ["EUR", "USD", "JPY", "CHF"].map { code($0) }
      for step in 0..<random.pick([30, 400]) {
        let known = wallet.journal.count
        let amount = Money(decimal("\(random.below(50)).\(random.below(90) + 10)"), random.pick(codes))
        switch random.below(step % 100 < 50 ? 6 : 10) {
        case 0...2: try wallet.post([(amount, .none), (amount, .none)], isCovered: false)
        case 3: _ = try? wallet.hold(amount, note: .none)
        case 4: _ = try? wallet.commit(random.below(3) > 0 ? model.holds.first?.id ?? 1 : UInt64(random.below(99)))
        case 5: try? wallet.release(model.holds.last?.id ?? 1)
        case 6: _ = try? wallet.remove(model.entries.last?.amount ?? amount)
        case 7: try? wallet.remove(model.entries.isEmpty ? 1 : random.pick(model.entries).id)
        default: for entry in model.entries.prefix(8) { try? wallet.remove(entry.id) }
        }
        model.apply(wallet.journal[known...])
        if step % 4 == 0 { try require(wallet, is: model, &random) }
      }
      try require(wallet, is: model, &random)
      try require(try Wallet(replaying: wallet.journal), is: model, &random)
      try require(try Wallet(restoring: wallet.state), is: model, &random)
    }
  }

  /// One entry is added, or rejected, like an array of one, and like an entry of a balance without the wallet.
  @Test func oneEntryIsAddedLikeSeveral() {
    forEachCase(seed: 942, 60) { random in
      var (one, several) = (Wallet(), Wallet())
      for _ in 0..<60 {
        let amount = Money(
          decimal("\(random.pick(["", "-"]))\(random.pick([0, 1, 7, 40])).\(random.below(90) + 10)"),
          random.pick(["EUR", "USD", "JPY"].map { code($0) }))
        let isCovered = random.below(2) == 0
        if random.below(4) == 0 {
          _ = try? one.hold(amount, note: .none)
          _ = try? several.hold(amount, note: .none)
        }
        func outcome<Result>(_ body: () throws(MoneyFailure) -> Result) -> String {
          do throws(MoneyFailure) { return "\(try body())" } catch { return "\(error.status) \(error.message)" }
        }
        let balance = one.sheetBalance(of: amount.currency) ?? WalletBalance(currency: amount.currency)
        let next = one.next
        let found = outcome { () throws(MoneyFailure) in try one.post(amount, note: .none, isCovered: isCovered) }
        let wanted = outcome { () throws(MoneyFailure) in
          try several.post([(amount: amount, note: .none)], isCovered: isCovered)
        }
        try #require(found == wanted)
        try #require(lines(one.entries) == lines(several.entries) && one.sheet == several.sheet)
        try #require(one.next == several.next && one.revision == several.revision)
        let alone = outcome { () throws(MoneyFailure) in
          try balance.adding(amount, id: next, isCovered: isCovered) == one.sheetBalance(of: amount.currency)
        }
        try #require(alone == (one.next == next ? found : "true"))
      }
    }
  }
}
