extension ShortText {
  /// An identifier such as a symbol of the exchange, of at most 39 bytes.
  public init(_ text: String) throws(MoneyFailure) { try self.init(text.bytes, "identifier") }
}

extension Portfolio {
  public init(
    _ currency: String, method: LotMethod = .fifo, shortSales: ShortSalePolicy = .reject
  ) throws(MoneyFailure) {
    self.init(try PortfolioSettings(currency: CurrencyCode(currency), method: method, shortSales: shortSales))
  }

  /// Adds a transaction, and returns its identifier.
  @discardableResult
  public mutating func add(
    _ action: Transaction.Action, _ symbol: String, on day: Day, quantity: Decimal = 0, total: Money? = nil,
    fee: Money? = nil, rate: Rate? = nil
  ) throws(MoneyFailure) -> String {
    let given = Transaction(
      symbol: try ShortText(symbol), day: day, action: action, quantity: quantity, total: total, fee: fee, rate: rate)
    return String(try add(given))
  }

  /// Values the positions at prices, and, for prices of other currencies, at rates.
  public mutating func value(
    _ prices: KeyValuePairs<String, Decimal>, _ rates: RatesTable? = nil,
    _ options: ValuationOptions = ValuationOptions()
  ) throws(MoneyFailure) -> Valuation {
    var quotes: [PriceQuote] = []
    for (symbol, price) in prices { quotes.append(try PriceQuote(symbol: ShortText(symbol), price: price)) }
    return try value(quotes, rates, options)
  }
}
