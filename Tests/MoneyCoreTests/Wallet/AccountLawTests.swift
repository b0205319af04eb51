import MoneyCore
import Testing
@testable import MoneyLedger

/// Laws of wallets as accounts, beside plain sums over all entries.
struct AccountLawTests {
  private let codes = ["EUR", "USD"].map { code($0) }
  private static let first = Int32(19_000)

  private func note(_ random: inout SplitMix64, isHold: Bool = false) throws -> WalletNote {
    func day(_ chance: Int) -> Day? {
      if random.below(chance) == 0 { return nil }
      let spread = random.pick([3, 40, 4000])
      return Day(number: AccountLawTests.first + Int32(random.below(spread)))
    }
    let id = random.below(3) == 0 ? "x\(random.below(30))" : ""
    let cost = !isHold && random.below(5) == 0 ? Money(decimal("1.5"), code("CHF")) : nil
    return try WalletNote(
      label: [], day: day(4), kind: random.pick(EntryKind.allCases),
      counterpart: random.flip() ? Array("Ann".utf8) : [],
      externalID: Array(id.utf8), effective: random.below(3) == 0 ? day(3) : nil, cost: cost)
  }

  /// A wallet after random changes; most of them succeed.
  private func wallet(_ random: inout SplitMix64, steps: Int) throws -> Wallet {
    var wallet = Wallet()
    for _ in 0..<steps {
      let amount = Money(decimal("\(random.below(50) + 1).\(random.below(90) + 10)"), random.pick(codes))
      switch random.below(10) {
      case 0: _ = try? wallet.hold(amount, note: try note(&random, isHold: true))
      case 1: _ = try? wallet.commit(wallet.holds.first?.id ?? 1)
      case 2: _ = try? wallet.release(wallet.holds.last?.id ?? 1)
      case 3: _ = try? wallet.remove(wallet.entries.isEmpty ? 1 : random.pick(wallet.entries).id)
      case 4: _ = try? wallet.spend(amount, note: try note(&random), mayGoBelowZero: random.flip())
      default: _ = try? wallet.add(amount, note: try note(&random))
      }
    }
    return wallet
  }

  private func sum(_ entries: [WalletEntry], _ currency: CurrencyCode, through day: Day?) throws -> Decimal {
    try entries.filter { entry in
      guard entry.amount.currency == currency else { return false }
      guard let day, let effective = entry.note.effectiveDay else { return true }
      return effective <= day
    }.reduce(Decimal.zero) { try $0.adding($1.amount.amount) }
  }

  private func requireBalances(of wallet: Wallet, _ random: inout SplitMix64) throws {
    for currency in codes {
      for _ in 0..<12 {
        let day = random.below(8) == 0 ? nil : Day(number: AccountLawTests.first - 2 + Int32(random.below(4004)))
        let balance = try wallet.balance(of: currency, on: day, in: nil)
        let posted = try sum(wallet.entries, currency, through: day)
        let held = try sum(wallet.holds, currency, through: day)
        let pending = try posted.subtracting(held)
        try #require(balance.posted.amount == posted && balance.held.amount == held)
        try #require(balance.pending.amount == pending)
        try #require(balance.available.amount == (pending.isNegative ? .zero : pending))
      }
    }
  }

  /// An entry without details needs as much memory as before they existed.
  @Test func entriesStaySmall() {
    #expect(MemoryLayout<WalletEntry>.stride == 64)
  }

  @Test func balancesAreSumsOfEntries() {
    forEachCase(seed: 1101, 40) { random in
      let wallet = try wallet(&random, steps: random.pick([5, 60, 500]))
      try requireBalances(of: wallet, &random)
      try requireBalances(of: try Wallet(replaying: wallet.journal), &random)
      try requireBalances(of: try Wallet(restoring: wallet.state), &random)
    }
  }

  /// A hold of the available amount is accepted, and one of more is not.
  @Test func theAvailableAmountCanBeHeld() {
    forEachCase(seed: 1102, 40) { random in
      let wallet = try wallet(&random, steps: 60)
      for currency in codes {
        let available = try wallet.balance(of: currency, on: nil, in: nil).available
        var other = wallet
        try #require((try? other.hold(try available.adding(Money(decimal("0.01"), currency)), note: .none)) == nil)
        if !available.amount.isZero { _ = try other.hold(available, note: .none) }
      }
    }
  }

  @Test func statementsContainEachEntryOnce() {
    forEachCase(seed: 1103, 40) { random in
      let wallet = try wallet(&random, steps: random.pick([5, 60, 400]))
      let currency = random.pick(codes)
      var days = (0..<2).compactMap { _ in Day(number: AccountLawTests.first + Int32(random.below(4000))) }
      days.sort()
      let (start, end) = (random.below(4) == 0 ? nil : days[0], random.below(4) == 0 ? nil : days[1])
      let statement = try AccountStatement(
        of: wallet, in: currency, from: start, through: end, registry: nil, watch: .none)
      let wanted = wallet.entries.filter { entry in
        guard entry.amount.currency == currency else { return false }
        guard let day = entry.note.effectiveDay else { return start == nil }
        return (start.map { $0 <= day } ?? true) && (end.map { day <= $0 } ?? true)
      }.sorted {
        let (left, right) = ($0.note.effectiveDay?.number ?? Int32.min, $1.note.effectiveDay?.number ?? Int32.min)
        return (left, $0.id) < (right, $1.id)
      }
      try #require(statement.rows.map { $0.entry.id } == wanted.map { $0.id })
      var balance = statement.opening
      for row in statement.rows {
        balance = try balance.adding(row.entry.amount)
        try #require(row.balance == balance)
      }
      try #require(statement.closing == balance)
      try #require(try statement.opening.adding(statement.inflow).subtracting(statement.outflow) == statement.closing)
      if let end {
        let closing = try sum(wallet.entries, currency, through: end)
        try #require(statement.closing.amount == closing)
      }
      var (inflow, count) = (Money(Decimal.zero, currency), 0)
      for turnover in statement.turnovers {
        inflow = try inflow.adding(turnover.inflow)
        count += turnover.count
      }
      try #require(inflow == statement.inflow && count == statement.rows.count)
      for day in days {
        let position = statement.rows.firstIndex { ($0.entry.note.effectiveDay?.number ?? Int32.min) >= day.number }
        try #require(statement.position(of: day) == position ?? statement.rows.count)
      }
    }
  }

  /// No external id belongs to two entries or holds, and repeating a call changes nothing.
  @Test func externalIDsAreUnique() {
    forEachCase(seed: 1104, 40) { random in
      var wallet = try wallet(&random, steps: 200)
      let all = wallet.entries + wallet.holds
      let ids = all.compactMap { $0.note.externalID }
      try #require(Set(ids).count == ids.count)
      for entry in all {
        guard let id = entry.note.externalID else { continue }
        try #require(wallet.entry(external: id)?.id == entry.id)
      }
      let revision = wallet.revision
      for entry in wallet.entries where entry.note.externalID != nil {
        try #require(try wallet.add(entry.amount, note: entry.note) == entry.id)
        let other = try entry.amount.adding(entry.amount)
        expectFailure(.conflict) { try wallet.add(other, note: entry.note) }
      }
      for hold in wallet.holds where hold.note.externalID != nil {
        try #require(try wallet.hold(hold.amount, note: hold.note) == hold.id)
      }
      try #require(wallet.revision == revision)
    }
  }

  /// Days in any order: the sums are those of a sorted list, and few runs remain.
  @Test func sumsOfDaysNeedNoOrder() {
    forEachCase(seed: 1105, 30) { random in
      var sums = DaySums()
      var amounts: [(day: Day, amount: Decimal)] = []
      for index in 0..<random.pick([1, 30, 2000]) {
        let spread = random.pick([1, 5, 5000])
        let number = random.flip() ? Int32(index) : Int32(random.below(spread))
        guard let day = Day(number: number) else { continue }
        let amount = decimal("\(random.pick(["", "-"]))\(random.below(1000)).\(random.below(1000))")
        sums.insert(amount, at: day)
        amounts.append((day, amount))
      }
      for _ in 0..<20 {
        let number = Int32(random.below(5002)) - 1
        let wanted = try amounts.filter { $0.day.number >= number }.reduce(Decimal.zero) { try $0.adding($1.amount) }
        try #require(try sums.sum(from: number).value() == wanted)
      }
      try #require(sums.runs.count <= 11)
    }
  }
}
