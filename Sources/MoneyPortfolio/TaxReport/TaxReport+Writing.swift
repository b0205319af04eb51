import MoneyCore

extension TaxReport {
  /// The columns of a disposal. The names are those of JSON's members and of the columns of CSV.
  private static var columns: [StaticString] {
    [
      "date", "symbol", "transaction", "rule", "lot", "acquired", "held_from", "quantity", "proceeds", "cost", "fee",
      "disallowed", "carried_to", "gain", "pool_quantity", "pool_cost",
    ]
  }

  /// The titles of the columns for a person.
  static var titles: [StaticString] {
    [
      "Date", "Security", "Transaction", "Rule", "Lot", "Acquired", "Held from", "Quantity", "Proceeds",
      "Allowable cost", "Fee deducted", "Disallowed", "Carried to", "Gain", "Pool quantity", "Pool cost",
    ]
  }

  public func text(_ format: Format) -> [UInt8] {
    switch format {
    case .json: json()
    case .csv: csv()
    case .text: plainText()
    case .html: html()
    }
  }

  func cells(_ row: Row) -> [[UInt8]] {
    let one = row.disposal
    return [
      one.day.isoText, one.symbol.bytes, one.transaction.bytes, Array(UTF8Bytes(one.rule.name)), one.lot.bytes,
      one.opened?.isoText ?? [], one.heldFrom?.isoText ?? [], one.quantity.value.plainText,
      amount(row.effects.proceeds.amount), amount(row.effects.cost.amount), text(row.fee),
      amount(row.effects.disallowed.amount), one.carriedTo.bytes, amount(row.effects.gain.amount),
      one.leftQuantity.value.plainText, text(one.leftCost),
    ]
  }

  /// An amount without zeros at the end, but with the digits of the reporting currency.
  func amount(_ amount: Decimal) -> [UInt8] {
    let trimmed = amount.trimmed
    return ((try? trimmed.raised(to: digits)) ?? trimmed).plainText
  }

  private func text(_ money: Money) -> [UInt8] {
    amount(money.amount) + [ASCII.space] + Array(money.currency.bytes)
  }

  var sums: [(name: StaticString, title: StaticString, amount: Decimal)] {
    [
      ("proceeds", "Proceeds", proceeds), ("cost", "Allowable cost", cost),
      ("disallowed", "Disallowed", disallowed), ("gain", "Gain", gain),
    ]
  }

  // MARK: CSV

  private func csv() -> [UInt8] {
    var text: [UInt8] = []
    TaxReport.append(TaxReport.columns.map { Array(UTF8Bytes($0)) }, to: &text)
    for row in rows { TaxReport.append(cells(row), to: &text) }
    return text
  }

  private static func append(_ cells: [[UInt8]], to text: inout [UInt8]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { text.append(ASCII.comma) }
      CSVScanner.append(cell, to: &text)
    }
    text.append(ASCII.lineFeed)
  }

  // MARK: JSON

  private func json() -> [UInt8] {
    var text = Array(UTF8Bytes("{\"format\":\"libmoney.tax_report\",\"version\":1,\"currency\":"))
    text += TaxReport.string(Array(currency.bytes))
    text += member("rule", Array(UTF8Bytes(rule.name)))
    if let law = rule.law { text += member("law", Array(UTF8Bytes(law))) }
    if let since = rule.since { text += member("since", since.isoText) }
    text += member("from", start.isoText) + member("until", end.isoText)
    for sum in sums { text += member(sum.name, amount(sum.amount)) }
    text += UTF8Bytes(",\"disposals\":[")
    for (index, row) in rows.enumerated() {
      text.append(index == 0 ? UInt8(ascii: "{") : ASCII.comma)
      if index > 0 { text.append(UInt8(ascii: "{")) }
      for (place, cell) in cells(row).enumerated() {
        if place > 0 { text.append(ASCII.comma) }
        text += TaxReport.string(Array(UTF8Bytes(TaxReport.columns[place])))
        text.append(ASCII.colon)
        text += TaxReport.string(cell)
      }
      text.append(UInt8(ascii: "}"))
    }
    text += UTF8Bytes("]}")
    return text
  }

  private func member(_ name: StaticString, _ value: [UInt8]) -> [UInt8] {
    [ASCII.comma] + TaxReport.string(Array(UTF8Bytes(name))) + [ASCII.colon] + TaxReport.string(value)
  }

  /// A string of JSON. Symbols and ids contain no control characters.
  private static func string(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = [UInt8(ascii: "\"")]
    for byte in bytes {
      if byte == UInt8(ascii: "\"") || byte == ASCII.backslash { text.append(ASCII.backslash) }
      text.append(byte)
    }
    text.append(UInt8(ascii: "\""))
    return text
  }

  // MARK: Text

  func heading() -> [UInt8] {
    var text = Array(UTF8Bytes("Disposals from ")) + start.isoText + UTF8Bytes(" until ") + end.isoText
    text += UTF8Bytes(", ") + currency.bytes
    return text
  }

  func source() -> [UInt8] {
    var text = Array(UTF8Bytes("Rule: ")) + UTF8Bytes(rule.name)
    if let law = rule.law { text += Array(UTF8Bytes("; ")) + UTF8Bytes(law) }
    if let since = rule.since { text += Array(UTF8Bytes("; in force since ")) + since.isoText }
    return text
  }

  private func plainText() -> [UInt8] {
    var text = heading() + [ASCII.lineFeed] + source() + [ASCII.lineFeed]
    for row in rows {
      text.append(ASCII.lineFeed)
      for (place, cell) in cells(row).enumerated() where !cell.isEmpty {
        let title = Array(UTF8Bytes(TaxReport.titles[place]))
        text += title + [UInt8](repeating: ASCII.space, count: Swift.max(1, 16 - title.count)) + cell
        text.append(ASCII.lineFeed)
      }
    }
    text.append(ASCII.lineFeed)
    for sum in sums {
      let title = Array(UTF8Bytes("Sum: ")) + UTF8Bytes(sum.title)
      text += title + [UInt8](repeating: ASCII.space, count: Swift.max(1, 22 - title.count)) + amount(sum.amount)
      text.append(ASCII.lineFeed)
    }
    return text
  }
}
