import CMoney
import MoneyCore
import MoneyLedger

@_cdecl("money_wallet_details") @implementation
public func money_wallet_details(
  _ wallet: OpaquePointer?, _ id: UInt64, _ details: UnsafeMutablePointer<money_wallet_details_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(details, "details", error) { output throws(MoneyFailure) in
    Boundary.write(details: try Boundary.wallet(wallet).value.entryOrHold(id), to: output)
  }
}

@_cdecl("money_wallet_entry_details") @implementation
public func money_wallet_entry_details(
  _ wallet: OpaquePointer?, _ currency: UnsafePointer<CChar>?, _ first: Int,
  _ rows: UnsafeMutablePointer<money_wallet_details_t>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let wallet = try Boundary.wallet(wallet).value
    let code = currency == nil ? nil : try Boundary.code(currency, "currency")
    let total = code.map { wallet.count(of: $0) } ?? wallet.count
    let entries = wallet.entries(from: first, count: capacity < 0 ? .max : capacity, of: code)
    try page.fill(of: total) { index, row throws(MoneyFailure) in
      Boundary.write(details: entries[index - first], to: row)
    }
  }
}

@_cdecl("money_wallet_find") @implementation
public func money_wallet_find(
  _ wallet: OpaquePointer?, _ externalID: UnsafePointer<CChar>?, _ entry: UnsafeMutablePointer<money_wallet_entry_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(entry, "entry", error) { output throws(MoneyFailure) in
    let wallet = try Boundary.wallet(wallet).value
    let id = try Boundary.identifier(externalID, longest: WalletNote.longestLabel, "external_id")
    guard let found = wallet.entry(external: id) else {
      throw MoneyFailure(.notFound, "unknown external id " + .quoted(id) + " in the wallet")
    }
    Boundary.write(found, to: output)
  }
}

@_cdecl("money_wallet_balance") @implementation
public func money_wallet_balance(
  _ wallet: OpaquePointer?, _ currency: UnsafePointer<CChar>?, _ date: money_date_t, _ registry: OpaquePointer?,
  _ balance: UnsafeMutablePointer<money_wallet_balance_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(balance, "balance", error) { output throws(MoneyFailure) in
    let wallet = try Boundary.wallet(wallet).value
    let found = try wallet.balance(
      of: try Boundary.code(currency, "currency"), on: try Boundary.optionalDay(date),
      in: Boundary.registry(registry))
    Boundary.write(found, to: output)
  }
}

extension Boundary {
  static func write(_ balance: DayBalance, to output: UnsafeMutablePointer<money_wallet_balance_t>) {
    write(balance.posted, to: &output.pointee.posted)
    write(balance.held, to: &output.pointee.held)
    write(balance.pending, to: &output.pointee.pending)
    write(balance.available, to: &output.pointee.available)
  }

  static func write(details entry: WalletEntry, to output: UnsafeMutablePointer<money_wallet_details_t>) {
    zero(output)
    output.pointee.id = entry.id
    output.pointee.effective = date(entry.note.effectiveDay)
    output.pointee.kind = entry.note.kind.rawValue
    guard let details = entry.note.details else { return }
    if let cost = details.cost { write(cost, to: &output.pointee.cost) }
    withUnsafeMutableBytes(of: &output.pointee.counterpart) { write(details.counterpart, to: $0) }
    withUnsafeMutableBytes(of: &output.pointee.external_id) { write(details.externalID, to: $0) }
  }
}
