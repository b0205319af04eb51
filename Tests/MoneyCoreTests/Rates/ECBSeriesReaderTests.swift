import Testing

@testable import MoneyCore

/// Observations of the European Central Bank's data interface, column by column.
struct ECBSeriesReaderTests {
  private func read(_ text: String) throws -> RatesTable {
    try reading(text) { (text) throws(MoneyFailure) in try ECBReader.read(text) }
  }

  private static let few = "KEY,FREQ,CURRENCY,CURRENCY_DENOM,EXR_TYPE,EXR_SUFFIX,TIME_PERIOD,OBS_VALUE"
  /// All columns of the dataset.
  private static let all =
    few
    + ",OBS_STATUS,OBS_CONF,OBS_PRE_BREAK,OBS_COM,TIME_FORMAT,BREAKS,COLLECTION,COMPILING_ORG,DISS_ORG,DOM_SER_IDS,PUBL_ECB"
    + ",PUBL_MU,PUBL_PUBLIC,UNIT_INDEX_BASE,COMPILATION,COVERAGE,DECIMALS,NAT_TITLE,SOURCE_AGENCY,SOURCE_PUB,TITLE,TITLE_COMPL"
    + ",UNIT,UNIT_MULT"

  private static func line(_ start: String) -> String {
    start
      + ",A,F,,,P1D,,A,,,,,,,,,,4,,4F0,,Polish zloty/Euro,\"ECB \"\"reference\"\" rate, Polish zloty/Euro, 2:15 pm (C.E.T.)\",PLN,0"
  }

  @Test func readsDailyRates() throws {
    let table = try read(Self.few + "\nEXR.D.PLN.EUR.SP00.A,D,PLN,EUR,SP00,A,2026-08-07,4.2983\n")
    #expect(table.lines == ["EUR PLN 4.2983 2026-08-07"])
    #expect(table.base == code("EUR") && String(table.source) == "European Central Bank")
  }

  @Test(arguments: ["\n", "\r\n"]) func readsAllColumns(_ end: String) throws {
    let lines = [
      Self.all, Self.line("EXR.D.PLN.EUR.SP00.A,D,PLN,EUR,SP00,A,2026-08-07,4.2983"),
      Self.line("EXR.D.PLN.EUR.SP00.A,D,PLN,EUR,SP00,A,2026-08-10,NaN"), "",
      Self.line("EXR.D.USD.EUR.SP00.A,D,USD,EUR,SP00,A,2026-08-07,"),
      Self.line("EXR.D.USD.EUR.SP00.A,\"D\",\"USD\",\"EUR\",SP00,A,\"2026-08-10\",\"1.00000000000000000051\""),
    ]
    let table = try read("\u{FEFF}" + lines.joined(separator: end) + end)
    #expect(table.lines == ["EUR PLN 4.2983 2026-08-07", "EUR USD 1.000000000000000001 2026-08-10"])
    #expect(table.hasRoundedRates)
  }

  /// Columns appear in any order, and the base need not be the euro.
  @Test func readsOtherColumnsAndBases() throws {
    let text = "\"OBS_VALUE\",\"TIME_PERIOD\",CURRENCY_DENOM,CURRENCY,FREQ\n0.9,2026-08-07,USD,EUR,D\n"
    #expect(try read(text).base == code("USD"))
    let both = try read(text + "4,2026-08-07,EUR,PLN,D\n")
    #expect(both.lines == ["EUR PLN 4 2026-08-07", "USD EUR 0.9 2026-08-07"] && both.base == nil)
  }

  @Test(
    arguments: [
      ("EXR.M.PLN.EUR.SP00.A,M,PLN,EUR,SP00,A,2026-08,4.2983", .document, 21),
      ("EXR.A.PLN.EUR.SP00.A,A,PLN,EUR,SP00,A,2026,4.2983", .document, 21),
      ("K,D,PLN,EUR,EN00,A,2026-08-07,4.2983", .document, 12), ("K,D,PLN,EUR,SP00,A,2026-08,4.2983", .syntax, 19),
      ("K,D,PLN,EUR,SP00,A,2026-02-30,4.2983", .date, 19), ("K,D,P N,EUR,SP00,A,2026-08-07,4.2983", .document, 4),
      ("K,D,PLN,,SP00,A,2026-08-07,4.2983", .document, 8), ("K,D,PLN,EUR,SP00,A,2026-08-07,0", .invalidRate, 30),
      ("K,D,PLN,EUR,SP00,A,2026-08-07,-1", .invalidRate, 30), ("K,D,PLN,EUR,SP00,A,2026-08-07,1e999", .invalidRate, 30),
      ("K,D,PLN,EUR,SP00,A,2026-08-07,4,2983", .document, 32), ("K,D,PLN,EUR,SP00,A,2026-08-07", .document, 0),
      ("\"K,D,PLN,EUR,SP00,A,2026-08-07,4", .document, 0), ("\"K\"x,D,PLN,EUR,SP00,A,2026-08-07,4", .document, 3),
      ("K,D,EUR,EUR,SP00,A,2026-08-07,2", .invalidRate, 30),
      ("K,D,PLN,EUR,SP00,A,2026-08-07,4\nK,D,PLN,EUR,SP00,A,2026-08-07,5", .duplicateRate, 62),
    ] as [(String, MoneyStatus, Int)])
  func refuses(_ line: String, _ status: MoneyStatus, _ position: Int) {
    expectFailure(status, at: Self.few.utf8.count + 1 + position) { try read(Self.few + "\n" + line + "\n") }
  }

  @Test func saysWhatIsMissing() {
    expectFailure(.document, saying: "missing column OBS_VALUE in the observations of the European Central Bank") {
      try read("FREQ,CURRENCY,CURRENCY_DENOM,TIME_PERIOD\nD,PLN,EUR,2026-08-07\n")
    }
    expectFailure(
      .document, at: Self.few.utf8.count + 3,
      saying: "FREQ must be D, for daily rates, got \"M\""
    ) { try read(Self.few + "\nK,M,PLN,EUR,SP00,A,2026-08,4\n") }
    expectFailure(.document, at: 17, saying: "duplicate column FREQ") { try read("FREQ,TIME_PERIOD,FREQ\n") }
    expectFailure(.noRates) { try read(Self.few + "\nK,D,PLN,EUR,SP00,A,2026-08-07,\n") }
    expectFailure(.noRates) { try read(Self.few) }
    let hundreds = "FREQ,CURRENCY,CURRENCY_DENOM,TIME_PERIOD,OBS_VALUE,UNIT_MULT\nD,JPY,EUR,2026-08-07,1.6,2\n"
    expectFailure(.document, at: 86, saying: "UNIT_MULT must be 0, got \"2\"") { try read(hundreds) }
  }
}
