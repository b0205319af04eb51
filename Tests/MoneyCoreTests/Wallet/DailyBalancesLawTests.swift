import Testing

@testable import MoneyCore
@testable import MoneyLedger

/// The balances of a wallet by day, compared with one sum from scratch for each day.
struct DailyBalancesLawTests {
  private let dollar = code("USD")

  private func wallet(_ random: inout SplitMix64) throws -> Wallet {
    var wallet = Wallet()
    for _ in 0..<random.below(20) {
      let amount = Decimal(coefficient: Int128(random.below(9000) - 4000), scale: 2) ?? .zero
      let day = random.below(5) == 0 ? nil : Day(number: Int32(19_000 + random.below(12)))
      _ = try wallet.add(
        Money(amount, random.flip() ? .euro : dollar), note: try WalletNote(label: [], day: day, kind: .unspecified))
    }
    return wallet
  }

  @Test func eachDayIsASumFromScratch() throws {
    let rates = (0..<12).map { "EUR USD 1.\($0 + 10) \(String(Day(number: Int32(19_000 + $0))!))" }
    let table = try builder(rates).build()
    forEachCase(seed: 1221, 60) { random in
      let wallet = try wallet(&random)
      let basis: DailyBalances.Basis = random.flip() ? .daily : .one
      let first = Int32(19_000 + random.below(12))
      let start = try #require(Day(number: first))
      let end = try #require(Day(number: first + Int32(random.below(Int(19_012 - first)))))
      let balances = try DailyBalances(
        of: wallet, in: .euro, from: start, through: end, at: basis, with: table, ConversionOptions(), registry: nil)
      try #require(balances.count == Int(end.number - start.number) + 1)
      for index in 0..<balances.count {
        let balance = try balances.balance(at: index)
        try #require(balance.day.number == first + Int32(index))
        let wanted = try scratch(wallet, on: balance.day, table, basis == .daily ? balance.day : nil)
        try #require(balance.value.money == wanted)
      }
    }
  }

  private func scratch(_ wallet: Wallet, on day: Day, _ table: RatesTable, _ rates: Day?) throws -> Money {
    var bag = MoneyBag()
    for entry in wallet.entries where entry.note.effectiveDay.map({ $0 <= day }) ?? true { try bag.add(entry.amount) }
    return try bag.reduced(to: .euro, with: table, ConversionOptions(day: rates), in: nil).money
  }

  @Test func periodsAndDatesAreChecked() throws {
    let (start, end) = (day("2024-01-02"), day("2024-01-01"))
    expectFailure(.argument, saying: "end must not be before the start 2024-01-02, got 2024-01-01") {
      try DailyBalances(
        of: Wallet(), in: .euro, from: start, through: end, at: .one, with: nil, ConversionOptions(), registry: nil)
    }
    expectFailure(.argument) {
      try DailyBalances(
        of: Wallet(), in: .euro, from: end, through: start, at: .daily, with: nil, ConversionOptions(day: end),
        registry: nil)
    }
  }
}
