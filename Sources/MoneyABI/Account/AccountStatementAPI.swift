import CMoney
import MoneyCore
import MoneyJSON
import MoneyLedger

@_cdecl("money_wallet_account_statement") @implementation
public func money_wallet_account_statement(
  _ wallet: OpaquePointer?, _ currency: UnsafePointer<CChar>?, _ start: money_date_t, _ end: money_date_t,
  _ registry: OpaquePointer?, _ statement: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(statement, "statement", error) { () throws(MoneyFailure) in
    let wallet = try Boundary.wallet(wallet).value
    let currency = try Boundary.code(currency, "currency")
    try Boundary.checkMemory(wallet.count(of: currency), of: Boundary.mostOfEntry)
    let made = try AccountStatement(
      of: wallet, in: currency, from: try Boundary.optionalDay(start), through: try Boundary.optionalDay(end),
      registry: Boundary.registry(registry), watch: Boundary.watch)
    return Boundary.pointer(to: Handle(made))
  }
}

@_cdecl("money_account_statement_free") @implementation
public func money_account_statement_free(_ statement: OpaquePointer?) {
  Boundary.release(statement, as: Handle<AccountStatement>.self)
}

@_cdecl("money_account_statement_info") @implementation
public func money_account_statement_info(
  _ statement: OpaquePointer?, _ info: UnsafeMutablePointer<money_account_statement_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(info, "info", error) { output throws(MoneyFailure) in
    let statement = try Boundary.accountStatement(statement)
    withUnsafeMutableBytes(of: &output.pointee.currency) { Boundary.write(statement.currency.bytes, to: $0) }
    output.pointee.start = Boundary.date(statement.start)
    output.pointee.end = Boundary.date(statement.end)
    output.pointee.row_count = UInt64(statement.rows.count)
    Boundary.write(statement.opening, to: &output.pointee.opening)
    Boundary.write(statement.inflow, to: &output.pointee.inflow)
    Boundary.write(statement.outflow, to: &output.pointee.outflow)
    Boundary.write(statement.closing, to: &output.pointee.closing)
  }
}

@_cdecl("money_account_statement_turnovers") @implementation
public func money_account_statement_turnovers(
  _ statement: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_account_turnover_t>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let turnovers = try Boundary.accountStatement(statement).turnovers
    try page.fill(of: turnovers.count) { index, row throws(MoneyFailure) in
      let turnover = turnovers[index]
      row.pointee.kind = turnover.kind.rawValue
      row.pointee.count = UInt64(turnover.count)
      Boundary.write(turnover.inflow, to: &row.pointee.inflow)
      Boundary.write(turnover.outflow, to: &row.pointee.outflow)
    }
  }
}

@_cdecl("money_account_statement_rows") @implementation
public func money_account_statement_rows(
  _ statement: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_account_row_t>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let made = try Boundary.accountStatement(statement).rows
    try page.fill(of: made.count) { index, row throws(MoneyFailure) in Boundary.write(made[index], to: row) }
  }
}

@_cdecl("money_account_statement_find") @implementation
public func money_account_statement_find(
  _ statement: OpaquePointer?, _ date: money_date_t, _ index: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(index, "index", error) { () throws(MoneyFailure) in
    try Boundary.accountStatement(statement).position(of: try Boundary.day(date))
  }
}

@_cdecl("money_account_statement_to_json") @implementation
public func money_account_statement_to_json(
  _ statement: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try AccountStatementDocument.write(try Boundary.accountStatement(statement))
  }
}

extension Boundary {
  static func accountStatement(_ pointer: OpaquePointer?) throws(MoneyFailure) -> AccountStatement {
    try handle(pointer, of: AccountStatement.self, "statement").value
  }

  static func write(_ row: AccountStatement.Row, to output: UnsafeMutablePointer<money_account_row_t>) {
    let note = row.entry.note
    output.pointee.id = row.entry.id
    write(row.entry.amount, to: &output.pointee.amount)
    write(row.balance, to: &output.pointee.balance)
    output.pointee.date = date(note.day)
    output.pointee.effective = date(note.effectiveDay)
    output.pointee.kind = note.kind.rawValue
    withUnsafeMutableBytes(of: &output.pointee.label) { write(note.label, to: $0) }
    guard let details = note.details else { return }
    withUnsafeMutableBytes(of: &output.pointee.counterpart) { write(details.counterpart, to: $0) }
    withUnsafeMutableBytes(of: &output.pointee.external_id) { write(details.externalID, to: $0) }
  }
}
