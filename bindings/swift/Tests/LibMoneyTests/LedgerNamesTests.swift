import LibMoney
import LibMoneyJSON
import Testing

/// Ledgers with accounts and descriptions as texts.
struct LedgerNamesTests {
  private func books() throws -> Ledger {
    var books = Ledger(base: try CurrencyCode("EUR"))
    try books.addAccount("Assets:Bank", .asset)
    try books.addAccount("Equity:Exchange", .exchange)
    try books.addAccount("Income:Exchange", .income)
    return books
  }

  private func amount(_ text: String) throws -> Money { try Money(text) }

  @Test func aPurchaseOfDollarsIsRevalued() throws {
    var books = try books()
    let (march, end) = (try Day("2024-03-01"), try Day("2024-03-31"))
    try books.post(
      march, "dollars",
      [
        ("Assets:Bank", try amount("100 USD")), ("Equity:Exchange", try amount("-100 USD")),
        ("Equity:Exchange", try amount("80 EUR")), ("Assets:Bank", try amount("-80 EUR")),
      ])
    var builder = RatesBuilder()
    try builder.add("USD", "EUR", "0.85")
    #expect(try books.revalue(on: end, builder.build(), gain: "Income:Exchange") == 2)
    #expect(try books.balance(of: "Income", on: end) == amount("-5 EUR"))
    #expect(try books.balance(of: "Assets", in: "USD") == amount("100 USD"))
    #expect(try books.statement(of: "Assets:Bank", in: "USD").rows(from: 0, count: 9).count == 1)
    #expect(try books.balanceSheet(on: end).rows.last?.amount == amount("5 EUR"))
    #expect(books.transactions[0].text == "dollars" && books.accounts[1].text == "Assets:Bank")
    #expect(try Ledger(json: try books.json()).json() == books.json())
    #expect(try books.close(end) == 0)
    #expect(throws: MoneyFailure.self) { try books.reverse(1, on: end) }
  }
}
