import MoneyCore
import Testing
@testable import MoneyLedger

struct LedgerTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func newLedger(_ base: String = "EUR", _ accounts: (String, AccountKind)...) throws -> Ledger {
    var ledger = Ledger(base: code(base))
    for (name, kind) in accounts { try ledger.addAccount(bytes(name), kind, currency: nil) }
    return ledger
  }

  private func postings(_ lines: [(String, String)]) -> [LedgerPosting] {
    lines.map { LedgerPosting(account: bytes($0.0), amount: money($0.1)) }
  }

  @discardableResult
  private func post(_ ledger: inout Ledger, _ date: String, _ lines: (String, String)...) throws -> UInt64 {
    try ledger.post(day(date), description: bytes("entry"), postings(lines))
  }

  private func balance(
    _ ledger: Ledger, _ account: String, _ currency: String, on date: String? = nil
  ) throws -> String {
    String(
      try ledger.balance(
        of: bytes(account), in: code(currency), on: date.map { day($0) }, withChildren: true))
  }

  private func lines(_ report: LedgerReport) -> [String] {
    report.rows.map {
      "\($0.kind) \($0.accountKind.map { String(Message($0.name)) } ?? "-") \($0.depth) \(String($0.amount))"
        + ($0.account.isEmpty ? "" : " \(String($0.account))")
    }
  }

  // MARK: - Accounts

  @Test func parentsAreGroupsUntilTheyAreAdded() throws {
    var ledger = try newLedger("EUR", ("Assets:Bank:Savings", .asset), ("Equity:Exchange:Dollar", .exchange))
    #expect(ledger.accounts.map { String($0.name) }.prefix(3) == ["Assets", "Assets:Bank", "Assets:Bank:Savings"])
    #expect(ledger.accounts.map { $0.isGroup } == [true, true, false, true, true, false])
    #expect(ledger.accounts[4].kind == .equity)
    let words = #"account "Assets:Bank" must be added before its first posting, since it only groups others"#
    expectFailure(.account, saying: "postings[0]: " + words) {
      try post(&ledger, "2024-01-02", ("Assets:Bank", "1 EUR"), ("Assets:Bank:Savings", "-1 EUR"))
    }
    try ledger.addAccount(bytes("Assets:Bank"), .asset, currency: nil)
    try ledger.addAccount(bytes("Equity:Exchange"), .exchange, currency: nil)
    try post(&ledger, "2024-01-02", ("Assets:Bank", "1 EUR"), ("Assets:Bank:Savings", "-1 EUR"))
    #expect(ledger.accounts.count == 6 && ledger.accounts[4].kind == .exchange)
  }

  @Test func accountsThatContradictOthersAreRefused() throws {
    var ledger = try newLedger("EUR", ("Assets:Bank", .asset), ("Equity", .equity))
    try ledger.addAccount(bytes("Assets:Dollar"), .asset, currency: code("USD"))
    try ledger.addAccount(bytes("Assets:Bank"), .asset, currency: nil)
    try ledger.addAccount(bytes("Equity:Exchange"), .exchange, currency: nil)
    let count = ledger.accounts.count
    expectFailure(.account, saying: #"kind of account "Assets:Bank" must be asset, got income"#) {
      try ledger.addAccount(bytes("Assets:Bank"), .income, currency: nil)
    }
    expectFailure(.account, saying: #"currency of account "Assets:Dollar" must be USD, got any"#) {
      try ledger.addAccount(bytes("Assets:Dollar"), .asset, currency: nil)
    }
    expectFailure(.account, saying: #"kind of an account below "Assets:Bank" must be asset, got expense"#) {
      try ledger.addAccount(bytes("Assets:Bank:Fees:Monthly"), .expense, currency: nil)
    }
    expectFailure(.account, saying: #"kind of account "Assets" must be asset, got exchange"#) {
      try ledger.addAccount(bytes("Assets"), .exchange, currency: nil)
    }
    #expect(ledger.accounts.count == count)
  }

  @Test func namesAreChecked() throws {
    for (name, position) in [("", 0), (":A", 0), ("A:", 2), ("A::B", 2), ("A: B", 2), ("A :B", 0), (" A", 0)] {
      expectFailure(.syntax, at: position) {
        var ledger = try newLedger()
        try ledger.addAccount(bytes(name), .asset, currency: nil)
      }
    }
    expectFailure(.syntax, at: 1) {
      var ledger = try newLedger()
      try ledger.addAccount(bytes("A\nB"), .asset, currency: nil)
    }
    expectFailure(.limit, at: 127) {
      var ledger = try newLedger()
      try ledger.addAccount(bytes(String(repeating: "a", count: 128)), .asset, currency: nil)
    }
    let deepest = try newLedger("EUR", (String(repeating: "a:", count: 63) + "a", .asset))
    #expect(deepest.accounts.count == 64)
  }

  // MARK: - Postings

  @Test func unbalancedPostingsAreRefusedWhole() throws {
    var ledger = try newLedger("EUR", ("Assets:Bank", .asset), ("Expenses:Rent", .expense))
    expectFailure(.unbalanced, saying: "postings must sum to zero in each currency, got 0.01 EUR") {
      try post(&ledger, "2024-01-02", ("Expenses:Rent", "1000.01 EUR"), ("Assets:Bank", "-1000 EUR"))
    }
    expectFailure(.unbalanced, saying: "postings must sum to zero in each currency, got 10 EUR") {
      try post(&ledger, "2024-01-02", ("Assets:Bank", "-10 USD"), ("Assets:Bank", "10 EUR"))
    }
    expectFailure(.argument, saying: "number of postings must be at least 2, got 1") {
      try post(&ledger, "2024-01-02", ("Assets:Bank", "0 EUR"))
    }
    expectFailure(.notFound, saying: #"postings[1]: unknown account "Assets:Bnk""#) {
      try post(&ledger, "2024-01-02", ("Expenses:Rent", "1 EUR"), ("Assets:Bnk", "-1 EUR"))
    }
    #expect(ledger.transactions.isEmpty && ledger.postingCount == 0)
    #expect(try balance(ledger, "Assets", "EUR") == "0.00 EUR")
  }

  @Test func anAccountAcceptsItsCurrencyOnly() throws {
    var ledger = try newLedger("EUR", ("Assets:Bank", .asset))
    try ledger.addAccount(bytes("Assets:Dollar"), .asset, currency: code("USD"))
    expectFailure(
      .currencyMismatch, saying: #"postings[1]: currency of account "Assets:Dollar" must be USD, got EUR"#
    ) {
      try post(&ledger, "2024-01-02", ("Assets:Bank", "-1 EUR"), ("Assets:Dollar", "1 EUR"))
    }
  }

  /// The sum of the magnitudes is limited, so that no balance on any date can exceed 38 digits.
  @Test func turnoverIsLimited() throws {
    var ledger = try newLedger("EUR", ("Assets:Bank", .asset), ("Equity", .equity))
    let large = "5" + String(repeating: "0", count: 37)
    try post(&ledger, "2024-01-02", ("Assets:Bank", "\(large) EUR"), ("Equity", "-\(large) EUR"))
    expectFailure(.overflow) {
      try post(&ledger, "2023-01-02", ("Assets:Bank", "-\(large) EUR"), ("Equity", "\(large) EUR"))
    }
    expectFailure(.overflow) {
      try post(&ledger, "2023-01-02", ("Assets:Bank", "0.01 EUR"), ("Equity", "-0.01 EUR"))
    }
    try post(&ledger, "2023-01-02", ("Assets:Bank", "1.00 EUR"), ("Equity", "-1.00 EUR"))
    #expect(ledger.transactions.count == 2)
    #expect(try balance(ledger, "Assets:Bank", "EUR", on: "2023-12-31") == "1.00 EUR")
  }

  @Test func balancesAreThoseOfADate() throws {
    var ledger = try newLedger("EUR", ("Assets:Bank", .asset), ("Expenses:Rent", .expense))
    for month in ["03", "01", "02"] {
      try post(&ledger, "2024-\(month)-05", ("Expenses:Rent", "1000 EUR"), ("Assets:Bank", "-1000 EUR"))
    }
    let dates = ["2024-01-04", "2024-01-05", "2024-02-04", "2024-02-05", "2024-12-31"]
    #expect(
      try dates.map { try balance(ledger, "Expenses", "EUR", on: $0) } == [
        "0.00 EUR", "1000.00 EUR", "1000.00 EUR", "2000.00 EUR", "3000.00 EUR",
      ])
    #expect(try balance(ledger, "Expenses:Rent", "USD") == "0.00 USD")
    expectFailure(.notFound) { try balance(ledger, "Expenses:Food", "EUR") }
  }

  // MARK: - Reversal and closing

  @Test func aTransactionIsReversedOnce() throws {
    var ledger = try newLedger("EUR", ("Assets:Bank", .asset), ("Expenses:Rent", .expense))
    let id = try post(&ledger, "2024-01-05", ("Expenses:Rent", "1000 EUR"), ("Assets:Bank", "-1000 EUR"))
    expectFailure(.date, saying: "date of a reversal must not be before 2024-01-05, got 2024-01-04") {
      try ledger.reverse(id, on: day("2024-01-04"))
    }
    expectFailure(.notFound) { try ledger.reverse(0, on: day("2024-01-06")) }
    expectFailure(.notFound) { try ledger.reverse(2, on: day("2024-01-06")) }
    #expect(try ledger.reverse(id, on: day("2024-01-06")) == 2)
    expectFailure(.state, saying: "transaction 1 is reversed by transaction 2") {
      try ledger.reverse(id, on: day("2024-01-06"))
    }
    #expect(try balance(ledger, "Assets:Bank", "EUR", on: "2024-01-05") == "-1000.00 EUR")
    #expect(try balance(ledger, "Assets:Bank", "EUR") == "0.00 EUR")
    #expect(ledger.transactions[0].reversedBy == 2 && ledger.transactions[1].reverses == 1)
    #expect(try ledger.reverse(2, on: day("2024-01-07")) == 3)
    #expect(try balance(ledger, "Assets:Bank", "EUR") == "-1000.00 EUR")
  }

  @Test func aClosingPostsTheFractionDigitsOfTheCurrency() throws {
    var ledger = try newLedger("EUR", ("Assets:Bank", .asset), ("Income:Sales", .income), ("Equity:Retained", .equity))
    try post(&ledger, "2023-06-01", ("Assets:Bank", "10.0000 EUR"), ("Income:Sales", "-10.0000 EUR"))
    try ledger.close(day("2023-12-31"), into: bytes("Equity:Retained"))
    #expect(String(ledger.posting(at: 2).amount.amount) == "10.00")
    #expect(String(ledger.posting(at: 3).amount.amount) == "-10.00")
  }

  @Test func aClosedPeriodDoesNotChange() throws {
    var ledger = try newLedger(
      "EUR", ("Assets:Bank", .asset), ("Income:Sales", .income), ("Expenses:Rent", .expense),
      ("Equity:Retained", .equity), ("Equity:Exchange", .exchange))
    try post(&ledger, "2023-06-01", ("Assets:Bank", "1500 EUR"), ("Income:Sales", "-1500 EUR"))
    try post(&ledger, "2023-07-01", ("Assets:Bank", "70 USD"), ("Income:Sales", "-70 USD"))
    try post(&ledger, "2023-08-01", ("Expenses:Rent", "1000 EUR"), ("Assets:Bank", "-1000 EUR"))
    try post(&ledger, "2024-01-15", ("Expenses:Rent", "200 EUR"), ("Assets:Bank", "-200 EUR"))
    for (account, status) in [
      ("Income:Sales", MoneyStatus.account), ("Equity:Exchange", .account), ("Equity", .account), ("None", .notFound),
    ] {
      expectFailure(status) { try ledger.close(day("2023-12-31"), into: bytes(account)) }
    }
    #expect(ledger.closed == nil)
    #expect(try ledger.close(day("2023-12-31"), into: bytes("Equity:Retained")) == 5)
    #expect(try balance(ledger, "Equity:Retained", "EUR") == "-500.00 EUR")
    #expect(try balance(ledger, "Equity:Retained", "USD") == "-70.00 USD")
    #expect(try balance(ledger, "Income", "EUR") == "0.00 EUR")
    #expect(try balance(ledger, "Expenses", "EUR") == "200.00 EUR")
    let words = "date must be after the closed period ending 2023-12-31, got 2023-12-31"
    expectFailure(.periodClosed, saying: words) {
      try post(&ledger, "2023-12-31", ("Expenses:Rent", "1 EUR"), ("Assets:Bank", "-1 EUR"))
    }
    expectFailure(.periodClosed, saying: words) { try ledger.close(day("2023-12-31"), into: nil) }
    expectFailure(.periodClosed) { try ledger.reverse(1, on: day("2023-12-31")) }
    expectFailure(.state) { try ledger.reverse(5, on: day("2024-01-01")) }
    // The income statement of the closed year still shows its income.
    let report = try LedgerReport(.incomeStatement, of: ledger, from: day("2023-01-01"), to: day("2023-12-31"))
    #expect(
      lines(report) == [
        "account income 1 1500.00 EUR Income:Sales", "account income 1 70.00 USD Income:Sales",
        "subtotal income 0 1500.00 EUR Income", "subtotal income 0 70.00 USD Income",
        "total income 0 1500.00 EUR", "total income 0 70.00 USD",
        "account expense 1 1000.00 EUR Expenses:Rent", "subtotal expense 0 1000.00 EUR Expenses",
        "total expense 0 1000.00 EUR", "result - 0 500.00 EUR", "result - 0 70.00 USD",
      ])
    #expect(try ledger.close(day("2024-01-01"), into: bytes("Equity:Retained")) == 0)
  }

  @Test func theBalanceSheetBalances() throws {
    var ledger = try newLedger(
      "EUR", ("Assets:Bank", .asset), ("Assets:Cash", .asset), ("Liabilities:Card", .liability), ("Equity", .equity),
      ("Income", .income), ("Expenses", .expense))
    try post(&ledger, "2024-01-01", ("Assets:Bank", "900 EUR"), ("Assets:Cash", "100 EUR"), ("Equity", "-1000 EUR"))
    try post(&ledger, "2024-01-02", ("Expenses", "30 EUR"), ("Liabilities:Card", "-30 EUR"))
    try post(&ledger, "2024-01-03", ("Assets:Bank", "50 EUR"), ("Income", "-50 EUR"))
    let sheet = try LedgerReport(.balanceSheet, of: ledger, from: nil, to: day("2024-01-31"))
    #expect(
      lines(sheet) == [
        "account asset 1 950.00 EUR Assets:Bank", "account asset 1 100.00 EUR Assets:Cash",
        "subtotal asset 0 1050.00 EUR Assets", "total asset 0 1050.00 EUR",
        "account liability 1 30.00 EUR Liabilities:Card", "subtotal liability 0 30.00 EUR Liabilities",
        "total liability 0 30.00 EUR", "account equity 0 1000.00 EUR Equity", "total equity 0 1000.00 EUR",
        "result - 0 20.00 EUR",
      ])
    let trial = try LedgerReport(.trialBalance, of: ledger, from: nil, to: day("2024-01-02"))
    #expect(
      lines(trial) == [
        "account asset 1 900.00 EUR Assets:Bank", "account asset 1 100.00 EUR Assets:Cash",
        "account liability 1 -30.00 EUR Liabilities:Card", "account equity 0 -1000.00 EUR Equity",
        "account expense 0 30.00 EUR Expenses", "debits - 0 1030.00 EUR", "credits - 0 1030.00 EUR",
      ])
    expectFailure(.argument) { try LedgerReport(.balanceSheet, of: ledger, from: day("2024-01-01"), to: nil) }
  }

  // MARK: - Exchange

  /// A receivable of 100 USD, booked at 80 and revalued at 85: the case of ERPNext.
  @Test func aRevaluationBooksTheUnrealisedGain() throws {
    var ledger = try newLedger(
      "INR", ("Assets:Receivable", .asset), ("Income:Sales", .income), ("Equity:Exchange", .exchange),
      ("Income:Exchange", .income))
    try post(
      &ledger, "2024-03-01", ("Assets:Receivable", "100 USD"), ("Equity:Exchange", "-100 USD"),
      ("Equity:Exchange", "8000 INR"), ("Income:Sales", "-8000 INR"))
    let rates = try table("USD INR 85")
    let id = try ledger.revalue(
      day("2024-03-31"), exchange: nil, gain: bytes("Income:Exchange"), with: rates, ConversionOptions(), in: nil)
    #expect(id == 2 && ledger.transactions.map { $0.kind } == [.entry, .revaluation, .reversal])
    #expect(try balance(ledger, "Income:Exchange", "INR", on: "2024-03-31") == "-500.00 INR")
    #expect(try balance(ledger, "Equity:Exchange", "INR", on: "2024-03-31") == "8500.00 INR")
    #expect(try balance(ledger, "Income:Exchange", "INR", on: "2024-04-01") == "0.00 INR")
    #expect(ledger.transactions[2].day == day("2024-04-01") && ledger.transactions[2].reverses == 2)
    expectFailure(.state) { try ledger.reverse(2, on: day("2024-05-01")) }
  }

  /// The dollars are sold, and only rupees are left: no rate is needed. And the reverse: only dollars are left.
  @Test func balancesOfOneCurrencyAreRevalued() throws {
    var ledger = try newLedger(
      "INR", ("Assets:Bank", .asset), ("Equity:Exchange", .exchange), ("Income:Exchange", .income))
    try post(
      &ledger, "2024-03-01", ("Assets:Bank", "100 USD"), ("Equity:Exchange", "-100 USD"),
      ("Equity:Exchange", "8000 INR"), ("Assets:Bank", "-8000 INR"))
    try post(
      &ledger, "2024-03-02", ("Assets:Bank", "-100 USD"), ("Equity:Exchange", "100 USD"),
      ("Equity:Exchange", "-8500 INR"), ("Assets:Bank", "8500 INR"))
    var one = ledger
    try one.revalue(
      day("2024-03-31"), exchange: nil, gain: bytes("Income:Exchange"), with: nil, ConversionOptions(), in: nil)
    #expect(try balance(one, "Income:Exchange", "INR", on: "2024-03-31") == "-500.00 INR")
    #expect(try balance(one, "Equity:Exchange", "INR", on: "2024-03-31") == "0.00 INR")
    try post(&ledger, "2024-03-03", ("Equity:Exchange", "500 INR"), ("Income:Exchange", "-500 INR"))
    #expect(
      try ledger.revalue(
        day("2024-03-31"), exchange: nil, gain: bytes("Income:Exchange"), with: nil, ConversionOptions(), in: nil) == 0)
    try post(&ledger, "2024-03-04", ("Assets:Bank", "10 USD"), ("Equity:Exchange", "-10 USD"))
    expectFailure(.noRate) {
      try ledger.revalue(
        day("2024-03-31"), exchange: nil, gain: bytes("Income:Exchange"), with: nil, ConversionOptions(), in: nil)
    }
    try ledger.revalue(
      day("2024-03-31"), exchange: nil, gain: bytes("Income:Exchange"), with: try table("USD INR 85.123"),
      ConversionOptions(), in: nil)
    #expect(try balance(ledger, "Equity:Exchange", "INR", on: "2024-03-31") == "851.23 INR")
  }

  @Test func revaluationsThatCannotBeBookedAreRefused() throws {
    var ledger = try newLedger("EUR", ("Assets:Bank", .asset), ("Income:Exchange", .income), ("Equity", .equity))
    func revalue(_ date: String, _ exchange: String?, _ gain: String) throws -> UInt64 {
      try ledger.revalue(
        day(date), exchange: exchange.map(bytes), gain: bytes(gain), with: nil, ConversionOptions(), in: nil)
    }
    expectFailure(.notFound, saying: "no account of the kind exchange in the ledger") {
      try revalue("2024-03-31", nil, "Income:Exchange")
    }
    expectFailure(.notFound) { try revalue("2024-03-31", "Equity:None", "Income:Exchange") }
    expectFailure(.account) { try revalue("2024-03-31", "Equity", "Equity") }
    expectFailure(.account) { try revalue("2024-03-31", "Equity", "Assets") }
    expectFailure(.date) { try revalue("9999-12-31", "Equity", "Income:Exchange") }
    #expect(try revalue("2024-03-31", "Equity", "Income:Exchange") == 0)
    #expect(ledger.transactions.isEmpty)
  }

  /// 10.00 USD for 9.26 EUR over two liquidity accounts: the case of pgledger.
  @Test func anExchangeSumsToZeroInEachCurrency() throws {
    var ledger = try newLedger(
      "EUR", ("Assets:Dollar", .asset), ("Assets:Euro", .asset), ("Equity:Liquidity", .exchange))
    try post(
      &ledger, "2024-01-02", ("Assets:Dollar", "-10.00 USD"), ("Equity:Liquidity", "10.00 USD"),
      ("Equity:Liquidity", "-9.26 EUR"), ("Assets:Euro", "9.26 EUR"))
    expectFailure(.unbalanced) {
      try post(&ledger, "2024-01-02", ("Assets:Dollar", "-10.00 USD"), ("Assets:Euro", "9.26 EUR"))
    }
  }

  /// The household of django-hordak.
  @Test func aHouseholdSharesItsBills() throws {
    var ledger = try newLedger(
      "GBP", ("Assets:Bank", .asset), ("Expenses:Food", .expense), ("Expenses:Rent", .expense),
      ("Liabilities:Electricity", .liability), ("Liabilities:Council", .liability), ("Income:One", .income),
      ("Income:Two", .income))
    for _ in 0..<2 {
      try post(&ledger, "2024-01-01", ("Expenses:Food", "35 GBP"), ("Assets:Bank", "-35 GBP"))
    }
    try post(&ledger, "2024-01-02", ("Expenses:Rent", "1000 GBP"), ("Assets:Bank", "-1000 GBP"))
    for person in ["Income:One", "Income:Two"] {
      try post(&ledger, "2024-01-03", ("Assets:Bank", "620 GBP"), (person, "-620 GBP"))
      try post(
        &ledger, "2024-01-04", (person, "620 GBP"), ("Expenses:Rent", "-500 GBP"),
        ("Liabilities:Electricity", "-20 GBP"), ("Liabilities:Council", "-30 GBP"), ("Expenses:Food", "-70 GBP"))
    }
    for _ in 0..<2 {
      try post(&ledger, "2024-01-05", ("Expenses:Food", "35 GBP"), ("Assets:Bank", "-35 GBP"))
    }
    let wanted = [
      ("Assets:Bank", "100.00 GBP"), ("Liabilities:Electricity", "-40.00 GBP"), ("Liabilities:Council", "-60.00 GBP"),
      ("Expenses:Rent", "0.00 GBP"), ("Expenses:Food", "0.00 GBP"), ("Income:One", "0.00 GBP"),
    ]
    for (account, amount) in wanted { #expect(try balance(ledger, account, "GBP") == amount) }
  }
}
