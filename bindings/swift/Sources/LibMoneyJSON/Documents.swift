import LibMoney
@_exported import MoneyJSON

// The library's own documents, which are the same in every binding. A call that fails has changed nothing.

extension Wallet {
  public init(json text: String) throws(MoneyFailure) {
    self = try text.read { (bytes) throws(MoneyFailure) in try WalletDocument.read(bytes) }
  }

  public func json() throws(MoneyFailure) -> String { String(try WalletDocument.write(self)) }

  /// Builds a wallet again from the lines of its journal.
  public init(journal text: String) throws(MoneyFailure) {
    self = try text.read { (bytes) throws(MoneyFailure) in try JournalDocument.read(bytes) }
  }

  /// Every change since the wallet was created, one per line.
  public func journal() throws(MoneyFailure) -> String { String(try JournalDocument.write(self)) }
}

extension AccountStatement {
  public func json() throws(MoneyFailure) -> String { String(try AccountStatementDocument.write(self)) }
}

extension ExchangeQuote {
  public init(json text: String) throws(MoneyFailure) {
    self = try text.read { (bytes) throws(MoneyFailure) in try ExchangeQuoteDocument.read(bytes) }
  }

  public func json() throws(MoneyFailure) -> String { String(try ExchangeQuoteDocument.write(self)) }
}

extension Ledger {
  public init(json text: String) throws(MoneyFailure) {
    self = try text.read { (bytes) throws(MoneyFailure) in try LedgerDocument.read(bytes) }
  }

  public func json() throws(MoneyFailure) -> String { String(try LedgerDocument.write(self)) }
}

extension LedgerReport {
  /// The kind and all rows.
  public func json() throws(MoneyFailure) -> String { String(try LedgerReportDocument.write(self)) }
}

extension Catalogue {
  public init(json text: String) throws(MoneyFailure) {
    self = try text.read { (bytes) throws(MoneyFailure) in try CatalogueDocument.read(bytes) }
  }

  public func json() throws(MoneyFailure) -> String { String(try CatalogueDocument.write(self)) }
}

extension Invoice {
  public init(json text: String) throws(MoneyFailure) {
    self = try text.read { (bytes) throws(MoneyFailure) in try InvoiceDocument.read(bytes) }
  }

  public func json() throws(MoneyFailure) -> String { String(try InvoiceDocument.write(self)) }
}

extension BankStatements {
  /// All rows and texts.
  public func json() throws(MoneyFailure) -> String { String(try BankDocument.write(self)) }
}

extension Explanation {
  public func json() throws(MoneyFailure) -> String { String(try ExplanationDocument.write(self)) }
}

extension Calculator {
  public init(json text: String) throws(MoneyFailure) {
    self = try text.read { (bytes) throws(MoneyFailure) in try CalculatorDocument.read(bytes) }
  }

  public func json() throws(MoneyFailure) -> String { String(try CalculatorDocument.write(self)) }
}

extension RatesTable {
  /// Reads a document of rates: the library's own, or that of a provider, which is recognised by its shape.
  public static func json(_ text: String) throws(MoneyFailure) -> RatesTable {
    try text.read { (bytes) throws(MoneyFailure) in try RatesDocument.read(bytes) }
  }

  public func json() throws(MoneyFailure) -> String { String(try RatesDocument.write(self)) }
}

extension Basket {
  /// Reads a basket with its own products, tax rates and policy.
  public init(json text: String) throws(MoneyFailure) {
    self = try text.read { (bytes) throws(MoneyFailure) in try BasketDocument.read(bytes, catalogue: nil) }
  }

  public func json() throws(MoneyFailure) -> String { String(try BasketDocument.write(self)) }
}

extension Receipt {
  public func json() throws(MoneyFailure) -> String { String(try ReceiptDocument.write(self)) }
}

extension Portfolio {
  public init(json text: String) throws(MoneyFailure) {
    self = try text.read { (bytes) throws(MoneyFailure) in try PortfolioDocument.read(bytes, registry: nil) }
  }

  public func json() throws(MoneyFailure) -> String { String(try PortfolioDocument.write(self)) }
}

extension CurrencyList {
  /// Adds the currencies of a provider's list.
  public mutating func add(json text: String) throws(MoneyFailure) {
    let listed = try text.read { (bytes) throws(MoneyFailure) in try CurrencyListDocument.read(bytes) }
    try add(listed)
  }
}
