import MoneyCore
import MoneyFeeds
import MoneyPortfolio

extension Feed {
  /// Reads the response to a request and applies its content, completely or not at all. An error in the response is
  /// recorded in the feed.
  public mutating func receiveResponse(
    _ request: UInt64, _ answer: FeedResponse, at now: Int64
  ) throws(MoneyFailure) {
    let asked = try asked(request)
    do throws(MoneyFailure) {
      try take(try content(asked, answer), for: request, at: now)
    } catch {
      if error.status == .outOfMemory { throw error }
      try fail(request, error, httpStatus: answer.httpStatus, at: now)
    }
  }

  private func content(_ asked: Asked, _ answer: FeedResponse) throws(MoneyFailure) -> FeedContent {
    if !answer.isSuccess { throw answer.refusal(try FeedWords.words(in: answer.body)) }
    try answer.check(for: settings)
    let isBlank = answer.body.allSatisfy { $0 <= ASCII.space }
    guard case .item = asked else {
      if !isBlank, let message = try FeedWords.words(in: answer.body) { throw MoneyFailure(.provider, message) }
      return .acknowledged
    }
    if isBlank { throw MoneyFailure(.truncated, "response is empty") }
    // A rate that is cut off at the end of a table may still look like a rate.
    if settings.provider == .ecb, !ECBXMLReader.reads(answer.body), answer.body.last != ASCII.lineFeed {
      throw MoneyFailure(.truncated, "response ends inside a line", at: answer.body.count)
    }
    do throws(MoneyFailure) {
      try UTF8Text.check(answer.body)
      return try read(answer.body)
    } catch {
      guard settings.provider != .ecb, FeedWords.isCut(answer.body), error.status != .outOfMemory else { throw error }
      throw MoneyFailure(.truncated, "response ends before its document", at: answer.body.count)
    }
  }

  private func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> FeedContent {
    switch settings.provider.content {
    case .rates: .rates(try readRates(text))
    case .currencies: .currencies(try CurrencyListDocument.read(text))
    case .quotes: try QuoteDocument.read(text)
    case .transactions: .transactions(try readTransactions(text))
    }
  }

  private func readTransactions(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> [Transaction] {
    guard let portfolio = settings.portfolio else { return [] }
    return try TransactionsDocument.read(text, currency: portfolio.currency)
  }

  /// Refuses rates with another base than the feed asks for.
  private func readRates(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> RatesTable {
    let isTable = settings.provider == .ecb && text.first { $0 > ASCII.space } != ASCII.openBrace
    let isXML = isTable && ECBXMLReader.reads(text)
    let table =
      isXML
      ? try ECBXMLReader.read(text)
      : isTable ? try ECBReader.read(text) : try RatesDocument.read(text, publisher: settings.provider.publisher)
    if let wanted = settings.provider.base ?? settings.currency, table.base != wanted {
      let base: Message = table.base.map { .code($0) } ?? "no base"
      throw MoneyFailure(.document, "base of the rates must be " + .code(wanted) + ", got " + base)
    }
    if table.quoteCount == 0 { throw RatesDocument.noRates() }
    return table
  }

  // MARK: Saving

  /// Queues a transaction to be saved; returns it as it will be, with its id.
  public mutating func put(_ transaction: Transaction) throws(MoneyFailure) -> Transaction {
    let stored = try checked(transaction)
    save(stored, body: try TransactionsDocument.write(stored))
    return stored
  }

  // MARK: Over a restart

  /// The content as a document, for `restore`.
  public func written() throws(MoneyFailure) -> [UInt8] {
    switch settings.provider.content {
    case .rates: if let rates { return try RatesDocument.write(rates) }
    case .currencies: if let currencies { return try CurrencyListDocument.write(currencies) }
    case .quotes: if !quotes.isEmpty { return try QuoteDocument.write(quotes) }
    case .transactions: if let portfolio { return try PortfolioDocument.write(portfolio) }
    }
    throw MoneyFailure(.notFound, "no content fetched yet")
  }

  /// Restores saved content.
  /// - Parameter instant: the instant at which the content was received.
  public mutating func restore(_ text: UnsafeBufferPointer<UInt8>, came instant: Int64) throws(MoneyFailure) {
    switch settings.provider.content {
    case .rates, .currencies: try restore(try read(text), came: instant)
    case .quotes: try restore(try QuoteDocument.readOwn(text), notAfter: instant)
    case .transactions:
      let isOwn = try JSONReader.read(text)["format"] != nil
      let transactions =
        isOwn
        ? Array(try PortfolioDocument.read(text, registry: settings.portfolio?.registry).entered)
        : try readTransactions(text)
      try restore(.transactions(transactions), came: instant)
    }
  }
}
