import Testing

@testable import MoneyCore

/// How old rates may be: a flag, or a refusal.
struct FreshnessTests {
  private static let now = day("2024-02-06").instant

  private func options(
    _ limit: Int64, isRequired: Bool = false, on text: String? = nil, gap: Int32 = 0, now: Int64 = now
  ) throws -> ConversionOptions {
    let freshness = try Freshness(now: now, limit: limit, isRequired: isRequired)
    return ConversionOptions(day: text.map { day($0) }, maximumGap: gap, freshness: freshness)
  }

  private func flags(
    _ table: RatesTable, _ options: ConversionOptions, from: String = "EUR", to: String = "USD"
  ) throws -> ConversionFlags {
    let amount = Money(decimal("1"), code(from))
    let explained = try RatesTable.explain(amount, to: code(to), with: table, options, in: nil)
    let converted = try RatesTable.convert(amount, to: code(to), with: table, options, in: nil)
    let found = try RatesTable.find(from: code(from), to: code(to), with: table, options)
    #expect(
      converted.flags == explained.flags && found.flags == explained.flags.subtracting([.rounded, .euroRegulation]))
    return found.flags
  }

  @Test func marksRatesThatAreTooOld() throws {
    let table = try table("EUR USD 1.5 2024-01-02", base: "EUR")
    #expect(try flags(table, options(35 * 86_400)) == [])
    #expect(try flags(table, options(35 * 86_400 - 1)) == .stale)
    #expect(try flags(table, options(0, now: day("2024-01-02").instant)) == [])
    // Rates of tomorrow are not old.
    #expect(try flags(table, options(0, now: day("2024-01-01").instant)) == [])
    // A conversion that uses no rate of the table has no age.
    #expect(try flags(table, options(0), from: "EUR", to: "EUR") == [])
    #expect(try flags(table, options(0), from: "DEM", to: "EUR") == .fixed)
    #expect(try flags(table, options(0), from: "DEM", to: "USD") == [.fixed, .stale])
  }

  @Test func looksAtTheRatesThatAreUsed() throws {
    let table = try table("EUR USD 1.5 2024-02-01", "EUR USD 1.5 2024-02-05", base: "EUR")
    #expect(try flags(table, options(86_400)) == [])
    #expect(try flags(table, options(86_400, on: "2024-02-02", gap: 1)) == [.earlier, .stale])
    expectFailure(.noRate, saying: "rates (2024-02-01) must be at most 1 day old, got 5 days") {
      try flags(table, options(86_400, isRequired: true, on: "2024-02-01"))
    }
  }

  @Test func refusesThemWhereAsked() throws {
    let dated = try table("EUR USD 1.5 2024-01-02", base: "EUR")
    func expect(_ words: String, _ limit: Int64, _ table: RatesTable, now: Int64 = Self.now) {
      expectFailure(.noRate, saying: words) { try flags(table, options(limit, isRequired: true, now: now)) }
    }
    expect("newest rates (2024-01-02) must be at most 7 days old, got 35 days", 7 * 86_400, dated)
    expect("newest rates (2024-01-02) must be at most 12 hours old, got 840 hours", 12 * 3_600, dated)
    // Fine enough to show the difference.
    expect(
      "newest rates (2024-01-02) must be at most 840 hours old, got 841 hours", 35 * 86_400, dated,
      now: Self.now + 3_600)
    expect(
      "newest rates (2024-01-02) must be at most 3024000 seconds old, got 3024001 seconds", 35 * 86_400, dated,
      now: Self.now + 1)
    expect("newest rates (2024-01-02) must be at most 0 days old, got 35 days", 0, dated)
    var live = try builder(["EUR USD 1.5"], base: "EUR")
    live.instant = Self.now - 7_200
    expect("newest rates must be at most 1 hour old, got 2 hours", 3_600, live.build())
    expect("newest rates must be at most 90 minutes old, got 120 minutes", 5_400, live.build())
    #expect(try flags(live.build(), options(7_200, isRequired: true)) == [])
  }

  /// Rates without a time can never count as fresh.
  @Test func takesRatesWithoutATimeForStale() throws {
    let table = try table("EUR USD 1.5", base: "EUR")
    #expect(try flags(table, options(.max)) == .stale)
    expectFailure(
      .noRate, saying: "newest rates must be at most 1 day old, got an unknown age"
    ) { try flags(table, options(86_400, isRequired: true)) }
    var distant = try builder(["EUR USD 1.5"], base: "EUR")
    distant.instant = .min
    #expect(try flags(distant.build(), options(.max)) == .stale)
    expectFailure(.argument, saying: "fresh_for must be at least 0 seconds, got -1") { try options(-1) }
  }
}
