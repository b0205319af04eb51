import MoneyCore
import Testing

@testable import MoneyCoreTests
@testable import MoneyJSON

/// The shapes services answer with.
struct ProviderDocumentsTests {
  @Test func readsCurrencylayersLive() throws {
    let table = try read(try ProjectFiles.text("Tests/Data/currencylayer-live.json"))
    // The dollar against itself is 1 and redundant.
    #expect(table.quoteCount == 33 && table.base == code("USD") && table.instant == 1_793_372_399)
    #expect(table.days == [day("2026-10-30")])
    #expect(table.lines.contains("USD EUR 0.895095 2026-10-30") && table.lines.contains("USD VND 26345 2026-10-30"))
    // Exactly, exponent and all.
    #expect(table.lines.contains("USD BTC 0.000009421731 2026-10-30"))
    #expect(!table.hasRoundedRates && table.source.isEmpty)
    let converted = try RatesTable.convert(money("100 EUR"), to: code("GBP"), with: table, ConversionOptions(), in: nil)
    #expect(String(converted.money) == "83.38 GBP")
  }

  @Test func readsCurrencylayersDate() throws {
    let text =
      #"{"success":true,"historical":true,"date":"2024-02-29","timestamp":1709251199,"source":"EUR","quotes":{"EURUSD":1.08}}"#
    #expect(try read(text).lines == ["EUR USD 1.08 2024-02-29"])
    #expect(try read(#"{"source":"EUR","quotes":{"EURUSD":"1.08"}}"#).lines == ["EUR USD 1.08"])
  }

  @Test(arguments: [
    (
      #"{"base":"EUR","date":"2024-03-01","rates":{"USD":1.08,"GBP":0.85}}"#,
      ["EUR GBP 0.85 2024-03-01", "EUR USD 1.08 2024-03-01"]
    ),
    (#"{"amount":1.0,"base":"EUR","date":"2024-03-01","rates":{"USD":1.08}}"#, ["EUR USD 1.08 2024-03-01"]),
    (
      #"{"disclaimer":"…","license":"…","timestamp":1709294400,"base":"USD","rates":{"EUR":0.924,"USD":1}}"#,
      ["USD EUR 0.924 2024-03-01"]
    ),
    (#"{"base":"EUR","timestamp":1709294400,"date":"2024-02-29","rates":{"USD":1.08}}"#, ["EUR USD 1.08 2024-02-29"]),
    (#"{"base":"EUR","rates":{"USD":"1.08"}}"#, ["EUR USD 1.08"]),
    (
      #"{"rates":{"2024-03-01":{"USD":1.08},"2024-03-04":{"USD":1.09,"GBP":1}},"base":"EUR","start_date":"x"}"#,
      ["EUR GBP 1 2024-03-04", "EUR USD 1.08 2024-03-01", "EUR USD 1.09 2024-03-04"]
    ),
    (#"{"base":"BTC","rates":{"points":1e3}}"#, ["BTC points 1000"]),
    (#"{"success":true,"error":false,"base":"EUR","rates":{"USD":1.08}}"#, ["EUR USD 1.08"]),
    (#"{"error":null,"base":"EUR","rates":{"USD":1.08}}"#, ["EUR USD 1.08"]),
  ])
  func readsBaseAndRates(_ text: String, _ lines: [String]) throws {
    let table = try read(text)
    #expect(table.lines == lines)
    #expect(table.base.map { String($0) } == lines[0].split(separator: " ").first.map(String.init))
  }

  @Test func readsPairs() throws {
    let dated = try read(
      #"[{"from":"EUR","to":"USD","rate":"1.0813","date":"2024-03-01"},{"from":"USD","to":"EUR","rate":0.92,"date":"2024-03-01"}]"#
    )
    #expect(dated.lines == ["EUR USD 1.0813 2024-03-01", "USD EUR 0.92 2024-03-01"] && dated.base == nil)
    let undated = try read(
      " [ {\"from\":\"EUR\",\"to\":\"USD\",\"rate\":1.08E0, \"note\":[1,{\"a\":2}]},\n{\"rate\":150,\"to\":\"JPY\",\"from\":\"USD\"}]\n"
    )
    #expect(undated.lines == ["EUR USD 1.08", "USD JPY 150"])
  }

  /// Each numeral on its own, although other numbers are in between.
  @Test func keepsNumeralsApart() throws {
    let text =
      #"{"x":[1.5,{"y":-2e9}],"base":"EUR","z":"7.7","rates":{"AAA":1.25,"BBB":"2.50","CCC":375e-2},"after":9}"#
    #expect(try read(text).lines == ["EUR AAA 1.25", "EUR BBB 2.50", "EUR CCC 3.75"])
  }

  @Test func roundsWhatIsTooLong() throws {
    let text = #"{"base":"EUR","rates":{"AAA":1.00000000000000000051,"BBB":"0.99999999999999999999","CCC":1.5}}"#
    let table = try read(text)
    #expect(table.lines == ["EUR AAA 1.000000000000000001", "EUR BBB 1.000000000000000000", "EUR CCC 1.5"])
    #expect(roundedLines(table) == Array(table.lines.prefix(2)))
    let converted = try RatesTable.convert(
      Money(decimal("1"), code("EUR")), to: code("AAA"), with: table, ConversionOptions(digits: .count(18)), in: nil)
    #expect(converted.flags == .rateRounded)
  }

  @Test(arguments: [
    (
      #"{"success":false,"error":{"code":104,"info":"The limit has been reached."}}"#,
      "currencylayer 104: The limit has been reached."
    ),
    (
      #"{"error":true,"status":401,"message":"invalid_app_id","description":"Invalid App ID."}"#,
      "provider error 401: Invalid App ID."
    ),
    (
      #"{"success":false,"error":{"code":105,"type":"base_restricted","info":"Not in this plan."}}"#,
      "provider error 105: Not in this plan."
    ),
    (#"{"success":false}"#, "provider error"),
    (
      #"{"success":false,"error":{"code":"x","info":"two\nlines"},"rates":{"USD":1}}"#,
      "currencylayer x: two?lines"
    ),
    (#"{"message":"not found","error":404}"#, "provider error: not found"),
  ])
  func passesOnTheProvidersError(_ text: String, _ message: String) {
    expectFailure(.provider, saying: message) { try read(text) }
  }

  @Test func passesOnTheErrorOfTheFile() throws {
    expectFailure(.provider, saying: "currencylayer 104: The monthly usage limit has been reached.") {
      try read(try ProjectFiles.text("Tests/Data/currencylayer-error.json"))
    }
    // A list of currencies has no rates.
    expectFailure(.noRates) { try read(try ProjectFiles.text("Tests/Data/currencylayer-list.json")) }
  }
}
