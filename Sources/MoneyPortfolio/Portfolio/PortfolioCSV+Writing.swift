import MoneyCore

extension PortfolioCSV {
  /// Writes a document from which `read` makes the same transactions. It contains the columns of lots and of the terms
  /// of actions only if a transaction has them.
  public static func write(_ portfolio: Portfolio, watch: Watch = .none) throws(MoneyFailure) -> [UInt8] {
    let transactions = portfolio.entered
    let hasLots = transactions.contains { !$0.lots.isEmpty }
    let hasTerms = transactions.contains { $0.terms != nil }
    let columns = Column.allCases.filter { !$0.isOptional || ($0 == .lots ? hasLots : hasTerms) }
    var text: [UInt8] = []
    text.reserveCapacity(portfolio.mostText)
    for (index, column) in columns.enumerated() {
      if index > 0 { text.append(ASCII.comma) }
      text.append(contentsOf: UTF8Bytes(column.name))
    }
    text.append(ASCII.lineFeed)
    for (index, transaction) in transactions.enumerated() {
      try watch.step(index, of: portfolio.count)
      for (index, column) in columns.enumerated() {
        if index > 0 { text.append(ASCII.comma) }
        CSVScanner.append(cell(column, transaction), to: &text)
      }
      text.append(ASCII.lineFeed)
    }
    return text
  }

  private static func cell(_ column: Column, _ transaction: Transaction) -> [UInt8] {
    switch column {
    case .id: transaction.id.bytes
    case .date: transaction.day.isoText
    case .action: Array(UTF8Bytes(transaction.action.name))
    case .symbol: transaction.symbol.bytes
    case .quantity: quantity(transaction)
    case .price: price(transaction)
    case .total: transaction.total?.amount.plainText ?? []
    case .currency: transaction.total?.currency.bytes ?? []
    case .fee: transaction.fee?.amount.plainText ?? []
    case .feeCurrency: transaction.fee?.currency.bytes ?? []
    case .rate: transaction.rate?.plainText ?? []
    case .lots: lots(transaction)
    case .into: transaction.into.bytes
    case .costShare: transaction.terms?.costShare?.ratioText ?? []
    case .opened: transaction.terms?.opened?.isoText ?? []
    }
  }

  /// The quantity of a trade, or the ratio of a split, `2:1`.
  private static func quantity(_ transaction: Transaction) -> [UInt8] {
    if transaction.countsShares { return transaction.quantity.plainText }
    guard transaction.action.isRatio, !transaction.per.isZero else { return [] }
    var ratio = transaction.quantity.plainText
    ratio.append(ASCII.colon)
    ratio.append(contentsOf: transaction.per.plainText)
    return ratio
  }

  /// The price of a share, rounded half-even, without zeros at the end; empty if it does not fit 38 digits.
  private static func price(_ transaction: Transaction) -> [UInt8] {
    guard transaction.isTrade, let total = transaction.total,
      let price = try? total.amount.divided(by: transaction.quantity, digits: priceDigits, rounding: .halfEven)
    else { return [] }
    return price.value.trimmed.plainText
  }

  /// Writes entries `id:quantity`, separated by semicolons. Within an id, semicolons and backslashes are escaped with a
  /// backslash.
  private static func lots(_ transaction: Transaction) -> [UInt8] {
    var text: [UInt8] = []
    for lot in transaction.lots {
      if !text.isEmpty { text.append(separator) }
      for byte in lot.id.bytes {
        if byte == separator || byte == ASCII.backslash { text.append(ASCII.backslash) }
        text.append(byte)
      }
      text.append(ASCII.colon)
      text.append(contentsOf: lot.quantity.plainText)
    }
    return text
  }
}
