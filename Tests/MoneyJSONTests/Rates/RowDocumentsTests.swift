import MoneyCore
import Testing

@testable import MoneyCoreTests
@testable import MoneyJSON

/// Rows with a rate each, and days and pairs of services, as their documentation shows them.
struct RowDocumentsTests {
  @Test(
    arguments: [
      (
        #"[{"date":"2024-01-15","base":"EUR","quote":"USD","rate":1.089},{"date":"2024-01-15","base":"EUR","quote":"GBP","rate":0.8623}]"#,
        ["EUR GBP 0.8623 2024-01-15", "EUR USD 1.089 2024-01-15"], "EUR"
      ),
      // Latest rates may be of several days, the base is there with the rate 1, and providers may be listed.
      (
        #"[{"date":"2026-07-02","base":"USD","quote":"TWD","rate":31.913},{"date":"2026-07-03","base":"USD","quote":"USD","rate":1.0},{"date":"2026-07-03","base":"USD","quote":"EUR","rate":8.7598e-1,"providers":[{"key":"ECB","date":"2026-07-03","rate":0.9}]}]"#,
        ["USD EUR 0.87598 2026-07-03", "USD TWD 31.913 2026-07-02"], "USD"
      ),
      (
        #"[{"base":"EUR","quote":"USD","rate":1.5},{"base":"GBP","quote":"USD","rate":1.25}]"#,
        ["EUR USD 1.5", "GBP USD 1.25"], nil
      ),
      (
        #"[{"base":"EUR","quote":"USD","rate":1.5},{"from":"EUR","to":"GBP","rate":"0.8"}]"#,
        ["EUR GBP 0.8", "EUR USD 1.5"], nil
      ),
      (#"{"date":"2026-07-03","base":"EUR","quote":"USD","rate":1.1416}"#, ["EUR USD 1.1416 2026-07-03"], "EUR"),
      (#"{"from":"EUR","to":"USD","rate":"7/3"}"#, ["EUR USD 7/3"], nil),
    ] as [(String, [String], String?)])
  func readsRows(_ text: String, _ lines: [String], _ base: String?) throws {
    let table = try read(text)
    #expect(table.lines == lines && table.base == base.map(code))
  }

  @Test(arguments: ["\n", "\r\n", "\n\n  "]) func readsRowsLineByLine(_ end: String) throws {
    let rows = [
      #"{"date":"2024-01-15","base":"EUR","quote":"USD","rate":1.089}"#,
      #"{"date":"2024-01-16","base":"EUR","quote":"USD","rate":1.0900000000000000000001}"#,
      #"{"date":"2024-01-16","base":"EUR","quote":"EUR","rate":1.0}"#,
    ]
    let table = try read(rows.joined(separator: end) + end)
    #expect(table.lines == ["EUR USD 1.089 2024-01-15", "EUR USD 1.090000000000000000 2024-01-16"])
    #expect(table.base == code("EUR") && table.hasRoundedRates)
  }

  @Test func readsTheSameRatesInEachForm() throws {
    let rows = try read(try ProjectFiles.text("Tests/Data/frankfurter-rows.json"))
    #expect(rows.lines == (try read(try ProjectFiles.text("Tests/Data/frankfurter-rows.ndjson"))).lines)
    let days = try read(try ProjectFiles.text("Tests/Data/currencylayer-timeframe.json"))
    #expect(days.base == code("USD") && days.days == [day("2026-10-29"), day("2026-10-30")] && days.instant == nil)
    let newest = try read(try ProjectFiles.text("Tests/Data/exchangerate-api.json"))
    #expect(newest.base == code("USD") && newest.instant == 1_793_318_401)
    #expect(days.lines.filter { $0.contains("10-30") } == newest.lines)
  }

  @Test(arguments: [
    (
      #"{"success":true,"timeframe":true,"source":"USD","quotes":{"2026-01-02":{"USDEUR":0.8},"2026-01-03":{}}}"#,
      ["USD EUR 0.8 2026-01-02"]
    ),
    (#"{"result":"success","base_code":"EUR","rates":{"EUR":1,"USD":1.25}}"#, ["EUR USD 1.25"]),
    (#"{"status":200,"message":"found","base":"EUR","rates":{"USD":1.25}}"#, ["EUR USD 1.25"]),
    (
      #"{"result":"success","year":2015,"month":2,"day":22,"base_code":"USD","conversion_rates":{"EUR":0.88}}"#,
      ["USD EUR 0.88 2015-02-22"]
    ),
    (
      #"{"result":"success","time_last_update_unix":1585267200,"base_code":"EUR","target_code":"GBP","conversion_rate":0.8412}"#,
      ["EUR GBP 0.8412 2020-03-27"]
    ),
    (
      #"[{"table":"A","no":"064/A/NBP/2016","effectiveDate":"2016-04-04","rates":[{"currency":"dolar","code":"USD","mid":3.7254}]}]"#,
      ["USD PLN 3.7254 2016-04-04"]
    ),
    (
      #"{"table":"A","currency":"dolar","code":"USD","rates":[{"no":"1","effectiveDate":"2016-04-04","mid":3.7254},{"effectiveDate":"2016-04-05","mid":3.7337}]}"#,
      ["USD PLN 3.7254 2016-04-04", "USD PLN 3.7337 2016-04-05"]
    ),
    (
      #"{"terms":{},"seriesDetail":{},"observations":[{"d":"2024-03-01","FXUSDCAD":{"v":"1.3563"},"FXEURCAD":{}}]}"#,
      ["USD CAD 1.3563 2024-03-01"]
    ),
  ])
  func readsServices(_ text: String, _ lines: [String]) throws {
    #expect(try read(text).lines == lines)
  }

  @Test(
    arguments: [
      (#"[{"date":"2024-01-15","base":"EUR","rate":1}]"#, .document, "rate 1: missing \"quote\": expected a string"),
      (
        #"[{"base":"EUR","quote":"USD","from":"EUR","rate":1}]"#, .document,
        "rate 1: \"base\" and \"quote\" must not be set with \"from\" and \"to\""
      ),
      (
        #"[{"date":"2024-01-15","base":"EUR","quote":"USD","rate":1},{"date":"2024-01-15","base":"EUR","quote":"USD","rate":2}]"#,
        .duplicateRate, "rate 2: duplicate rate from EUR to USD on 2024-01-15"
      ),
      (
        "{\"base\":\"EUR\",\"quote\":\"USD\",\"rate\":1}\n{\"base\":\"EUR\",\"quote\":\"USD\",\"rate\":2}",
        .duplicateRate,
        "line 2: duplicate rate from EUR to USD"
      ),
      (
        #"{"source":"USD","quotes":{"USDEUR":{"start_rate":1,"end_rate":2}}}"#, .syntax,
        "\"quotes\" by day: expected a date such as 2024-02-29, got \"USDEUR\""
      ),
      (
        #"{"source":"USD","quotes":{"2024-01-15":{"EURUSD":1}}}"#, .document,
        "names of quotes must start with USD, got \"EURUSD\""
      ),
      (#"{"base_code":"EUR"}"#, .document, "missing \"conversion_rates\": expected an object"),
      (#"{"conversion_rates":{"USD":1}}"#, .document, "missing \"base_code\": expected a string"),
      (
        #"{"base_code":"EUR","rates":{"USD":1},"conversion_rates":{"USD":2}}"#, .document,
        "\"rates\" and \"conversion_rates\" must not both be set"
      ),
      (
        #"{"base_code":"EUR","year":2015,"month":2,"day":30,"conversion_rates":{"USD":2}}"#, .date,
        "\"year\", \"month\" and \"day\" must be a date in the years 1 to 9999"
      ),
      (
        #"{"meta":{},"data":{"USD":{"code":"USD","value":1}}}"#, .document,
        "missing base of the rates under \"data\""
      ),
      (
        #"[{"table":"C","effectiveDate":"2016-04-04","rates":[{"code":"USD","bid":3.7,"ask":3.8}]}]"#, .document,
        "USD: missing \"mid\"; table C, of bids and asks, is not supported"
      ),
      (
        #"{"observations":[{"d":"2024-03-01","FXMUSDCAD":{"v":"1.35"}}]}"#, .document,
        "expected a daily series such as FXUSDCAD, got \"FXMUSDCAD\""
      ),
      (#"{"result":"error","error-type":"invalid-key"}"#, .provider, "provider error: invalid-key"),
      (#"{"status":422,"message":"invalid date"}"#, .provider, "provider error 422: invalid date"),
      (#"{"message":"not found"}"#, .provider, "provider error: not found"),
    ] as [(String, MoneyStatus, String)])
  func saysWhatIsMissing(_ text: String, _ status: MoneyStatus, _ message: String) {
    expectFailure(status, saying: message) { try read(text) }
  }

  @Test func saysWhereALineIsWrong() {
    let first = #"{"base":"EUR","quote":"USD","rate":1}"#
    expectFailure(.invalidRate, at: 73) { try read(first + "\n" + #"{"base":"EUR","quote":"GBP","rate":0}"#) }
    expectFailure(.json, at: 41) { try read(first + "\n{}}") }
    expectFailure(.json, at: 0) { try read("date,base,quote,rate\n2024-01-15,EUR,USD,1.089\n") }
    for rate in ["0", "-1", "1e999"] {
      expectFailure(.invalidRate, at: 36) { try read(#"[{"base":"EUR","quote":"USD","rate":"# + rate + "}]") }
    }
  }
}
