import MoneyCore

/// Reads the rows of character-separated values with any columns.
package struct ImportCSV {
  let text: UnsafeBufferPointer<UInt8>
  let format: ImportCSVFormat
  let options: ImportOptions
  /// The portfolio's currency, or that of the options.
  let currency: CurrencyCode
  var scanner: CSVScanner
  let numbers: ImportNumbers
  /// The words of the format for actions.
  let formatActions: ImportWords
  /// The columns of each field, in the order of the line, and whether its numbers are negated.
  var columns = [[(place: Int, isNegated: Bool)]](repeating: [], count: ImportField.allCases.count)
  private var columnCount = 0
  private var place: ImportPlace

  /// The limit on the number of columns.
  static var mostColumns: Int { 1024 }

  /// Reads the rows of a text. A line that is malformed is a refused row; a quote that is not closed is an error, since
  /// the end of its line is unknown.
  package static func read(
    _ text: UnsafeBufferPointer<UInt8>, as format: ImportCSVFormat, _ options: ImportOptions, currency: CurrencyCode,
    watch: Watch = .none
  ) throws(MoneyFailure) -> ImportedRows {
    var reader = ImportCSV(text, format, options, currency)
    do throws(MoneyFailure) {
      try reader.readHeader()
      return try reader.readRows(watch)
    } catch {
      guard let position = error.position else { throw error }
      // The place of a failure with a line is already its own.
      if error.message.bytes.starts(with: UTF8Bytes("line ")) { throw error }
      throw reader.place.moved(to: position, in: text).failure(error)
    }
  }

  private init(
    _ text: UnsafeBufferPointer<UInt8>, _ format: ImportCSVFormat, _ options: ImportOptions, _ currency: CurrencyCode
  ) {
    self.text = text
    self.format = format
    self.options = options
    self.currency = currency
    formatActions = ImportWords(format.actions)
    let delimiter = options.delimiter ?? format.delimiter(of: text)
    scanner = CSVScanner(text, delimiter: delimiter)
    place = ImportPlace(startingAt: scanner.index)
    let decimal = options.decimalSeparator ?? format.decimalSeparator(delimiter: delimiter)
    numbers = ImportNumbers(
      decimalSeparator: decimal, groupSeparator: options.groupSeparator ?? format.groupSeparator(decimal: decimal),
      dateOrder: options.dateOrder)
  }

  // MARK: Columns

  private mutating func readHeader() throws(MoneyFailure) {
    guard let cells = try scanner.row(atMost: ImportCSV.mostColumns) else {
      throw MoneyFailure(.document, "the document is empty", at: 0)
    }
    columnCount = cells.count
    let known = ImportWords(format.columns)
    for (place, cell) in cells.enumerated() {
      // The columns of the options replace those of the format for the same field.
      let given = options.columns.map { $0.value(of: cell.bytes) }
      guard let word = given ?? known.value(of: cell.bytes) else { continue }
      let (name, isNegated) = ImportOptions.field(word)
      if let field = ImportField(named: name) { columns[field.rawValue].append((place, isNegated)) }
    }
    try checkColumns(cells)
  }

  /// Throws unless the columns suffice, and if a column of the options does not exist.
  private func checkColumns(_ cells: [CSVScanner.Cell]) throws(MoneyFailure) {
    let header = cells.first?.position ?? 0
    for name in options.columns?.names ?? [] where !cells.contains(where: { $0.bytes.lowercased == name }) {
      throw MoneyFailure(.document, "missing column " + .quoted(name), at: header)
    }
    guard has(.date), has(.action), has(.symbol), has(.quantity), has(.total) || has(.net) || has(.price) else {
      throw MoneyFailure(
        .document, "columns must include date, action, symbol, quantity, and total, net or price", at: header)
    }
    guard !(has(.total) && has(.net)) else {
      throw MoneyFailure(.document, "columns must include either total or net", at: header)
    }
  }

  func has(_ field: ImportField) -> Bool { !columns[field.rawValue].isEmpty }

  // MARK: Rows

  private mutating func readRows(_ watch: Watch) throws(MoneyFailure) -> ImportedRows {
    var rows = ImportedRows()
    while let cells = try scanner.row(atMost: ImportCSV.mostColumns) {
      let start = cells.first?.position ?? 0
      place.move(to: start > 0 && text[start &- 1] == ASCII.quote ? start &- 1 : start, in: text)
      do throws(MoneyFailure) {
        guard cells.count == columnCount else {
          throw MoneyFailure(
            .document, "number of cells must be " + .number(columnCount) + ", got " + .number(cells.count))
        }
        switch try transaction(cells) {
        case .transaction(let transaction): try rows.accept(transaction, at: place, watch)
        case .ignored(let reason): try rows.ignore(reason, at: place, watch)
        }
      } catch {
        if error.status == .limit, rows.count >= ImportedRows.most { throw error }
        let fault = error.position.map { place.moved(to: $0, in: text) } ?? place
        try rows.refuse(error.unplaced, at: fault, watch)
      }
    }
    return rows
  }

  enum Content {
    case transaction(Transaction)
    case ignored(Message)
  }
}
