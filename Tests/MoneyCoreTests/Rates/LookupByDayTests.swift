import Testing

@testable import MoneyCore

/// The day's rates, or the last ones before it within a gap.
struct LookupByDayTests {
  private static let lines = [
    "EUR USD 1.01 2024-03-01", "EUR USD 1.04 2024-03-04", "EUR USD 1.08 2024-03-08", "EUR GBP 0.81 2024-03-01",
    "EUR GBP 0.88 2024-03-08", "EUR JPY 160 2024-03-04",
  ]

  private func find(_ to: String, on text: String?, gap: Int32 = 0) throws -> Conversion {
    let table = try builder(Self.lines, base: "EUR").build()
    let options = ConversionOptions(day: text.map { day($0) }, maximumGap: gap)
    return try RatesTable.find(from: code("EUR"), to: code(to), with: table, options)
  }

  @Test(
    arguments: [
      ("USD", "2024-03-04", 0, "1.04", 0), ("USD", "2024-03-05", 1, "1.04", 1), ("USD", "2024-03-07", 3, "1.04", 3),
      ("USD", "2024-03-08", 100, "1.08", 0), ("USD", "2024-03-10", 2, "1.08", 2), ("GBP", "2024-03-07", 6, "0.81", 6),
      ("JPY", "2024-03-08", 4, "160", 4), ("USD", "9999-12-31", 3_000_000, "1.08", 2_913_106),
      ("USD", nil, 0, "1.08", 0),
      ("JPY", nil, 4, "160", 4), ("GBP", "2024-03-01", 0, "0.81", 0),
    ] as [(String, String?, Int32, String, Int32)])
  func takesTheLastOnOrBefore(_ to: String, _ on: String?, _ gap: Int32, _ wanted: String, _ found: Int32) throws {
    let conversion = try find(to, on: on, gap: gap)
    #expect(conversion.legs.map(\.rate) == [rate(wanted)])
    #expect(conversion.gap == found && conversion.flags == (found > 0 ? .earlier : []))
    let asked = on.map { day($0) } ?? day("2024-03-08")
    #expect(conversion.day?.number == asked.number - found)
  }

  @Test(
    arguments: [
      ("USD", "2024-03-05", 0), ("USD", "2024-03-07", 2), ("USD", "2024-02-29", 100), ("USD", "2024-03-10", 1),
      ("JPY", nil, 3),
      ("JPY", "2024-03-03", 100), ("USD", "0001-01-01", 100), ("USD", "2024-03-04", -1),
    ] as [(String, String?, Int32)])
  func looksNoFurtherThanTheGap(_ to: String, _ on: String?, _ gap: Int32) {
    expectFailure(.noRate) { try find(to, on: on, gap: gap) }
  }

  /// Each day about the table's, found by its index of days or by search where the days are too far apart for one.
  @Test(arguments: [1, 2, 30, 5000]) func findsTheRowOfEachDay(_ step: Int) throws {
    var rates = RatesBuilder()
    let first = day("2000-01-01").number
    let numbers = (0..<12).map { first + Int32($0 * step) }
    for number in numbers {
      try rates.add(Quote(from: code("EUR"), to: code("USD"), rate: rate("2"), day: Day(number: number)))
    }
    let table = rates.build()
    #expect(table.rowOfDay.isEmpty == (step == 5000))
    let about = Set(numbers.flatMap { [$0 - 1, $0, $0 + 1] } + [first - 4000, first + 100_000])
    for number in about {
      let row = table.row(onOrBefore: try #require(Day(number: number)))
      #expect(row == numbers.lastIndex { $0 <= number }, "\(number - first)")
    }
  }

  @Test func listsTheCodesOfADay() throws {
    let table = try builder(Self.lines, base: "EUR").build()
    #expect(table.codes(on: day("2024-03-01")) == [code("EUR"), code("GBP"), code("USD")])
    #expect(table.codes(on: day("2024-03-04")) == [code("EUR"), code("JPY"), code("USD")])
    #expect(table.codes(on: nil) == [code("EUR"), code("GBP"), code("USD")])
    for without in ["0001-01-01", "2024-03-05", "9999-12-31"] { #expect(table.codes(on: day(without)).isEmpty) }
    let undated = try builder(["EUR USD 2"], base: "EUR").build()
    #expect(undated.codes(on: day("2024-03-05")) == undated.codes(on: nil) && undated.codes(on: nil).count == 2)
  }

  @Test func undatedRatesServeAnyDay() throws {
    let table = try table("EUR USD 1.1", base: "EUR")
    for options in [ConversionOptions(), ConversionOptions(on: "0001-01-01"), ConversionOptions(on: "9999-12-31")] {
      let found = try RatesTable.find(from: code("USD"), to: code("EUR"), with: table, options)
      #expect(found.day == nil && found.gap == 0 && found.flags == [] && found.legs.map(\.rate) == [rate("10/11")])
    }
  }
}
