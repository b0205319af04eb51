import MoneyCore

extension PortfolioCSV {
  /// Reads a portfolio from a document, completely or not at all. A failure's position is a byte of the document, and
  /// its text names the line.
  public static func read(
    _ text: UnsafeBufferPointer<UInt8>, _ settings: PortfolioSettings, watch: Watch = .none
  ) throws(MoneyFailure) -> Portfolio {
    var reader = Reader(scanner: CSVScanner(text), settings: settings)
    try reader.readHeader()
    let start = reader.scanner
    // The start of each line, for failures that are found only when all transactions are there.
    var positions: [Int] = []
    var transactions: [Transaction] = []
    let lineCount = text.reduce(0) { $0 + ($1 == ASCII.lineFeed ? 1 : 0) }
    positions.reserveCapacity(lineCount)
    transactions.reserveCapacity(lineCount)
    var position = 0
    do throws(MoneyFailure) {
      while true {
        position = reader.scanner.index
        guard let cells = try reader.scanner.row() else { break }
        try watch.step(transactions.count, of: lineCount)
        position = cells.first?.position ?? position
        positions.append(position)
        transactions.append(try reader.transaction(cells))
      }
      do throws(MoneyFailure) { return try portfolio(of: transactions, settings, isOwn: reader.isOwn) } catch {
        if let index = error.position, positions.indices.contains(index) { position = positions[index] }
        throw error.unplaced
      }
    } catch {
      if error.status == .cancelled { throw error }
      let place = error.position ?? position
      let line = start.line(at: place)
      throw MoneyFailure(error.status, "line " + .number(line) + ": " + error.message, at: place)
    }
  }

  private struct Reader {
    var scanner: CSVScanner
    let settings: PortfolioSettings
    /// The position of each column in a line; -1 for a missing column.
    private var places = [Int](repeating: -1, count: Column.allCases.count)
    private var columnCount = 0

    init(scanner: CSVScanner, settings: PortfolioSettings) {
      self.scanner = scanner
      self.settings = settings
    }

    private static func number(_ column: Column) -> Int {
      for (index, other) in Column.allCases.enumerated() where other == column { return index }
      return 0
    }

    private func has(_ column: Column) -> Bool { places[Reader.number(column)] >= 0 }

    /// True if the document consists of the columns that the library writes, in the same order.
    var isOwn: Bool {
      var next = 0
      for (index, column) in Column.allCases.enumerated() {
        if places[index] == next {
          next += 1
        } else if !column.isOptional || places[index] >= 0 {
          return false
        }
      }
      return true
    }

    mutating func readHeader() throws(MoneyFailure) {
      guard let cells = try scanner.row() else {
        throw MoneyFailure(.document, "the document is empty", at: 0)
      }
      columnCount = cells.count
      for (place, cell) in cells.enumerated() {
        guard let column = Column(named: cell.bytes) else {
          let names = Message.list(Column.allCases, named: { $0.name })
          throw MoneyFailure(
            .document, "column must be one of " + names + ", got " + .quoted(cell.bytes), at: cell.position)
        }
        guard !has(column) else {
          throw MoneyFailure(.document, "duplicate column " + .quoted(cell.bytes), at: cell.position)
        }
        places[Reader.number(column)] = place
      }
      guard has(.date), has(.action), has(.symbol), has(.quantity), has(.total) || has(.price) else {
        throw MoneyFailure(
          .document, "columns must include date, action, symbol, quantity, and total or price", at: 0)
      }
    }

    /// The cell of a column; nil if it is empty or the column is missing.
    private func cell(_ column: Column, _ cells: [CSVScanner.Cell]) -> CSVScanner.Cell? {
      let place = places[Reader.number(column)]
      guard cells.indices.contains(place), !cells[place].bytes.isEmpty else { return nil }
      return cells[place]
    }

    func transaction(_ cells: [CSVScanner.Cell]) throws(MoneyFailure) -> Transaction {
      guard cells.count == columnCount else {
        throw MoneyFailure(
          .document, "number of cells must be " + .number(columnCount) + ", got " + .number(cells.count))
      }
      let action = try action(cells)
      let day = try required(.date, cells) { (bytes) throws(MoneyFailure) in
        try bytes.reading { (text) throws(MoneyFailure) in try Day(parsing: text) }
      }
      let ratio = try quantity(action, cells)
      var transaction = Transaction(
        id: try text(.id, cells, ShortText.longest), symbol: try text(.symbol, cells, Transaction.longestSymbol),
        day: day, action: action, quantity: ratio.quantity, per: ratio.per)
      let currency = try parsed(.currency, cells) { (bytes) throws(MoneyFailure) in try CurrencyCode(parsing: bytes) }
      let price = try decimal(.price, cells)
      if let total = try decimal(.total, cells) {
        transaction.total = Money(total, try code(currency, .total, cells))
      } else if let price, !action.isRatio, action != .worthless {
        transaction.total = Money(try ratio.quantity.multiplied(by: price), try code(currency, .price, cells))
        // The quantity of a payment only served to work out the total.
        if !transaction.countsShares, !action.isRatio { transaction.quantity = .zero }
      }
      let feeCode = try parsed(.feeCurrency, cells) { (bytes) throws(MoneyFailure) in try CurrencyCode(parsing: bytes) }
      if let fee = try decimal(.fee, cells), !(fee.isZero && !action.acceptsFee) {
        var own = feeCode
        if own == nil { own = try code(currency, .fee, cells) }
        if let own { transaction.fee = Money(fee, own) }
      }
      transaction.rate = try parsed(.rate, cells) { (bytes) throws(MoneyFailure) in
        try bytes.reading { (text) throws(MoneyFailure) in try Rate(parsing: text) }
      }
      transaction.lots = try parsed(.lots, cells, Reader.lots) ?? []
      transaction.terms = ActionTerms.of(
        into: try text(.into, cells, Transaction.longestSymbol),
        costShare: try parsed(.costShare, cells) { (bytes) throws(MoneyFailure) in
          try CostShare(parsing: bytes)
        },
        opened: try parsed(.opened, cells) { (bytes) throws(MoneyFailure) in
          try bytes.reading { (text) throws(MoneyFailure) in try Day(parsing: text) }
        })
      return transaction
    }

    /// The currency of an amount: that of the line, or the portfolio's if the document has no column for it.
    private func code(
      _ given: CurrencyCode?, _ amount: Column, _ cells: [CSVScanner.Cell]
    ) throws(MoneyFailure) -> CurrencyCode {
      if let given { return given }
      if !has(.currency) { return settings.currency }
      throw MoneyFailure(
        .document, "missing currency of the " + Message(amount.name), at: cell(amount, cells)?.position)
    }

    private func action(_ cells: [CSVScanner.Cell]) throws(MoneyFailure) -> Transaction.Action {
      try required(.action, cells) { (bytes) throws(MoneyFailure) in
        let word = bytes.lowercased
        for action in Transaction.Action.allCases where UTF8Bytes(action.name).elementsEqual(word) { return action }
        let names = Message.list(Transaction.Action.allCases, named: { $0.name })
        throw MoneyFailure(.document, "action must be one of " + names + ", got " + .quoted(bytes), at: 0)
      }
    }

    /// The quantity of the line; for a split, a ratio such as `2:1`.
    private func quantity(
      _ action: Transaction.Action, _ cells: [CSVScanner.Cell]
    ) throws(MoneyFailure) -> (quantity: Decimal, per: Decimal) {
      guard action.isRatio, action == .split || cell(.quantity, cells) != nil else {
        return (try decimal(.quantity, cells) ?? .zero, .zero)
      }
      return try required(.quantity, cells) { (bytes) throws(MoneyFailure) in
        guard let colon = bytes.firstIndex(of: ASCII.colon) else {
          throw MoneyFailure(.document, "expected a split ratio such as 2:1, got " + .quoted(bytes), at: 0)
        }
        return (
          try Reader.decimal(bytes[..<colon]),
          try Reader.decimal(bytes[(colon + 1)...])
        )
      }
    }

    // MARK: Cells

    private func parsed<Value>(
      _ column: Column, _ cells: [CSVScanner.Cell], _ read: ([UInt8]) throws(MoneyFailure) -> Value
    ) throws(MoneyFailure) -> Value? {
      guard let cell = cell(column, cells) else { return nil }
      do throws(MoneyFailure) { return try read(cell.bytes) } catch {
        throw error.placed(at: cell.position + (error.position ?? 0))
      }
    }

    private func required<Value>(
      _ column: Column, _ cells: [CSVScanner.Cell], _ read: ([UInt8]) throws(MoneyFailure) -> Value
    ) throws(MoneyFailure) -> Value {
      guard let value = try parsed(column, cells, read) else {
        throw MoneyFailure(.document, "missing " + Message(column.name))
      }
      return value
    }

    private func text(
      _ column: Column, _ cells: [CSVScanner.Cell], _ longest: Int
    ) throws(MoneyFailure) -> ShortText {
      try parsed(column, cells) { (bytes) throws(MoneyFailure) in
        try ShortText(bytes, column == .id ? "id" : "symbol", atMost: longest)
      } ?? .empty
    }

    private func decimal(_ column: Column, _ cells: [CSVScanner.Cell]) throws(MoneyFailure) -> Decimal? {
      try parsed(column, cells) { (bytes) throws(MoneyFailure) in try Reader.decimal(bytes[...]) }
    }

    /// Reads a decimal. A failure's position is counted from the start of the array that the slice belongs to.
    private static func decimal(_ part: ArraySlice<UInt8>) throws(MoneyFailure) -> Decimal {
      do throws(MoneyFailure) {
        return try Array(part).reading { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
      } catch { throw error.moved(by: part.startIndex) }
    }

    /// Reads entries `id:quantity`, with a semicolon between them.
    private static func lots(_ bytes: [UInt8]) throws(MoneyFailure) -> [LotSelection] {
      var lots: [LotSelection] = []
      var index = 0
      while true {
        var entry: [UInt8] = []
        // The position of the last colon, in the entry and in the cell.
        var colon: (entry: Int, cell: Int)?
        let start = index
        while index < bytes.count, bytes[index] != PortfolioCSV.separator {
          if bytes[index] == ASCII.backslash, index + 1 < bytes.count {
            index += 1
          } else if bytes[index] == ASCII.colon {
            colon = (entry.count, index)
          }
          entry.append(bytes[index])
          index += 1
        }
        guard let colon else {
          throw MoneyFailure(.document, "expected a lot id:quantity, got " + .quoted(entry), at: start)
        }
        let id: ShortText
        do throws(MoneyFailure) { id = try ShortText(Array(entry[..<colon.entry]), "id") } catch {
          throw error.placed(at: start)
        }
        lots.append(LotSelection(id: id, quantity: try decimal(bytes[(colon.cell + 1)..<index])))
        guard lots.count <= Transaction.mostLots else {
          throw MoneyFailure(
            .limit, "number of lots of a sale must be at most " + .number(Transaction.mostLots), at: start)
        }
        guard index < bytes.count else { return lots }
        index += 1
      }
    }
  }
}
