import Testing

@testable import MoneyCore

/// Sums, minima and maxima of amounts of one currency.
struct MoneySumTests {
  private func sum(_ amounts: [Money], of currency: CurrencyCode? = nil) throws(MoneyFailure) -> Money {
    var sum = MoneySum(of: currency)
    for amount in amounts { try sum.add(amount) }
    return try sum.value()
  }

  private func extreme(
    _ side: DecimalExtreme.Side, _ amounts: [Money]
  ) throws(MoneyFailure) -> (value: Money, index: Int) {
    var extreme = MoneyExtreme(side)
    for amount in amounts { try extreme.add(amount) }
    return (try extreme.value(), extreme.index)
  }

  @Test func addsUp() throws {
    #expect(String(try sum([money("1.50 EUR"), money("-0.5 EUR"), money("2 EUR")])) == "3.00 EUR")
    #expect(String(try sum([], of: code("EUR"))) == "0 EUR")
    #expect(String(try sum([money("1 EUR")], of: code("EUR"))) == "1 EUR")
    expectFailure(.argument, saying: "currency must be set if no amounts are added") { try sum([]) }
    expectFailure(.currencyMismatch, saying: "entry 1: USD cannot be added to EUR") {
      try sum([money("1 EUR"), money("1 USD")])
    }
    expectFailure(.currencyMismatch, saying: "entry 0: EUR cannot be added to USD") {
      try sum([money("1 EUR")], of: code("USD"))
    }
  }

  @Test func isTheFirstOfEqualOnes() throws {
    var random = SplitMix64(seed: 1350)
    for _ in 0..<500 {
      let amounts = (0..<1 + random.below(8)).map { _ in
        Money(random.flip() ? random.decimal() : Decimal(unchecked: Int128(random.below(5)), scale: 1), code("EUR"))
      }
      let values = amounts.map { Fraction($0.amount) }
      let (least, most) = (try extreme(.minimum, amounts), try extreme(.maximum, amounts))
      try #require(values.allSatisfy { !($0 < values[least.index]) && !(values[most.index] < $0) })
      try #require(values[..<least.index].allSatisfy { values[least.index] < $0 })
      try #require(values[..<most.index].allSatisfy { $0 < values[most.index] })
      try #require(String(least.value) == String(amounts[least.index]))
      try #require(String(most.value) == String(amounts[most.index]))
    }
  }

  @Test func thereIsNoneOfNothingOrOfSeveralCurrencies() {
    expectFailure(.argument, saying: "number of values for a minimum must be at least 1, got 0") {
      try extreme(.minimum, [])
    }
    expectFailure(.argument, saying: "number of values for a maximum must be at least 1, got 0") {
      try extreme(.maximum, [])
    }
    expectFailure(.currencyMismatch, saying: "entry 2: USD cannot be compared with EUR") {
      try extreme(.maximum, [money("1 EUR"), money("3 EUR"), money("2 USD")])
    }
  }
}
