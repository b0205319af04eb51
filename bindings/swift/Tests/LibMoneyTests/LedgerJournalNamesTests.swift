import LibMoney
import Testing

/// Journals as texts, and invoices posted to accounts by role.
struct LedgerJournalNamesTests {
  @Test func aJournalIsReadAndWritten() throws {
    let text = "2024-01-02 dollars\n    Assets:Bank  100.00 USD @ 0.80 EUR\n    Assets:Cash\n"
    let books = try Ledger(journal: text, as: .hledger, base: "EUR", exchange: "Equity:Exchange")
    #expect(try books.balance(of: "Assets:Cash") == Money("-80 EUR"))
    for format in JournalFormat.allCases {
      let again = try Ledger(journal: books.journal(as: format), as: format, base: "EUR")
      #expect(try again.journal(as: format) == books.journal(as: format))
    }
    #expect(throws: MoneyFailure.self) { try Ledger(journal: text, as: .hledger, base: "EUR") }
  }

  @Test func anInvoiceIsPosted() throws {
    var invoice = try Invoice(try CurrencyCode("EUR"))
    let hundred = Decimal(coefficient: 100, scale: 0) ?? .zero
    let one = Decimal(coefficient: 1, scale: 0) ?? .zero
    let item = try InvoiceLineItem(name: Array("Paper".utf8), quantity: one, price: hundred, baseQuantity: nil)
    let percent = Decimal(coefficient: 19, scale: 0) ?? .zero
    try invoice.add(item, [try InvoiceTax(Array("S".utf8), percent: percent)])
    var books = Ledger(base: try CurrencyCode("EUR"))
    try books.addAccount("Assets:Receivable", .asset)
    try books.addAccount("Income:Sales", .income)
    try books.addAccount("Liabilities:Tax", .liability)
    let accounts = PostingAccounts([
      .receivable: "Assets:Receivable", .revenue: "Income:Sales", .tax: "Liabilities:Tax",
    ])
    try books.post(try Day("2024-01-02"), "invoice 1", invoice, to: accounts)
    #expect(try books.balance(of: "Assets") == Money("119 EUR"))
    #expect(try books.balance(of: "Liabilities") == Money("-19 EUR"))
  }
}
