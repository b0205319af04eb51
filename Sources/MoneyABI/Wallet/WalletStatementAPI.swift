import CMoney
import MoneyCore
import MoneyLedger

@_cdecl("money_wallet_statement") @implementation
public func money_wallet_statement(
  _ wallet: OpaquePointer?, _ target: UnsafePointer<CChar>?, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_convert_options_t>?, _ statement: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(statement, "statement", error) { () throws(MoneyFailure) in
    let asked = try WalletTotalRequest(wallet, target, rates, options)
    let made = try WalletStatement(
      of: asked.wallet, in: asked.target, with: asked.table, asked.given.options, registry: asked.given.registry)
    return Boundary.pointer(to: Handle(made))
  }
}

@_cdecl("money_wallet_statement_free") @implementation
public func money_wallet_statement_free(_ statement: OpaquePointer?) {
  Boundary.release(statement, as: Handle<WalletStatement>.self)
}

@_cdecl("money_wallet_statement_section_count") @implementation
public func money_wallet_statement_section_count(
  _ statement: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.handle(statement, of: WalletStatement.self, "statement").value.sections.count
  }
}

@_cdecl("money_wallet_statement_section_at") @implementation
public func money_wallet_statement_section_at(
  _ statement: OpaquePointer?, _ section: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.section(statement, section).currency.bytes)
  }
}

@_cdecl("money_wallet_statement_row_count") @implementation
public func money_wallet_statement_row_count(
  _ statement: OpaquePointer?, _ section: Int, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.section(statement, section).rows.count
  }
}

@_cdecl("money_wallet_statement_row_at") @implementation
public func money_wallet_statement_row_at(
  _ statement: OpaquePointer?, _ section: Int, _ index: Int,
  _ row: UnsafeMutablePointer<money_wallet_statement_row_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(row, "row", error) { output throws(MoneyFailure) in
    let rows = try Boundary.section(statement, section).rows
    let index = try Boundary.index(index, of: rows.count)
    Boundary.write(rows[index], to: output)
  }
}

@_cdecl("money_wallet_statement_rows") @implementation
public func money_wallet_statement_rows(
  _ statement: OpaquePointer?, _ section: Int, _ first: Int,
  _ rows: UnsafeMutablePointer<money_wallet_statement_row_t>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let made = try Boundary.section(statement, section).rows
    try page.fill(of: made.count) { index, row throws(MoneyFailure) in Boundary.write(made[index], to: row) }
  }
}

extension Boundary {
  static func section(_ statement: OpaquePointer?, _ section: Int) throws(MoneyFailure) -> WalletStatement.Section {
    let sections = try handle(statement, of: WalletStatement.self, "statement").value.sections
    let index = try index(section, of: sections.count)
    return sections[index]
  }

  static func write(_ row: WalletStatement.Row, to output: UnsafeMutablePointer<money_wallet_statement_row_t>) {
    zero(output)
    output.pointee.kind = row.kind.rawValue
    output.pointee.date = date(row.note.day)
    output.pointee.id = row.id
    write(row.amount, to: &output.pointee.amount)
    withUnsafeMutableBytes(of: &output.pointee.text) { write(row.amount.plainText, to: $0) }
    withUnsafeMutableBytes(of: &output.pointee.label) { write(row.note.label, to: $0) }
  }
}
