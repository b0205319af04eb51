import CMoney
import MoneyCore
import MoneyLedger

@_cdecl("money_wallet_amend_entry") @implementation
public func money_wallet_amend_entry(
  _ wallet: OpaquePointer?, _ id: UInt64, _ amount: UnsafePointer<money_t>?,
  _ note: UnsafePointer<money_wallet_note_t>?, _ at: money_instant_t, _ reason: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(wallet, error) { (wallet: inout Wallet) throws(MoneyFailure) in
    try Boundary.checkMemory(wallet.changeGrowth)
    let amount = try Boundary.money(amount, "amount")
    let note = try Boundary.note(note)
    try wallet.amend(
      id, to: amount, note: note, at: try Boundary.instant(at, "at"), reason: try Boundary.reason(reason))
  }
}

@_cdecl("money_wallet_void_entry") @implementation
public func money_wallet_void_entry(
  _ wallet: OpaquePointer?, _ id: UInt64, _ at: money_instant_t, _ reason: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(wallet, error) { (wallet: inout Wallet) throws(MoneyFailure) in
    try Boundary.checkMemory(wallet.changeGrowth)
    try wallet.void(id, at: try Boundary.instant(at, "at"), reason: try Boundary.reason(reason))
  }
}

@_cdecl("money_wallet_checkpoint") @implementation
public func money_wallet_checkpoint(
  _ wallet: OpaquePointer?, _ at: money_instant_t, _ reason: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(wallet, error) { (wallet: inout Wallet) throws(MoneyFailure) in
    try Boundary.checkMemory(wallet.changeGrowth)
    try wallet.checkpoint(at: try Boundary.instant(at, "at"), reason: try Boundary.reason(reason))
  }
}

@_cdecl("money_wallet_change_count") @implementation
public func money_wallet_change_count(
  _ wallet: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.wallet(wallet).value.changes.count
  }
}

@_cdecl("money_wallet_changes") @implementation
public func money_wallet_changes(
  _ wallet: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_wallet_change_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let changes = try Boundary.wallet(wallet).value.changes
    try page.fill(of: changes.count) { index, row throws(MoneyFailure) in Boundary.write(changes[index], to: row) }
  }
}

@_cdecl("money_wallet_as_known") @implementation
public func money_wallet_as_known(
  _ wallet: OpaquePointer?, _ at: money_instant_t, _ known: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(known, "known", error) { () throws(MoneyFailure) in
    let wallet = try Boundary.wallet(wallet).value
    let instant = try Boundary.instant(at, "at")
    try Boundary.checkMemory(wallet.count &+ wallet.changes.count, of: Boundary.mostOfEntry)
    return Boundary.pointer(to: WatchedHandle(try wallet.known(at: instant)))
  }
}

extension Boundary {
  /// Reads the reason of a change; null is "".
  fileprivate static func reason(_ text: UnsafePointer<CChar>?) throws(MoneyFailure) -> [UInt8] {
    try optionalIdentifier(text, longest: WalletNote.longestLabel, "reason")
  }

  fileprivate static func write(_ change: WalletChange, to output: UnsafeMutablePointer<money_wallet_change_t>) {
    output.pointee.id = change.id
    output.pointee.at = change.instant
    output.pointee.change = change.kind.rawValue
    output.pointee.date = date(change.former?.note.day)
    output.pointee.effective = date(change.former?.note.effectiveDay)
    withUnsafeMutableBytes(of: &output.pointee.reason) { write(change.reason, to: $0) }
    guard let former = change.former else { return }
    write(former.amount, to: &output.pointee.amount)
    output.pointee.kind = former.note.kind.rawValue
    withUnsafeMutableBytes(of: &output.pointee.label) { write(former.note.label, to: $0) }
    guard let details = former.note.details else { return }
    if let cost = details.cost { write(cost, to: &output.pointee.cost) }
    withUnsafeMutableBytes(of: &output.pointee.counterpart) { write(details.counterpart, to: $0) }
    withUnsafeMutableBytes(of: &output.pointee.external_id) { write(details.externalID, to: $0) }
  }
}
