import Testing

@testable import MoneyCore

struct MoneyBagTests {
  private func bag(_ amounts: [String]) throws -> MoneyBag {
    var bag = MoneyBag()
    for amount in amounts { try bag.add(money(amount)) }
    return bag
  }

  @Test func sumsByCurrency() throws {
    let bag = try bag(["5.00 EUR", "10.00 USD", "2.5 EUR"])
    #expect(bag.amounts.map { String($0) } == ["7.50 EUR", "10.00 USD"])
    #expect(String(bag.amount(of: code("EUR"))) == "7.50 EUR" && String(bag.amount(of: code("JPY"))) == "0 JPY")
    var twice = bag
    try twice.add(twice)
    #expect(twice.amounts.map { String($0) } == ["15.00 EUR", "20.00 USD"])
    try twice.multiply(by: decimal("-1.5"))
    #expect(twice.amounts.map { String($0) } == ["-22.500 EUR", "-30.000 USD"])
    #expect(MoneyBag().amounts.isEmpty)
  }

  @Test func doesNotCountZeros() throws {
    let bag = try bag(["5.00 EUR", "0.00 USD", "-5 EUR", "1 JPY"])
    #expect(bag.amounts.map { String($0) } == ["1 JPY"])
    #expect(try bag == self.bag(["1.0 JPY"]) && bag.hash == self.bag(["1.0 JPY"]).hash)
    var none = bag
    try none.multiply(by: .zero)
    #expect(none == MoneyBag() && none.hash == MoneyBag().hash && none.amounts.isEmpty)
  }

  @Test func isEqualByContent() throws {
    var random = SplitMix64(seed: 120)
    let codes = ["EUR", "USD", "JPY", "GBP"].map { code($0) }
    for _ in 0..<300 {
      let amounts = (0..<random.below(8)).map { _ in
        Money(Decimal(unchecked: Int128(random.below(7)) - 3, scale: UInt32(random.below(2))), random.pick(codes))
      }
      var (one, other) = (MoneyBag(), MoneyBag())
      for amount in amounts { try one.add(amount) }
      for amount in random.shuffled(amounts) { try other.add(amount) }
      try #require(one == other && one.hash == other.hash, "\(amounts.map { String($0) })")
      try other.add(Money(decimal("0.01"), random.pick(codes)))
      try #require(one != other && one.hash != other.hash, "\(amounts.map { String($0) })")
    }
    #expect(try bag(["5 EUR", "10 USD"]) != bag(["10 EUR", "5 USD"]))
    #expect(try bag(["5 EUR"]) != bag(["5 EUR", "1 USD"]) && bag(["5 EUR", "1 USD"]) != bag(["5 EUR"]))
  }

  /// A sum that fails leaves everything as it was.
  @Test func changesNothingWhereItFails() throws {
    let most = "99999999999999999999999999999999999999"
    var bag = try bag(["1 EUR", "\(most) USD"])
    expectFailure(.overflow) { try bag.add(money("1 USD")) }
    let other = try self.bag(["1 EUR", "1 USD"])
    expectFailure(.overflow) { try bag.add(other) }
    expectFailure(.overflow) { try bag.multiply(by: decimal("10")) }
    #expect(bag.amounts.map { String($0) } == ["1 EUR", "\(most) USD"])
  }
}
