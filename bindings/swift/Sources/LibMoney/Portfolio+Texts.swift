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

  /// Reads a portfolio from comma-separated values, completely or not at all.
  public init(csv text: String, _ settings: PortfolioSettings) throws(MoneyFailure) {
    self = try text.read { (bytes) throws(MoneyFailure) in try PortfolioCSV.read(bytes, settings) }
  }

  /// Adds a transaction, and returns its identifier. For a split of 2 for 1, pass a quantity of 2 and 1 as `per`.
  @discardableResult
  public mutating func add(
    _ action: Transaction.Action, _ symbol: String, on day: Day, quantity: Decimal = 0, per: Decimal = 0,
    total: Money? = nil, fee: Money? = nil, rate: Rate? = nil
  ) throws(MoneyFailure) -> String {
    let given = Transaction(
      symbol: try ShortText(symbol), day: day, action: action, quantity: quantity, per: per, total: total,
      fee: fee, rate: rate)
    return String(try add(given))
  }

  /// The sales of lots, with their gains; `rates` converts those in other currencies.
  public func disposals(_ rates: RatesTable? = nil) throws(MoneyFailure) -> [Disposal] {
    try disposals(rates, ValuationOptions())
  }

  /// The lots with shares that are still held; `rates` converts their costs.
  public func openLots(_ rates: RatesTable? = nil) throws(MoneyFailure) -> [OpenLot] {
    try openLots(rates, ValuationOptions())
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
