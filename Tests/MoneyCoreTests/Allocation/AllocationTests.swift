import Testing

@testable import MoneyCore

struct AllocationTests {
  private func shares(
    _ amount: String, _ weights: [String], _ method: AllocationMethod = .largestRemainder, digits: Digits = .currency
  ) throws -> [String] {
    let allocation = try Allocation(
      of: money(amount), by: weights.map { decimal($0) }, method: method, digits: digits, in: nil)
    return (allocation.shares + [allocation.remainder]).map { String($0.amount) }
  }

  @Test func handsOutWhatIsLeft() throws {
    let thirds = ["1", "1", "1"]
    #expect(try shares("10.00 EUR", thirds, .largestRemainder) == ["3.34", "3.33", "3.33", "0.00"])
    #expect(try shares("10.00 EUR", thirds, .floorToFirst) == ["3.34", "3.33", "3.33", "0.00"])
    #expect(try shares("10.00 EUR", thirds, .floorToLast) == ["3.33", "3.33", "3.34", "0.00"])
    #expect(try shares("10.00 EUR", thirds, .separateRemainder) == ["3.33", "3.33", "3.33", "0.01"])
    #expect(try shares("-10.00 EUR", thirds, .separateRemainder) == ["-3.33", "-3.33", "-3.33", "-0.01"])
    #expect(try shares("0.01 EUR", ["0", "1", "1"], .floorToFirst) == ["0.00", "0.01", "0.00", "0.00"])
    #expect(try shares("0.01 EUR", ["1", "1", "0"], .floorToLast) == ["0.00", "0.01", "0.00", "0.00"])
    #expect(try shares("0.00 EUR", ["3", "5"]) == ["0.00", "0.00", "0.00"])
  }

  @Test func sharesHaveTheCurrencysDigitsOrTheAmountsOwn() throws {
    #expect(try shares("10 EUR", ["1", "2"]) == ["3.33", "6.67", "0.00"])
    #expect(try shares("10.000 EUR", ["1", "2"]) == ["3.333", "6.667", "0.000"])
    #expect(try shares("10 JPY", ["1", "2"]) == ["3", "7", "0"])
    #expect(try shares("10.5 XAU", ["1", "1"]) == ["5.3", "5.2", "0.0"])
    #expect(try shares("10 EUR", ["1", "2"], digits: .count(0)) == ["3", "7", "0"])
    #expect(try shares("10.00 EUR", ["1", "2"], digits: .count(0)) == ["3", "7", "0"])
    expectFailure(.inexact, saying: "amount must be a multiple of 1, got 10.50 EUR") {
      try shares("10.50 EUR", ["1", "2"], digits: .count(0))
    }
    expectFailure(.inexact, saying: "amount must be a multiple of 0.01, got 10.555 EUR") {
      try shares("10.555 EUR", ["1"], digits: .count(2))
    }
    expectFailure(.overflow) { try shares("99999999999999999999999999999999999999 EUR", ["1", "1"]) }
    var registry = CurrencyRegistry()
    try registry.add(code("P"), digits: 1, name: [])
    let custom = try Allocation(
      of: money("1 P", in: registry), into: 2, method: .largestRemainder, digits: .currency, in: registry)
    #expect(custom.shares.map { String($0) } == ["0.5 P", "0.5 P"])
  }

  /// Weights and products past 64 bits, where the sum of the weights wraps a word, and where one weight is all.
  @Test func holdsLargeWeights() throws {
    let most = "18446744073709551615"
    #expect(try shares("10.00 EUR", [most, most]) == ["5.00", "5.00", "0.00"])
    #expect(try shares("10.01 EUR", [most, most]) == ["5.01", "5.00", "0.00"])
    #expect(try shares("10.00 EUR", [most, "1"]) == ["10.00", "0.00", "0.00"])
    #expect(try shares("10.00 EUR", ["1", most], .floorToFirst) == ["0.01", "9.99", "0.00"])
    let ones = String(repeating: "9", count: 38)
    #expect(try shares("\(ones) JPY", [ones]) == [ones, "0"])
    #expect(try shares("\(ones) JPY", ["0.00000000000000000000000000000000000001", ones]) == ["0", ones, "0"])
    #expect(
      try shares("-18446744073709551616 JPY", ["1", "1"]) == ["-9223372036854775808", "-9223372036854775808", "0"])
  }

  @Test func refusesWeightsThatAreNone() {
    expectFailure(.weights, saying: "no weights; at least one is required") { try shares("10.00 EUR", []) }
    expectFailure(.weights, saying: "all weights are zero; at least one must be positive") {
      try shares("10.00 EUR", ["0", "0.00"])
    }
    expectFailure(.weights, saying: "negative weight -0.50; weights must be at least 0") {
      try shares("10.00 EUR", ["1", "-0.50"])
    }
    expectFailure(.weights) {
      try Allocation(of: money("1 EUR"), into: 0, method: .largestRemainder, digits: .currency, in: nil)
    }
    expectFailure(.limit, saying: "number of shares must be at most 1048576, got 1048577") {
      try Allocation(
        of: money("1 EUR"), into: Allocation.mostShares + 1, method: .floorToFirst, digits: .currency, in: nil)
    }
  }

  @Test func hasTheHeadersValues() {
    #expect(AllocationMethod.allCases == [.largestRemainder, .floorToFirst, .floorToLast, .separateRemainder])
    #expect(AllocationMethod.allCases.map(\.rawValue) == [0, 1, 2, 3])
  }
}
