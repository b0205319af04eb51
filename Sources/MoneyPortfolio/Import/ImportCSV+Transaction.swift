import MoneyCore

extension ImportCSV {
  /// A cell that is not empty, without blanks around it, and the position where it starts.
  private struct Cell {
    let bytes: [UInt8]
    let position: Int
    let isNegated: Bool
  }

  /// Reads a row. A failure's position is a byte of the text.
  func transaction(_ cells: [CSVScanner.Cell]) throws(MoneyFailure) -> Content {
    let word = try required(.action, cells)
    let event = try placed(word) { (bytes) throws(MoneyFailure) in try action(bytes) }
    guard case .action(let action) = event else { return .ignored("ignored action " + .quoted(word.bytes)) }
    let day = try placed(try required(.date, cells)) { (bytes) throws(MoneyFailure) in try numbers.day(bytes) }
    var transaction = Transaction(
      id: try id(cells), symbol: try symbol(cells), day: day, action: action)
    transaction.terms = try terms(cells)
    var quantity: Decimal?
    if !action.isRatio {
      quantity = try self.quantity(of: action, cells)
      if transaction.countsShares { transaction.quantity = quantity ?? .zero }
    } else if action != .merger || cell(.quantity, cells) != nil {
      // A merger for cash alone is without a ratio.
      (transaction.quantity, transaction.per) = try ratio(cells)
    }
    if try needsAmount(action, cells) { try addAmounts(to: &transaction, quantity, cells) }
    if let cell = cell(.rate, cells) {
      transaction.rate = try placed(cell) { (bytes) throws(MoneyFailure) in
        try bytes.reading { (text) throws(MoneyFailure) in try Rate(parsing: text) }
      }
    }
    return .transaction(transaction)
  }

  private func action(_ word: [UInt8]) throws(MoneyFailure) -> ImportAction {
    let known = options.action(of: word) ?? formatActions.value(of: word).flatMap { ImportAction(named: $0) }
    guard let action = known ?? ImportAction(named: word) else {
      throw MoneyFailure(.document, "unknown action " + .quoted(word))
    }
    return action
  }

  /// True if a transaction contains an amount. Without a required amount, the cells are read if one contains a number
  /// other than 0, such as the placeholders of brokers.
  private func needsAmount(
    _ action: Transaction.Action, _ cells: [CSVScanner.Cell]
  ) throws(MoneyFailure) -> Bool {
    switch action {
    case .split, .stockDividend, .worthless: return false
    case .spinOff, .merger, .rights, .transferOut:
      for field in [ImportField.total, .net, .price] {
        if let cell = cell(field, cells), try !decimal(cell).isZero { return true }
      }
      return false
    case .buy, .sell, .dividend, .fee, .returnOfCapital, .transferIn, .interest, .withholdingTax, .exercise:
      return true
    }
  }

  // MARK: Amounts

  /// Sets the total and the fee. An amount that includes fees and taxes is larger than the total of a purchase, and
  /// smaller than that of a sale or a payment.
  private func addAmounts(
    to transaction: inout Transaction, _ quantity: Decimal?, _ cells: [CSVScanner.Cell]
  ) throws(MoneyFailure) {
    let code = try code(cells)
    var cost = try sum(.fee, cells)
    if let tax = try sum(.tax, cells) { cost = try (cost ?? .zero).adding(tax) }
    var feeCode = code
    if let cell = cell(.feeCurrency, cells) {
      feeCode = try placed(cell) { (bytes) throws(MoneyFailure) in try CurrencyCode(parsing: bytes) }
    }
    let isFee = transaction.action == .fee || transaction.action == .withholdingTax
    if let net = try amount(.net, of: transaction.action, cells) {
      let included = isFee ? .zero : cost ?? .zero
      guard included.isZero || feeCode == code else {
        throw MoneyFailure(.document, "net amount must be in the currency of its fee")
      }
      transaction.total = Money(
        try transaction.action.paysAmount ? net.subtracting(included) : net.adding(included), code)
    } else if let total = try amount(.total, of: transaction.action, cells) {
      transaction.total = Money(total, code)
    } else if let price = try amount(.price, of: transaction.action, cells), let quantity {
      transaction.total = Money(try quantity.multiplied(by: price), code)
    } else if isFee, let cost {
      // A fee may be stated in the column of fees alone.
      transaction.total = Money(cost, feeCode)
      return
    } else {
      throw MoneyFailure(.document, "missing amount")
    }
    if let cost, !(isFee && cost.isZero) { transaction.fee = Money(cost, feeCode) }
  }

  /// The amount of a cell. The amounts of trades and fees may be signed, because the action determines their direction.
  private func amount(
    _ field: ImportField, of action: Transaction.Action, _ cells: [CSVScanner.Cell]
  ) throws(MoneyFailure) -> Decimal? {
    guard let cell = cell(field, cells) else { return nil }
    let value = try decimal(cell)
    guard value.isNegative else { return value }
    guard format.ignoresSigns || !action.isIncome, field != .price else {
      throw MoneyFailure(
        .document, Message(field.name) + " must be at least 0, got " + .decimal(value), at: cell.position)
    }
    return value.negated
  }

  /// The quantity of a row, which may be negative in a sale.
  private func quantity(of action: Transaction.Action, _ cells: [CSVScanner.Cell]) throws(MoneyFailure) -> Decimal? {
    guard let cell = cell(.quantity, cells) else { return nil }
    let value = try decimal(cell)
    return value.isNegative && (action == .sell || action == .transferOut) ? value.negated : value
  }

  private func ratio(_ cells: [CSVScanner.Cell]) throws(MoneyFailure) -> (quantity: Decimal, per: Decimal) {
    let cell = try required(.quantity, cells)
    guard let colon = cell.bytes.firstIndex(of: ASCII.colon) else {
      throw MoneyFailure(.document, "expected a ratio such as 2:1, got " + .quoted(cell.bytes), at: cell.position)
    }
    return try placed(cell) { (bytes) throws(MoneyFailure) in
      (try numbers.decimal(Array(bytes[..<colon])), try numbers.decimal(Array(bytes[(colon &+ 1)...])))
    }
  }

  /// The sum of the cells of a field; nil if all are empty.
  private func sum(_ field: ImportField, _ cells: [CSVScanner.Cell]) throws(MoneyFailure) -> Decimal? {
    var sum: Decimal?
    for column in columns[field.rawValue] {
      guard let cell = cell(at: column, cells) else { continue }
      let value = try decimal(cell)
      sum = try (sum ?? .zero).adding(value)
    }
    return sum
  }

  // MARK: Cells

  /// The security received, the cost share and the opening date; nil if all cells are empty.
  private func terms(_ cells: [CSVScanner.Cell]) throws(MoneyFailure) -> ActionTerms? {
    var into = ShortText.empty
    if let cell = cell(.into, cells) {
      into = try placed(cell) { (bytes) throws(MoneyFailure) in
        try ShortText(bytes, "into", atMost: Transaction.longestSymbol)
      }
    }
    var share: CostShare?
    if let cell = cell(.costShare, cells) {
      share = try placed(cell) { (bytes) throws(MoneyFailure) in try CostShare(parsing: bytes) }
    }
    var opened: Day?
    if let cell = cell(.opened, cells) {
      opened = try placed(cell) { (bytes) throws(MoneyFailure) in try numbers.day(bytes) }
    }
    return ActionTerms.of(into: into, costShare: share, opened: opened)
  }

  private func id(_ cells: [CSVScanner.Cell]) throws(MoneyFailure) -> ShortText {
    guard let cell = cell(.id, cells) else { return .empty }
    return try placed(cell) { (bytes) throws(MoneyFailure) in try ShortText(bytes, "id") }
  }

  private func symbol(_ cells: [CSVScanner.Cell]) throws(MoneyFailure) -> ShortText {
    guard let cell = cell(.symbol, cells) else { return .empty }
    return try placed(cell) { (bytes) throws(MoneyFailure) in
      try ShortText(bytes, "symbol", atMost: Transaction.longestSymbol)
    }
  }

  /// The currency of the row's amounts.
  private func code(_ cells: [CSVScanner.Cell]) throws(MoneyFailure) -> CurrencyCode {
    guard has(.currency) else { return currency }
    return try placed(try required(.currency, cells)) { (bytes) throws(MoneyFailure) in
      try CurrencyCode(parsing: bytes)
    }
  }

  private func decimal(_ cell: Cell) throws(MoneyFailure) -> Decimal {
    let value = try placed(cell) { (bytes) throws(MoneyFailure) in try numbers.decimal(bytes) }
    return cell.isNegated ? value.negated : value
  }

  private func required(_ field: ImportField, _ cells: [CSVScanner.Cell]) throws(MoneyFailure) -> Cell {
    guard let cell = cell(field, cells) else { throw MoneyFailure(.document, "missing " + Message(field.name)) }
    return cell
  }

  /// The first cell of a field that is not empty.
  private func cell(_ field: ImportField, _ cells: [CSVScanner.Cell]) -> Cell? {
    for column in columns[field.rawValue] {
      if let cell = cell(at: column, cells) { return cell }
    }
    return nil
  }

  private func cell(at column: (place: Int, isNegated: Bool), _ cells: [CSVScanner.Cell]) -> Cell? {
    guard cells.indices.contains(column.place) else { return nil }
    let cell = cells[column.place]
    var bytes = cell.bytes[...]
    while let first = bytes.first, first == ASCII.space || first == ASCII.tab { bytes.removeFirst() }
    while let last = bytes.last, last == ASCII.space || last == ASCII.tab { bytes.removeLast() }
    if bytes.isEmpty { return nil }
    return Cell(
      bytes: Array(bytes), position: cell.position &+ bytes.startIndex, isNegated: column.isNegated)
  }

  /// Reads a cell; a failure's position is that of the cell.
  private func placed<Value>(
    _ cell: Cell, _ read: ([UInt8]) throws(MoneyFailure) -> Value
  ) throws(MoneyFailure) -> Value {
    do throws(MoneyFailure) { return try read(cell.bytes) } catch { throw error.placed(at: cell.position) }
  }
}

extension Transaction.Action {
  /// True if the amount is paid, so that costs increase it.
  fileprivate var paysAmount: Bool { self == .buy || self == .transferIn || self == .exercise }

  /// True if an amount below 0 would reverse the action.
  fileprivate var isIncome: Bool { self == .dividend || self == .interest || self == .returnOfCapital }
}
