import Testing

@testable import MoneyCore

/// Facts of the world that users of other tables were hurt by.
struct CurrencyFactsTests {
  private func currency(_ text: String) throws -> Currency {
    try CurrencyRegistry.currency(code(text), in: nil)
  }

  @Test(
    arguments: [
      ("UYW", 4), ("CLF", 4), ("TND", 3), ("KWD", 3), ("BHD", 3), ("EUR", 2), ("JPY", 0), ("KRW", 0), ("ISK", 0),
      ("TZS", 2),
      ("MGA", 2), ("SLE", 2), ("VED", 2), ("ZWG", 2), ("XCG", 2), ("XAD", 2), ("BTC", 8), ("IQD", 3), ("CLP", 0),
      ("HUF", 2),
    ] as [(String, UInt32)])
  func minorUnits(_ text: String, _ digits: UInt32) throws {
    #expect(try currency(text).digits == digits)
    #expect(try CurrencyRegistry.minorUnits(code(text), in: nil) == digits)
  }

  @Test(arguments: ["XAU", "XDR", "XTS", "XAG"]) func metalsHaveNoMinorUnits(_ text: String) throws {
    #expect(try currency(text).digits == nil && currency(text).kind == .special)
    expectFailure(.unknownCurrency, saying: "no minor unit for \(text); digits must be set") {
      try CurrencyRegistry.minorUnits(try CurrencyCode(reading: text), in: nil)
    }
  }

  @Test(arguments: [
    ("HRK", "EUR", "7.53450", "2023-01-01"), ("BGN", "EUR", "1.95583", "2026-01-01"),
    ("DEM", "EUR", "1.95583", "1999-01-01"), ("FRF", "EUR", "6.55957", "1999-01-01"),
    ("ITL", "EUR", "1936.27", "1999-01-01"), ("GRD", "EUR", "340.750", "2001-01-01"),
    ("TRL", "TRY", "1000000", "2005-01-01"), ("ANG", "XCG", "1", "2025-03-31"), ("SLL", "SLE", "1000", "2022-07-01"),
  ])
  func legalFactors(_ text: String, _ successor: String, _ factor: String, _ since: String) throws {
    let currency = try currency(text)
    #expect(currency.successor == code(successor))
    #expect(currency.factor == rate(factor))
    #expect(currency.factorSince == day(since))
    #expect(currency.kind == .historical)
  }

  @Test(arguments: [("GBX", "GBP"), ("GBp", "GBP"), ("ZAc", "ZAR"), ("ILA", "ILS")])
  func quoteUnitsAreHundredths(_ text: String, _ whole: String) throws {
    let unit = try currency(text)
    #expect(unit.kind == .unit && unit.successor == code(whole))
    #expect(unit.factor == rate("100") && unit.factorSince == nil && unit.digits == 0)
    #expect(unit.fixedFactor?.isUnit == true)
  }

  @Test func number532ChangesHands() throws {
    func owner(_ text: String?) throws -> String? {
      CurrencyTable.row(ofNumeric: 532, on: text.map { day($0) }).flatMap(CurrencyTable.code).map { String($0) }
    }
    #expect(try owner("2025-03-30") == "ANG" && owner("2025-03-31") == "XCG" && owner(nil) == "XCG")
    #expect(try owner("1940-05-10") == "ANG" && owner("1940-05-09") == nil)
  }

  @Test func theKronaHadAurar() throws {
    let isk = code("ISK")
    #expect(try CurrencyRegistry.digits(isk, on: day("2003-09-30"), in: nil) == 2)
    #expect(try CurrencyRegistry.digits(isk, on: day("2003-10-01"), in: nil) == 0)
    #expect(try CurrencyRegistry.minorUnits(isk, on: day("1999-01-04"), in: nil) == 2)
    #expect(try CurrencyRegistry.minorUnits(isk, in: nil) == 0)
  }

  @Test(arguments: [("CHF", "0.05"), ("DKK", "0.50"), ("AUD", "0.05"), ("HUF", "5.00")])
  func cashSteps(_ text: String, _ step: String) throws {
    #expect(try currency(text).cashStep.map { String($0) } == step)
  }

  @Test func whatIsWithdrawnSaysSo() throws {
    for text in ["HRK", "BGN", "ANG", "ZWL", "SLL", "CUC", "DEM", "FRF", "NLG"] {
      #expect(try currency(text).kind == .historical && currency(text).withdrawn != nil, "\(text)")
    }
    for text in ["EUR", "USD", "XCG", "SLE", "ZWG"] {
      #expect(try currency(text).kind == .current && currency(text).withdrawn == nil, "\(text)")
    }
    #expect(try currency("HRK").withdrawn == day("2023-01-01"))
    #expect(String(try currency("EUR").flag) == "EU")
    #expect(String(try currency("JPY").name) == "Japanese Yen")
  }
}
