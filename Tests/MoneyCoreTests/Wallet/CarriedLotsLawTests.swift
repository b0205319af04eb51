import Testing

@testable import MoneyCore
@testable import MoneyLedger

/// Laws of lots that transfers carry from wallet to wallet.
struct CarriedLotsLawTests {
  private let dollar = code("USD")

  private final class Kept: WalletKeeper {
    var wallet = Wallet()

    func checkIdle() {}
  }

  private func cents(_ count: Int, _ currency: CurrencyCode) -> Money {
    Money(Decimal(coefficient: Int128(count), scale: 2) ?? .zero, currency)
  }

  private func note(_ day: Int, cost: Int?) throws -> WalletNote {
    try WalletNote(
      label: [], day: Day(number: Int32(19_000 + day)), kind: .unspecified, cost: cost.map { cents($0, .euro) })
  }

  private func lots(of wallet: Wallet) throws -> CashLots {
    try CashLots(
      of: wallet, in: dollar, reporting: .euro, method: .fifo, with: nil, ConversionOptions(), registry: nil,
      watch: .none)
  }

  /// The amount and the cost in cents that several wallets hold since each day.
  private func holdings(of keepers: [Kept]) throws -> [Int32: [Int]] {
    var sums: [Int32: [Int]] = [:]
    for keeper in keepers {
      for lot in try lots(of: keeper.wallet).open {
        let day = try #require(lot.opened).number
        let (amount, cost) = (Int(lot.amount.amount.coefficient), Int(lot.cost.amount.coefficient))
        sums[day] = [(sums[day]?[0] ?? 0) + amount, (sums[day]?[1] ?? 0) + cost]
      }
    }
    return sums
  }

  private func keepers(_ random: inout SplitMix64) throws -> [Kept] {
    let keepers = (0..<3).map { _ in Kept() }
    for keeper in keepers {
      var day = 0
      for _ in 0..<random.below(6) {
        day += random.below(9)
        let cost = 1 + random.below(900)
        _ = try keeper.wallet.add(cents(1 + random.below(1000), dollar), note: try note(day, cost: cost))
      }
    }
    return keepers
  }

  /// Transfers change neither the dollars of any day nor their cost, and realise nothing.
  @Test func transfersKeepDaysAndCosts() {
    forEachCase(seed: 1211, 100) { random in
      let keepers = try keepers(&random)
      let before = try holdings(of: keepers)
      for day in 100..<105 {
        // Legs in any order, but without a cycle.
        let legs = (0..<(1 + random.below(3))).map { _ in
          let source = random.below(2)
          let target = source + 1 + random.below(2 - source)
          return TransferLeg(source: source, target: target, amount: cents(1 + random.below(1500), dollar))
        }
        let revisions = keepers.map { $0.wallet.revision }
        do { try Wallet.transfer(legs, among: keepers, note: try note(day, cost: nil)) } catch {
          try #require((error as? MoneyFailure)?.status == .insufficient)
          try #require(keepers.map { $0.wallet.revision } == revisions)
        }
        try #require(try holdings(of: keepers) == before)
        for keeper in keepers where keeper.wallet.count > 0 {
          try #require(try lots(of: keeper.wallet).disposals.allSatisfy { $0.gain?.amount.isZero == true })
        }
      }
    }
  }

  /// Each wallet is the same after its journal is replayed, and has as many dollars as its lots.
  @Test func lotsAreEntries() {
    forEachCase(seed: 1212, 50) { random in
      let keepers = try keepers(&random)
      let leg = TransferLeg(source: 0, target: 1, amount: cents(1 + random.below(500), dollar))
      _ = try? Wallet.transfer([leg], among: keepers, note: try note(100, cost: nil))
      for keeper in keepers where keeper.wallet.count > 0 {
        let again = try Wallet(replaying: keeper.wallet.journal)
        try #require(again.entries.map { $0.note } == keeper.wallet.entries.map { $0.note })
        try #require(try lots(of: again).amount == again.sum(of: dollar))
        try #require(again.lotCount(of: dollar) == keeper.wallet.lotCount(of: dollar))
      }
    }
  }

  /// A wallet without costs, a transfer that states one, and a payment to the outside are as before.
  @Test func otherTransfersAreOneEntry() throws {
    let (first, second) = (Kept(), Kept())
    _ = try first.wallet.add(money("5.00 USD"), note: try note(0, cost: nil))
    let legs = [TransferLeg(source: 0, target: 1, amount: money("4.00 USD"))]
    try Wallet.transfer(legs, among: [first, second], note: .none)
    #expect(first.wallet.count == 2 && second.wallet.entries.first?.note == WalletNote.none)
    _ = try first.wallet.add(money("3.00 USD"), note: try note(1, cost: 250))
    _ = try first.wallet.add(money("3.00 USD"), note: try note(2, cost: 260))
    let given = try note(3, cost: 500)
    try Wallet.transfer(
      [TransferLeg(source: 0, target: 1, amount: money("5.00 USD"))], among: [first, second], note: given)
    #expect(first.wallet.entries.last?.note == given && second.wallet.entries.last?.note == given)
    try Wallet.transfer(
      [TransferLeg(source: 0, target: nil, amount: money("1.50 USD"))], among: [first, second], note: .none)
    #expect(first.wallet.entries.last?.amount == money("-1.50 USD"))
  }

  /// The days of lots are kept in a chain of legs too, and a fee uses the oldest dollars if it comes first.
  @Test func legsFollowEachOther() throws {
    let keepers = [Kept(), Kept(), Kept()]
    _ = try keepers[0].wallet.add(money("5.00 USD"), note: try note(1, cost: 400))
    _ = try keepers[0].wallet.add(money("5.00 USD"), note: try note(2, cost: 450))
    let legs = [
      TransferLeg(source: 0, target: nil, amount: money("1.00 USD")),
      TransferLeg(source: 0, target: 1, amount: money("6.00 USD")),
      TransferLeg(source: 1, target: 2, amount: money("5.00 USD")),
    ]
    try Wallet.transfer(legs, among: keepers, note: try note(9, cost: nil))
    let (second, third) = (try lots(of: keepers[1].wallet), try lots(of: keepers[2].wallet))
    #expect(second.open.map { String($0.cost) } == ["0.90 EUR"])
    #expect(third.open.map { String($0.cost) } == ["3.20 EUR", "0.90 EUR"])
    #expect(third.open.map { $0.opened?.number } == [19_001, 19_002])
  }
}
