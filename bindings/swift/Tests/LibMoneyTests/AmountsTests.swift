import LibMoney
import Testing

/// A column computes each row as the same call on one amount does.
struct AmountsTests {
  private struct Random {
    var state: UInt64

    mutating func next(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }

    mutating func value() -> Int64 {
      let word = Int64(next(1 << 30)) << 20 ^ Int64(next(1 << 30))
      return (word >> Int64(next(44))) * (next(2) == 0 ? 1 : -1)
    }
  }

  private static let codes = ["EUR", "USD", "JPY", "KWD", "GBP"]

  private func column(_ random: inout Random, _ count: Int) throws -> Amounts {
    let values = (0..<count).map { _ in random.value() }
    let bytes = (count + 7) / 8
    let validity = random.next(2) == 0 ? nil : (0..<bytes).map { _ in UInt8(random.next(256)) }
    let scale = random.next(3) == 0 ? UInt32(random.next(6)) : nil
    if random.next(2) == 0 {
      return try Amounts(values, Self.codes[random.next(5)], scale: scale, validity: validity)
    }
    return try Amounts(
      values, Self.codes, (0..<count).map { _ in Int32(random.next(5)) }, scale: scale, validity: validity)
  }

  private func rates() throws -> Rates {
    try Rates.of(["EUR/USD": "1.1172", "EUR/JPY": "118.53", "EUR/KWD": "0.34211", "EUR/GBP": "0.8721"])
  }

  @Test(arguments: [0, 1, 7, 64, 65, 300, 513, 700]) func rowsAreThoseOfOneAmount(_ count: Int) throws {
    let rates = try rates()
    for seed in 0..<6 {
      var random = Random(state: UInt64(seed * 1000 + count))
      let column = try column(&random, count)
      let target = Self.codes[random.next(5)]
      let rows = Array(column)
      #expect(rows.count == count)
      let converted = try rows.map {
        try $0.map { try $0.currency.description == target ? $0.rounded() : rates.convert($0, to: target) }
      }
      #expect(try Array(column.converted(with: rates, to: target)) == converted)
      #expect(try Array(column.rounded(.count(1), .up)) == rows.map { try $0.map { try $0.rounded(.count(1), .up) } })
      var sums: [CurrencyCode: Money] = [:]
      for case let row? in rows {
        sums[row.currency] = try sums[row.currency].map { try $0 + row } ?? row
      }
      for (code, sum) in try column.sums() { #expect(sum == sums[code] ?? Money(0, code)) }
      if column.scale == nil {
        let shares = try column.allocated(by: [3, 2, 1])
        for (row, amount) in rows.enumerated() {
          #expect(try shares.map { $0.amount(at: row) } == amount?.allocated(by: [3, 2, 1]) ?? [nil, nil, nil])
        }
      }
      #expect(try column.orders(to: column) == rows.map { $0 == nil ? nil : 0 })
      if column.codes.count <= 5, let again = try? Amounts(rows) { #expect(Array(again) == rows) }
    }
  }

  @Test func datesHaveTheirOwnRates() throws {
    var builder = RatesBuilder()
    try builder.add("EUR", "USD", "1.10", on: "2026-01-05")
    try builder.add("EUR", "USD", "1.20", on: "2026-01-06")
    let rates = builder.build()
    let column = try Amounts([1000, 1000, 1000], "EUR")
    let days = [try Day("2026-01-05"), try Day("2026-01-06"), try Day("2026-01-05")]
    #expect(try column.converted(with: rates, to: "USD", on: days).values == [1100, 1200, 1100])
    #expect(throws: MoneyFailure.self) { try column.converted(with: rates, to: "USD", on: [days[0]]) }
    let unknown = [days[0], try Day("2020-01-01"), days[1]]
    #expect(throws: MoneyFailure.self) { try column.converted(with: rates, to: "USD", on: unknown) }
    let kept = try column.converted(with: rates, to: "USD", on: unknown, goesOnAfterFailures: true)
    #expect(Array(kept).map { $0?.description } == ["11.00 USD", nil, "12.00 USD"])
    #expect(kept.statuses?.map { $0 == 0 } == [true, false, true])
  }

  @Test func whatIsNotAColumnIsRefused() throws {
    let rates = try rates()
    #expect(throws: MoneyFailure.self) { try Amounts([1, 2], "EUR", scale: 39) }
    #expect(throws: MoneyFailure.self) { try Amounts([1, 2], "EURO?") }
    #expect(throws: MoneyFailure.self) { try Amounts([1, 2], ["EUR"], [0]) }
    #expect(throws: MoneyFailure.self) { try Amounts([Int64](repeating: 1, count: 9), "EUR", validity: [255]) }
    #expect(throws: MoneyFailure.self) { try Amounts([Money("\(Int64.max)0 EUR")]) }
    for place: Int32 in [-1, 1, .min, .max] {
      let column = try Amounts([1, 2], ["EUR"], [0, place])
      #expect(throws: MoneyFailure.self) { try column.sums() }
      #expect(throws: MoneyFailure.self) { try column.rounded() }
      #expect(throws: MoneyFailure.self) { try column.converted(with: rates, to: "USD") }
      #expect(column.amount(at: 1) == nil)
    }
    let column = try Amounts([1, .max], "EUR")
    #expect(column.amount(at: -1) == nil && column.amount(at: 2) == nil)
    #expect(throws: MoneyFailure.self) { try column.rounded(.count(.max)) }
    #expect(throws: MoneyFailure.self) { try column.converted(with: rates, to: "USD") }
    #expect(throws: MoneyFailure.self) { try column.converted(with: nil, to: "USD") }
    #expect(throws: MoneyFailure.self) { try column.allocated(by: []) }
    #expect(throws: MoneyFailure.self) { try column.allocated(by: [0, 0]) }
    #expect(throws: MoneyFailure.self) { try column.orders(to: Amounts([1], "EUR")) }
    #expect(throws: MoneyFailure.self) { try column.orders(to: Amounts([1, 2], "USD")) }
    #expect(throws: MoneyFailure.self) { try Amounts([1, 2], ["EUR", "USD"], [0, 1]).sum() }
    #expect(try column.sum().description == "92233720368547758.08 EUR")
    let shares = try column.allocated(by: [1, 1, 1], method: .separateRemainder)
    #expect(shares.map { $0.values[0] } == [0, 0, 0, 1])
  }
}
