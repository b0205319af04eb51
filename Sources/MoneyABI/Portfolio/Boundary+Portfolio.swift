import CMoney
import MoneyCore
import MoneyPortfolio

extension Portfolio: Watched {
  static var parameter: StaticString { "portfolio" }
}

extension Boundary {
  static func portfolio(_ pointer: OpaquePointer?) throws(MoneyFailure) -> WatchedHandle<Portfolio> {
    try watched(pointer)
  }

  /// The portfolio for a call that goes through all of its transactions.
  static func wholePortfolio(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Portfolio {
    let portfolio = try portfolio(pointer).value
    try checkMemory(portfolio.count, of: mostOfEntry)
    return portfolio
  }

  static func settings(
    _ currency: CurrencyCode, _ pointer: UnsafePointer<money_portfolio_options_t>?
  ) throws(MoneyFailure) -> PortfolioSettings {
    guard let pointer else { return try PortfolioSettings(currency: currency) }
    let given = try options(pointer, "MONEY_PORTFOLIO_OPTIONS_INIT")
    guard let method = LotMethod(rawValue: given.method) else {
      throw notOne(of: "MONEY_LOTS_", "options.method", given.method)
    }
    guard let shortSales = ShortSalePolicy(rawValue: given.short_sales) else {
      throw notOne(of: "MONEY_SHORT_SALE_", "options.short_sales", given.short_sales)
    }
    guard let fees = FeePolicy(rawValue: given.fees) else {
      throw notOne(of: "MONEY_FEES_", "options.fees", given.fees)
    }
    guard let capital = CapitalPolicy(rawValue: given.capital) else {
      throw notOne(of: "MONEY_CAPITAL_", "options.capital", given.capital)
    }
    return try PortfolioSettings(
      currency: currency, method: method, shortSales: shortSales, registry: registry(given.registry), fees: fees,
      washSales: try truth(given.wash_sales, "options.wash_sales"), capital: capital)
  }

  static func transactionID(_ text: UnsafePointer<CChar>?) throws(MoneyFailure) -> ShortText {
    try ShortText(try identifier(text, longest: ShortText.longest, "id"), "id")
  }

  static func transaction(
    _ pointer: UnsafePointer<money_transaction_t>?, _ lots: UnsafePointer<money_lot_selection_t>?, _ lotCount: Int
  ) throws(MoneyFailure) -> Transaction {
    var given = try sized(pointer, "MONEY_TRANSACTION_INIT", "transaction")
    if given.reserved != 0 || given.reserved_terms != 0 {
      throw MoneyFailure(.argument, "transaction.reserved must be 0")
    }
    guard let action = Transaction.Action(rawValue: given.action) else {
      throw notOne(of: "MONEY_ACTION_", "transaction.action", given.action)
    }
    let id = try field(&given.id, "transaction.id")
    let symbol = try field(&given.symbol, "transaction.symbol")
    let terms = ActionTerms.of(
      into: try field(&given.into, "transaction.into"),
      costShare: try costShare(given.cost_share_numerator, given.cost_share_denominator),
      opened: try optionalDay(given.opened))
    return Transaction(
      id: id, symbol: symbol, day: try day(given.date), action: action,
      quantity: try decimal(&given.quantity, "transaction.quantity"),
      per: try decimal(&given.per, "transaction.per"),
      total: try optionalMoney(&given.total, "transaction.total"),
      fee: try optionalMoney(&given.fee, "transaction.fee"),
      rate: try rate(given.rate_numerator, given.rate_denominator),
      lots: try lotSelections(lots, lotCount), terms: terms)
  }

  /// Reads a cost share; nil for 0/0.
  private static func costShare(_ numerator: UInt64, _ denominator: UInt64) throws(MoneyFailure) -> CostShare? {
    if numerator == 0, denominator == 0 { return nil }
    guard let share = CostShare(numerator: numerator, denominator: denominator) else {
      throw MoneyFailure(
        .argument,
        "transaction.cost_share must be from 0 to 1, got " + .id(numerator) + "/" + .id(denominator))
    }
    return share
  }

  private static func lotSelections(
    _ lots: UnsafePointer<money_lot_selection_t>?, _ count: Int
  ) throws(MoneyFailure) -> [LotSelection] {
    try sizedRows(lots, count, atMost: Transaction.mostLots, "MONEY_LOT_SELECTION_INIT", "lots") {
      (row) throws(MoneyFailure) in
      var lot = row.loadUnaligned(as: money_lot_selection_t.self)
      if lot.reserved != 0 { throw MoneyFailure(.argument, "lots.reserved must be 0") }
      return LotSelection(id: try field(&lot.id, "lots.id"), quantity: try decimal(&lot.quantity, "lots.quantity"))
    }
  }

  static func write(_ lot: LotSelection, to output: UnsafeMutablePointer<money_lot_selection_t>) {
    output.pointee.struct_size = UInt32(MemoryLayout<money_lot_selection_t>.size)
    write(lot.id, to: &output.pointee.id)
    write(lot.quantity, to: &output.pointee.quantity)
  }

  /// Reads the text in a field of a struct, up to its NUL, which must be there.
  static func field<Characters>(
    _ field: inout Characters, _ name: StaticString
  ) throws(MoneyFailure) -> ShortText {
    try ShortText(try fieldText(&field, name), name, atMost: MemoryLayout<Characters>.size - 1)
  }

  /// Reads an amount; nil if all of it is zero.
  static func optionalMoney(
    _ value: inout money_t, _ name: StaticString
  ) throws(MoneyFailure) -> Money? {
    let isZero = withUnsafeBytes(of: &value) { bytes in bytes.allSatisfy { $0 == 0 } }
    return isZero ? nil : try money(&value, name)
  }

  /// Reads a rate; nil for 0/0.
  private static func rate(_ numerator: UInt64, _ denominator: UInt64) throws(MoneyFailure) -> Rate? {
    if numerator == 0, denominator == 0 { return nil }
    guard let rate = Rate(numerator: numerator, denominator: denominator) else {
      throw MoneyFailure(.invalidRate, "a rate must be positive and finite")
    }
    return rate
  }

  static func write<Characters>(_ text: ShortText, to field: inout Characters) {
    withUnsafeMutableBytes(of: &field) { place in
      for (index, byte) in text.bytes.enumerated() where index < place.count { place[index] = byte }
    }
  }

  static func write(_ transaction: Transaction, to output: UnsafeMutablePointer<money_transaction_t>) {
    zero(output)
    output.pointee.struct_size = UInt32(MemoryLayout<money_transaction_t>.size)
    write(transaction.id, to: &output.pointee.id)
    write(transaction.symbol, to: &output.pointee.symbol)
    output.pointee.date = transaction.day.number
    output.pointee.action = transaction.action.rawValue
    write(transaction.quantity, to: &output.pointee.quantity)
    write(transaction.per, to: &output.pointee.per)
    if let total = transaction.total { write(total, to: &output.pointee.total) }
    if let fee = transaction.fee { write(fee, to: &output.pointee.fee) }
    output.pointee.rate_numerator = transaction.rate?.numerator ?? 0
    output.pointee.rate_denominator = transaction.rate?.denominator ?? 0
    write(transaction.into, to: &output.pointee.into)
    output.pointee.cost_share_numerator = transaction.terms?.costShare?.numerator ?? 0
    output.pointee.cost_share_denominator = transaction.terms?.costShare?.denominator ?? 0
    output.pointee.opened = date(transaction.terms?.opened)
  }

  static func write(_ count: ShareCount, _ numerator: inout money_decimal_t, _ denominator: inout UInt64) {
    write(count.numerator, to: &numerator)
    denominator = count.denominator
  }

  static func symbol(_ text: UnsafePointer<CChar>?) throws(MoneyFailure) -> ShortText {
    let longest = Transaction.longestSymbol
    return try ShortText(try identifier(text, longest: longest, "symbol"), "symbol", atMost: longest)
  }

  static func write(_ quote: PriceQuote, to output: UnsafeMutablePointer<money_price_quote_t>) {
    zero(output)
    output.pointee.struct_size = UInt32(MemoryLayout<money_price_quote_t>.size)
    write(quote.symbol, to: &output.pointee.symbol)
    write(quote.price, to: &output.pointee.price)
    if let currency = quote.currency {
      withUnsafeMutableBytes(of: &output.pointee.currency) { write(currency.bytes, to: $0) }
    }
    output.pointee.instant = quote.instant ?? Int64.min
  }
}
