import CMoney
import MoneyBooks
import MoneyCore
import MoneyJSON
import MoneyPortfolio

@_cdecl("money_import_options_init") @implementation
public func money_import_options_init(_ options: UnsafeMutablePointer<money_import_options_t>?) {
  Boundary.zero(options)
  options?.pointee.struct_size = UInt32(MemoryLayout<money_import_options_t>.size)
}

@_cdecl("money_portfolio_import") @implementation
public func money_portfolio_import(
  _ portfolio: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ length: Int, _ format: money_import_format_t,
  _ options: UnsafePointer<money_import_options_t>?, _ report: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(portfolio, error, zeroing: { report?.pointee = nil }) {
    (portfolio: inout Portfolio) throws(MoneyFailure) in
    guard let report else { throw Boundary.null("report") }
    report.pointee = nil
    let given = try Boundary.importOptions(options)
    // The readers and the lists of rows ask for their memory as they grow.
    let document = try Boundary.document(text, length, "text", times: 4)
    let currency = given.options.currency ?? portfolio.settings.currency
    let rows: ImportedRows
    switch format {
    case MONEY_IMPORT_CSV, MONEY_IMPORT_PORTFOLIO_PERFORMANCE:
      rows = try ImportCSV.read(
        document, as: format == MONEY_IMPORT_CSV ? .mapped : .portfolioPerformance, given.options,
        currency: currency, watch: Boundary.watch)
    case MONEY_IMPORT_GHOSTFOLIO: rows = try GhostfolioDocument.read(document, watch: Boundary.watch)
    case MONEY_IMPORT_BEANCOUNT, MONEY_IMPORT_LEDGER, MONEY_IMPORT_HLEDGER:
      guard let journal = JournalFormat(rawValue: format - MONEY_IMPORT_BEANCOUNT + 1) else { fallthrough }
      rows = try SecuritiesJournal.read(
        document, as: journal, symbols: given.symbols, registry: portfolio.settings.registry, watch: Boundary.watch)
    default: throw Boundary.notOne(of: "MONEY_IMPORT_", "format", format)
    }
    try Boundary.checkMemory(portfolio.count &+ rows.count, of: Boundary.mostOfEntry)
    let result = try portfolio.add(
      imported: rows, isDryRun: given.isDryRun, isPartial: given.isPartial, watch: Boundary.watch)
    report.pointee = Boundary.pointer(to: Handle(result))
  }
}

@_cdecl("money_import_report_free") @implementation
public func money_import_report_free(_ report: OpaquePointer?) {
  Boundary.release(report, as: Handle<ImportReport>.self)
}

@_cdecl("money_import_report_info") @implementation
public func money_import_report_info(
  _ report: OpaquePointer?, _ info: UnsafeMutablePointer<money_import_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(info, "info", error) {
    (output: UnsafeMutablePointer<money_import_info_t>) throws(MoneyFailure) in
    let report = try Boundary.importReport(report)
    output.pointee.is_dry_run = report.isDryRun ? 1 : 0
    output.pointee.row_count = UInt64(report.rows.count)
    output.pointee.accepted_count = UInt64(report.count(.accepted))
    output.pointee.duplicate_count = UInt64(report.count(.duplicate))
    output.pointee.ignored_count = UInt64(report.count(.ignored))
    output.pointee.refused_count = UInt64(report.count(.refused))
    output.pointee.transaction_count = UInt64(report.transactions.count)
  }
}

@_cdecl("money_import_report_rows") @implementation
public func money_import_report_rows(
  _ report: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_import_row_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let report = try Boundary.importReport(report)
    try page.fill(of: report.rows.count) { (index, row) throws(MoneyFailure) in
      Boundary.write(report.rows[index], of: report, to: row)
    }
  }
}

@_cdecl("money_import_report_transactions") @implementation
public func money_import_report_transactions(
  _ report: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_transaction_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let report = try Boundary.importReport(report)
    try page.fill(of: report.transactions.count) { (index, row) throws(MoneyFailure) in
      Boundary.write(report.transactions[index], to: row)
    }
  }
}

extension Boundary {
  /// The options of an import in Swift.
  fileprivate struct ImportSettings {
    var options = ImportOptions()
    var symbols = JournalSymbols()
    var isDryRun = false
    var isPartial = false
  }

  fileprivate static func importReport(_ pointer: OpaquePointer?) throws(MoneyFailure) -> ImportReport {
    try handle(pointer, of: ImportReport.self, "report").value
  }

  fileprivate static func importOptions(
    _ pointer: UnsafePointer<money_import_options_t>?
  ) throws(MoneyFailure) -> ImportSettings {
    var settings = ImportSettings()
    guard let pointer else { return settings }
    let given = try options(pointer, "MONEY_IMPORT_OPTIONS_INIT")
    if given.reserved != 0 { throw reserved() }
    guard given.flags & ~(MONEY_IMPORT_DRY_RUN | MONEY_IMPORT_PARTIAL) == 0 else {
      throw MoneyFailure(
        .argument, "options.flags must be a combination of MONEY_IMPORT_ flags, got " + .number(Int(given.flags)))
    }
    settings.isDryRun = given.flags & MONEY_IMPORT_DRY_RUN != 0
    settings.isPartial = given.flags & MONEY_IMPORT_PARTIAL != 0
    guard let order = ImportOptions.DateOrder(rawValue: given.date_order) else {
      throw notOne(of: "MONEY_DATE_ORDER_", "options.date_order", given.date_order)
    }
    settings.options.dateOrder = order
    let longest = ImportOptions.longest
    if given.delimiter != nil {
      try settings.options.setDelimiter(try identifier(given.delimiter, longest: longest, "options.delimiter"))
    }
    if given.decimal_separator != nil {
      try settings.options.setDecimalSeparator(
        try identifier(given.decimal_separator, longest: longest, "options.decimal_separator"))
    }
    if given.group_separator != nil {
      try settings.options.setGroupSeparator(
        try optionalIdentifier(given.group_separator, longest: longest, "options.group_separator"))
    }
    if given.columns != nil {
      try settings.options.setColumns(try optionalIdentifier(given.columns, longest: longest, "options.columns"))
    }
    if given.actions != nil {
      try settings.options.setActions(try optionalIdentifier(given.actions, longest: longest, "options.actions"))
    }
    settings.symbols = try JournalSymbols(
      parsing: try optionalIdentifier(given.symbols, longest: longest, "options.symbols"))
    settings.options.currency = try optionalCode(given.currency, "options.currency")
    return settings
  }

  fileprivate static func write(
    _ row: ImportedRow, of report: ImportReport, to output: UnsafeMutablePointer<money_import_row_t>
  ) {
    output.pointee.line = UInt64(row.line)
    output.pointee.column = UInt64(row.column)
    output.pointee.outcome = row.outcome.rawValue
    output.pointee.status = row.status?.rawValue ?? MONEY_OK
    output.pointee.transaction = UInt64.max
    if report.transactions.indices.contains(row.transaction) {
      output.pointee.transaction = UInt64(row.transaction)
      write(report.transactions[row.transaction].id, to: &output.pointee.id)
    }
    withUnsafeMutableBytes(of: &output.pointee.text) { write(row.text, to: $0) }
  }
}
