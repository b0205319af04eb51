import CMoney
import MoneyCore

@_cdecl("money_wallet_table") @implementation
public func money_wallet_table(
  _ wallet: OpaquePointer?, _ target: UnsafePointer<CChar>?, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_convert_options_t>?, _ table: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(table, "table", error) { () throws(MoneyFailure) in
    let asked = try WalletTotalRequest(wallet, target, rates, options)
    let made = try WalletTable(
      of: asked.wallet, in: asked.target, with: asked.table, asked.given.options, registry: asked.given.registry)
    return Boundary.pointer(to: Handle(made))
  }
}

@_cdecl("money_table_free") @implementation
public func money_table_free(_ table: OpaquePointer?) { Boundary.release(table, as: Handle<WalletTable>.self) }

@_cdecl("money_table_section_count") @implementation
public func money_table_section_count(
  _ table: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.handle(table, of: WalletTable.self, "table").value.sections.count
  }
}

@_cdecl("money_table_section_at") @implementation
public func money_table_section_at(
  _ table: OpaquePointer?, _ section: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    .bytes(try Boundary.section(table, section).currency.bytes)
  }
}

@_cdecl("money_table_row_count") @implementation
public func money_table_row_count(
  _ table: OpaquePointer?, _ section: Int, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.section(table, section).rows.count
  }
}

@_cdecl("money_table_row_at") @implementation
public func money_table_row_at(
  _ table: OpaquePointer?, _ section: Int, _ row: Int, _ output: UnsafeMutablePointer<money_table_row_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(output) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(output, "output")
    let rows = try Boundary.section(table, section).rows
    let index = try Boundary.index(row)
    guard index < rows.count else { throw Boundary.pastEnd(index) }
    Boundary.write(rows[index], to: output)
  }
}

extension Boundary {
  static func section(_ table: OpaquePointer?, _ section: Int) throws(MoneyFailure) -> WalletTable.Section {
    let sections = try handle(table, of: WalletTable.self, "table").value.sections
    let index = try index(section)
    guard index < sections.count else { throw pastEnd(index) }
    return sections[index]
  }

  static func write(_ row: WalletTable.Row, to output: UnsafeMutablePointer<money_table_row_t>) {
    zero(output)
    output.pointee.kind = row.kind.rawValue
    output.pointee.date = date(row.note.day)
    output.pointee.id = row.id
    write(row.money, to: &output.pointee.money)
    withUnsafeMutableBytes(of: &output.pointee.text) { write(row.money.plainText, to: $0) }
    withUnsafeMutableBytes(of: &output.pointee.label) { write(row.note.label, to: $0) }
  }
}
