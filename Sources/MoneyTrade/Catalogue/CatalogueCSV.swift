import MoneyCore

/// Reads and writes catalogues as comma-separated values: a line of column names, then a line for each product. The
/// columns `sku` and `price` are required. `name`, `unit`, `category` and `currency` are optional. The columns may be
/// in any order.
public struct CatalogueCSV {
  private enum Column: CaseIterable {
    case sku, name, price, currency, unit, category

    var name: StaticString {
      switch self {
      case .sku: "sku"
      case .name: "name"
      case .price: "price"
      case .currency: "currency"
      case .unit: "unit"
      case .category: "category"
      }
    }
  }

  private var scanner: CSVScanner
  private var columns: [Column] = []
  private let registry: CurrencyRegistry?

  /// - Parameter currency: the currency of the prices; nil if the document has it in a column.
  public static func read(
    _ text: UnsafeBufferPointer<UInt8>, currency: CurrencyCode?, in registry: CurrencyRegistry?, watch: Watch = .none
  ) throws(MoneyFailure) -> Catalogue {
    var reader = CatalogueCSV(scanner: CSVScanner(text), registry: registry)
    try reader.readHeader()
    return try reader.readProducts(currency, watch)
  }

  private init(scanner: CSVScanner, registry: CurrencyRegistry?) {
    self.scanner = scanner
    self.registry = registry
  }

  private mutating func readHeader() throws(MoneyFailure) {
    guard let cells = try scanner.row() else {
      throw MoneyFailure(.document, "the document is empty; expected a line of columns", at: 0)
    }
    for cell in cells {
      var known: Column?
      for column in Column.allCases where UTF8Bytes(column.name).elementsEqual(cell.bytes) { known = column }
      guard let column = known else {
        throw MoneyFailure(
          .document,
          "column must be one of " + .list(Column.allCases, named: { $0.name }) + ", got " + .quoted(cell.bytes),
          at: cell.position)
      }
      guard !columns.contains(column) else {
        throw MoneyFailure(.document, "duplicate column " + .quoted(cell.bytes), at: cell.position)
      }
      columns.append(column)
    }
    guard columns.contains(.sku), columns.contains(.price) else {
      throw MoneyFailure(.document, "columns must include sku and price", at: 0)
    }
  }

  private mutating func readProducts(_ currency: CurrencyCode?, _ watch: Watch) throws(MoneyFailure) -> Catalogue {
    var catalogue: Catalogue?
    if let currency { catalogue = try Catalogue(currency: currency, in: registry) }
    while let cells = try scanner.row() {
      try watch.step(catalogue?.products.count ?? 0)
      let start = cells.first?.position ?? 0
      guard cells.count == columns.count else {
        throw MoneyFailure(
          .document, "number of cells must be " + .number(columns.count) + ", got " + .number(cells.count),
          at: start)
      }
      do throws(MoneyFailure) {
        if let cell = cell(.currency, cells) {
          let own = try CurrencyCode(parsing: cell.bytes)
          if catalogue == nil { catalogue = try Catalogue(currency: own, in: registry) }
          if let expected = catalogue?.currency, expected != own {
            throw MoneyFailure(
              .currencyMismatch, "prices of the catalogue must be in " + .code(expected) + ", got " + .code(own))
          }
        }
        try catalogue?.addNew(try product(cells))
      } catch {
        throw MoneyFailure(error.status, error.message, at: error.position == nil ? start : error.position)
      }
      if catalogue == nil { break }
    }
    guard let catalogue else {
      throw MoneyFailure(.document, "missing currency in the document and in the call", at: 0)
    }
    return catalogue
  }

  private func cell(_ column: Column, _ cells: [CSVScanner.Cell]) -> CSVScanner.Cell? {
    for (position, own) in columns.enumerated() where own == column { return cells[position] }
    return nil
  }

  private func product(_ cells: [CSVScanner.Cell]) throws(MoneyFailure) -> Product {
    var price = Decimal.zero
    if let cell = cell(.price, cells) {
      do throws(MoneyFailure) {
        price = try cell.bytes.reading { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
      } catch {
        throw error.moved(by: cell.position)
      }
    }
    func text(_ column: Column) -> [UInt8] { cell(column, cells)?.bytes ?? [] }
    do throws(MoneyFailure) {
      return try Product(
        sku: text(.sku), name: text(.name), unit: text(.unit), category: text(.category), price: price)
    } catch {
      // The failure's position is inside a cell, so it is dropped; the message names the cell.
      throw MoneyFailure(error.status, error.message)
    }
  }

  /// Writes every column, and a line for each product, in the catalogue's order. The document has no tax rates.
  public static func write(_ catalogue: Catalogue, watch: Watch = .none) throws(MoneyFailure) -> [UInt8] {
    var text: [UInt8] = []
    for (index, column) in Column.allCases.enumerated() {
      if index > 0 { text.append(ASCII.comma) }
      text.append(contentsOf: UTF8Bytes(column.name))
    }
    text.append(ASCII.lineFeed)
    for (number, product) in catalogue.products.enumerated() {
      try watch.step(number, of: catalogue.products.count)
      for (index, column) in Column.allCases.enumerated() {
        if index > 0 { text.append(ASCII.comma) }
        switch column {
        case .sku: CSVScanner.append(product.sku, to: &text)
        case .name: CSVScanner.append(product.name, to: &text)
        case .price: text.append(contentsOf: product.price.plainText)
        case .currency: text.append(contentsOf: catalogue.currency.bytes)
        case .unit: CSVScanner.append(product.unit, to: &text)
        case .category: CSVScanner.append(product.category, to: &text)
        }
      }
      text.append(ASCII.lineFeed)
    }
    return text
  }
}
