import MoneyCore

/// The names and conventions of a format of character-separated values.
package enum ImportCSVFormat: Sendable {
  /// Any columns.
  case mapped
  /// The transactions that Portfolio Performance exports, in English or German.
  case portfolioPerformance

  /// The fields of column names. The names of the fields are names of columns as well.
  var columns: StaticString {
    switch self {
    case .mapped: ImportCSVFormat.ownColumns
    case .portfolioPerformance: ImportCSVFormat.performanceColumns
    }
  }

  /// The actions of words. The names of the actions are words as well.
  var actions: StaticString {
    switch self {
    case .mapped: ""
    case .portfolioPerformance: ImportCSVFormat.performanceActions
    }
  }

  /// True if the sign of an amount has no meaning beside the action.
  var ignoresSigns: Bool { self == .portfolioPerformance }

  private static var ownColumns: StaticString {
    """
    id=id
    date=date
    action=action
    symbol=symbol
    quantity=quantity
    price=price
    total=total
    net=net
    currency=currency
    fee=fee
    fees=fee
    fee_currency=fee_currency
    tax=tax
    rate=rate
    into=into
    cost_share=cost_share
    opened=opened
    """
  }

  // Source: the exporter of Portfolio Performance and its messages in both languages. The value of a transaction
  // includes its fees and taxes.
  private static var performanceColumns: StaticString {
    """
    Date=date
    Datum=date
    Type=action
    Typ=action
    Value=net
    Wert=net
    Transaction Currency=currency
    Buchungswährung=currency
    Fees=fee
    Gebühren=fee
    Taxes=tax
    Steuern=tax
    Shares=quantity
    Stück=quantity
    Ticker Symbol=symbol
    Ticker-Symbol=symbol
    ISIN=symbol
    WKN=symbol
    Security Name=symbol
    Wertpapiername=symbol
    """
  }

  private static var performanceActions: StaticString {
    """
    Buy=buy
    Kauf=buy
    Sell=sell
    Verkauf=sell
    Dividend=dividend
    Dividende=dividend
    Fees=fee
    Gebühren=fee
    Delivery (Inbound)=transfer_in
    Einlieferung=transfer_in
    Delivery (Outbound)=transfer_out
    Auslieferung=transfer_out
    Interest=interest
    Zinsen=interest
    Taxes=withholding_tax
    Steuern=withholding_tax
    Deposit=ignore
    Einlage=ignore
    Removal=ignore
    Entnahme=ignore
    """
  }

  // MARK: Separators

  func delimiter(of text: UnsafeBufferPointer<UInt8>) -> UInt8 {
    guard self == .portfolioPerformance else { return ASCII.comma }
    var isQuoted = false
    for byte in text {
      if byte == ASCII.lineFeed || byte == ASCII.carriageReturn { break }
      if byte == ASCII.quote { isQuoted.toggle() }
      if byte == ASCII.semicolon, !isQuoted { return ASCII.semicolon }
    }
    return ASCII.comma
  }

  func decimalSeparator(delimiter: UInt8) -> UInt8 {
    self == .portfolioPerformance && delimiter == ASCII.semicolon ? ASCII.comma : ASCII.point
  }

  func groupSeparator(decimal: UInt8) -> [UInt8] {
    guard self == .portfolioPerformance else { return [] }
    return Array(UTF8Bytes(decimal == ASCII.comma ? "." : ","))
  }
}
