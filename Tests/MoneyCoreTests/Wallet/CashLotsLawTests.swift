import MoneyCore
import Testing
@testable import MoneyLedger

/// Laws of lots of foreign cash.
struct CashLotsLawTests {
  private let dollar = code("USD")
  private let euro = code("EUR")

  private func note(_ day: Int, cost: Money?) throws -> WalletNote {
    try WalletNote(label: [], day: Day(number: Int32(19_000 + day)), kind: .unspecified, cost: cost)
  }

  private func cents(_ count: Int, _ currency: CurrencyCode) -> Money {
    Money(Decimal(coefficient: Int128(count), scale: 2) ?? .zero, currency)
  }

  private func lots(of wallet: Wallet, _ method: CashLotMethod) throws(MoneyFailure) -> CashLots {
    try CashLots(
      of: wallet, in: dollar, reporting: euro, method: method, with: nil, ConversionOptions(), registry: nil,
      watch: .none)
  }

  /// A wallet that never spends more dollars than it has, and its entries sorted by day.
  private func wallet(_ random: inout SplitMix64) throws -> (Wallet, [WalletEntry]) {
    var days: [(amount: Int, cost: Int?)] = []
    var balance = 0
    for _ in 0..<random.pick([1, 10, 80]) {
      let spends = balance > 0 && random.flip()
      let amount = spends ? -(random.below(balance) + 1) : random.below(5000) + 1
      balance += amount
      days.append((amount, spends && random.below(4) == 0 ? nil : random.below(5000)))
    }
    var wallet = Wallet()
    // Ids are in another order than days.
    for day in days.indices.shuffled(using: &random) {
      let cost = days[day].cost.map { cents($0, euro) }
      _ = try wallet.add(cents(days[day].amount, dollar), note: try note(day, cost: cost))
    }
    return (wallet, wallet.entries.sorted { ($0.note.day?.number ?? 0) < ($1.note.day?.number ?? 0) })
  }

  /// The costs of the open lots and of the payments are those of the entries, to the cent.
  @Test func costsAreConserved() {
    forEachCase(seed: 1110, 60) { random in
      let (wallet, entries) = try wallet(&random)
      for method in [CashLotMethod.fifo, .average] {
        let lots = try lots(of: wallet, method)
        var paid = cents(0, euro)
        for entry in entries where !entry.amount.amount.isNegative {
          paid = try paid.adding(entry.note.details?.cost ?? cents(0, euro))
        }
        let used = try lots.disposals.reduce(cents(0, euro)) { try $0.adding($1.cost) }
        try #require(try lots.cost.adding(used) == paid)
        try #require(lots.amount == wallet.sum(of: dollar))
        try #require(!lots.cost.amount.isNegative && lots.open.allSatisfy { !$0.amount.amount.isZero })
        for disposal in lots.disposals {
          guard let proceeds = disposal.proceeds else { continue }
          try #require(disposal.gain == (try proceeds.subtracting(disposal.cost)))
        }
        let isKnown = lots.disposals.allSatisfy { $0.gain != nil }
        try #require((lots.realised != nil) == isKnown)
      }
    }
  }

  /// First in, first out, cent by cent: the dollars that are left are the newest ones.
  @Test func theOldestDollarsAreSpentFirst() {
    forEachCase(seed: 1111, 60) { random in
      let (wallet, entries) = try wallet(&random)
      var queue: [(entry: UInt64, cents: Int)] = []
      for entry in entries {
        var count = Int(entry.amount.amount.coefficient)
        if count > 0 { queue.append((entry.id, count)) }
        while count < 0, !queue.isEmpty {
          let part = min(queue[0].cents, -count)
          queue[0].cents -= part
          count += part
          if queue[0].cents == 0 { queue.removeFirst() }
        }
      }
      let lots = try lots(of: wallet, .fifo)
      try #require(lots.open.map { $0.entry } == queue.map { $0.entry })
      try #require(lots.open.map { Int($0.amount.amount.coefficient) } == queue.map { $0.cents })
    }
  }
}
