import LibMoney
import Testing

/// Calls with texts and without options are those of the engine.
struct TextTests {
  @Test func currenciesAreFoundByCodeAndCountry() throws {
    let franc = try Currency("CHF")
    #expect(franc.numeric == 756 && franc.digits == 2)
    #expect(throws: MoneyFailure.self) { try Currency("QQQ") }
    #expect(try Currency.codes(inCountry: "HR", on: Day("2022-12-31")).map(\.description) == ["HRK"])
    #expect(try Currency.codes(inCountry: "HR", on: Day("2023-01-15")).map(\.description) == ["EUR"])
    #expect(throws: MoneyFailure.self) { try Currency.codes(inCountry: "ZZ") }
  }

  @Test func registriesContainCurrencies() throws {
    var registry = CurrencyRegistry()
    try registry.add("PTS", digits: 0, name: "points")
    #expect(try Money(minor: 250, "PTS", in: registry).description == "250 PTS")
    #expect(try String(Currency("PTS", in: registry).name) == "points")
  }

  @Test func amountsAreRoundedToCoins() throws {
    #expect(try Money("12.37 CHF").roundedToCash() == Money("12.35 CHF"))
    #expect(try Money("12.38 CHF").roundedToCash() == Money("12.40 CHF"))
    let price = try Money("10.02 EUR")
    #expect(try price.roundedToCash(inCountry: "IE", on: Day("2026-11-24")) == Money("10.00 EUR"))
    #expect(try price.roundedToCash(inCountry: "DE", on: Day("2026-11-24")) == price)
    #expect(try price.minorUnits() == 1002)
    #expect(throws: MoneyFailure.self) { try Money("10.025 EUR").minorUnits() }
    #expect(try Money("119.99 EUR").divided(by: Decimal("1.19"), .currency, .halfUp) == Money("100.83 EUR"))
  }

  @Test func compactStyleHasDigits() throws {
    let revenue = try Money("1234567.89 USD")
    #expect(throws: MoneyFailure.self) { try revenue.formatted(.locale("en-US").style(.compact)) }
    #expect(try revenue.formatted(.locale("en-US").style(.compact).digits(.count(1))) == "$1.2M")
    #expect(try revenue.formatted(.locale("en-US").digits(.count(0), .up)) == "$1,234,568")
  }

  @Test func ratesAreFoundAndSortAmounts() throws {
    let rates = try Rates.of(["EUR/USD": "1.25", "EUR/GBP": "0.8"])
    #expect(try rates.find("USD", to: "EUR").rate.description == "4/5")
    let offers = [try Money("100 EUR"), try Money("100 USD"), try Money("100 GBP")]
    #expect(try rates.sorted(offers, in: "EUR").map(\.currency.description) == ["USD", "EUR", "GBP"])
    #expect(throws: MoneyFailure.self) { try rates.find("USD", to: "JPY") }
  }

  @Test func invoicesHaveExemptions() throws {
    var invoice = try Invoice("EUR")
    try invoice.add("Consulting", quantity: 1, price: 1000, taxes: [InvoiceTax("AE")])
    try invoice.setExemption("AE", reason: "Reverse charge", reasonCode: "VATEX-EU-AE")
    #expect(invoice.exemption(of: "AE".bytes).map { String($0.reasonCode) } == "VATEX-EU-AE")
  }

  @Test func invoicesAreWrittenAndChecked() throws {
    var invoice = try Invoice("EUR")
    try invoice.add("Paper", quantity: 10, price: Decimal("4.99"), taxes: [InvoiceTax("S", percent: 25)])
    let ink = InvoiceParty("Ink Ltd", country: "IE")
    let heading = try InvoiceHeading(
      "2026-1", issued: Day("2026-10-30"), seller: ink, buyer: InvoiceParty("Pen GmbH", country: "DE"))
    #expect(try InvoiceReport(checking: invoice.cii(heading).bytes).findings.isEmpty)
    #expect(try Invoice(ubl: invoice.ubl(heading).bytes).totals().payable == invoice.totals().payable)
    let report = try InvoiceReport(checking: "<Invoice/>".bytes)
    #expect(!report.isReadable && report.findings[0].path == "Invoice" && report.findings[0].ruleName == "")
    #expect(throws: MoneyFailure.self) { try Invoice(cii: "<Invoice/>".bytes) }
  }

  @Test func invoicesAreRenderedForCustomers() throws {
    var invoice = try Invoice("EUR")
    try invoice.add("Consulting", quantity: 1, price: 1000, taxes: [InvoiceTax("AE")])
    var paper = try Paper("de-DE", words: ["title": "Honorarnote"])
    try paper.setSeller("Ink & Co.\n1 High Street")
    let page = try invoice.rendered(paper)
    #expect(page.contains("<h1>Honorarnote</h1>") && page.contains("<bdi>Ink &amp; Co.</bdi>"))
    paper.format = .text
    #expect(try invoice.rendered(paper).hasPrefix("Ink & Co.\n1 High Street\n\nHonorarnote\n"))
    #expect(throws: MoneyFailure.self) { try Paper("de-DE", words: ["Title": "x"]) }
  }

  @Test func portfoliosListSalesAndLots() throws {
    var portfolio = try Portfolio("EUR")
    try portfolio.add(.buy, "ABC", on: Day("2024-01-02"), quantity: 10, total: Money("1000.00 EUR"))
    try portfolio.add(.sell, "ABC", on: Day("2024-03-01"), quantity: 4, total: Money("480.00 EUR"))
    #expect(try portfolio.disposals().map(\.gain) == [Money("80.00 EUR")])
    #expect(try portfolio.openLots().map(\.cost) == [Money("600.00 EUR")])
    try portfolio.add(.split, "ABC", on: Day("2024-06-03"), quantity: 2, per: 1)
    #expect(try portfolio.openLots().map(\.quantity.value) == [12])
  }
}
