import CMoney
import MoneyCore
import MoneyJSON
import MoneyLedger

@_cdecl("money_ledger_statement") @implementation
public func money_ledger_statement(
  _ ledger: OpaquePointer?, _ account: UnsafePointer<CChar>?, _ currency: UnsafePointer<CChar>?,
  _ start: money_date_t, _ end: money_date_t, _ registry: OpaquePointer?, _ first: Int,
  _ rows: UnsafeMutablePointer<money_ledger_statement_row_t>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let ledger = try Boundary.ledger(ledger).value
    let statement = try ledger.statement(
      of: try Boundary.accountName(account, "account"), in: try Boundary.code(currency, "currency"),
      from: try Boundary.optionalDay(start), to: try Boundary.optionalDay(end), registry: Boundary.registry(registry))
    let room = capacity < 0 ? statement.count : min(capacity, statement.count)
    try Boundary.checkMemory(room, of: MemoryLayout<LedgerStatement.Row>.stride * 2)
    let found = try statement.rows(from: first, count: room)
    try page.fill(of: statement.count) { index, row throws(MoneyFailure) in
      let line = found[index - first]
      let transaction = ledger.transactions[line.transaction]
      row.pointee.transaction = UInt64(line.transaction) + 1
      row.pointee.id = UInt64(line.posting) + 1
      Boundary.write(line.amount, to: &row.pointee.amount)
      Boundary.write(line.balance, to: &row.pointee.balance)
      row.pointee.date = transaction.day.number
      withUnsafeMutableBytes(of: &row.pointee.description) { Boundary.write(transaction.description, to: $0) }
    }
  }
}

@_cdecl("money_ledger_report") @implementation
public func money_ledger_report(
  _ ledger: OpaquePointer?, _ kind: money_ledger_report_kind_t, _ start: money_date_t, _ end: money_date_t,
  _ registry: OpaquePointer?, _ report: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(report, "report", error) { () throws(MoneyFailure) in
    let ledger = try Boundary.ledger(ledger).value
    guard let known = LedgerReport.Kind(rawValue: kind) else {
      throw Boundary.notOne(of: "MONEY_LEDGER_REPORT_", "kind", kind)
    }
    let made = try LedgerReport(
      known, of: ledger, from: try Boundary.optionalDay(start), to: try Boundary.optionalDay(end),
      in: Boundary.registry(registry), watch: Boundary.watch)
    return Boundary.pointer(to: Handle(made))
  }
}

@_cdecl("money_ledger_report_free") @implementation
public func money_ledger_report_free(_ report: OpaquePointer?) {
  Boundary.release(report, as: Handle<LedgerReport>.self)
}

@_cdecl("money_ledger_report_rows") @implementation
public func money_ledger_report_rows(
  _ report: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_ledger_row_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let made = try Boundary.handle(report, of: LedgerReport.self, "report").value.rows
    try page.fill(of: made.count) { index, row throws(MoneyFailure) in
      let line = made[index]
      row.pointee.kind = line.kind.rawValue
      row.pointee.account_kind = line.accountKind?.rawValue ?? MONEY_ACCOUNT_ANY
      row.pointee.depth = UInt32(truncatingIfNeeded: line.depth)
      Boundary.write(line.amount, to: &row.pointee.amount)
      withUnsafeMutableBytes(of: &row.pointee.account) { Boundary.write(line.account, to: $0) }
    }
  }
}

@_cdecl("money_ledger_report_to_json") @implementation
public func money_ledger_report_to_json(
  _ report: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try LedgerReportDocument.write(try Boundary.handle(report, of: LedgerReport.self, "report").value)
  }
}
