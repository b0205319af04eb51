import CMoney
import MoneyCore
import MoneyLedger

@_cdecl("money_wallet_new") @implementation
public func money_wallet_new(
  _ wallet: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(wallet, "wallet", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: WatchedHandle(Wallet()))
  }
}

@_cdecl("money_wallet_free") @implementation
public func money_wallet_free(_ wallet: OpaquePointer?) { CallbackHandle.free(wallet) }

@_cdecl("money_wallet_note_init") @implementation
public func money_wallet_note_init(_ note: UnsafeMutablePointer<money_wallet_note_t>?) {
  note?.pointee = Boundary.emptyNote
}

@_optimize(speed) @_cdecl("money_wallet_add") @implementation
public func money_wallet_add(
  _ wallet: OpaquePointer?, _ amount: UnsafePointer<money_t>?, _ note: UnsafePointer<money_wallet_note_t>?,
  _ id: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  @inline(always) func zeroed() { Boundary.zero(id) }
  @inline(always) func added(to wallet: inout Wallet) throws(MoneyFailure) {
    let given = try wallet.add(try Boundary.Inlined.money(amount, "amount"), note: try Boundary.note(note))
    id?.pointee = given
  }
  return Boundary.Inlined.change(wallet, error, zeroing: zeroed, added)
}

@_cdecl("money_wallet_remove_amount") @implementation
public func money_wallet_remove_amount(
  _ wallet: OpaquePointer?, _ amount: UnsafePointer<money_t>?, _ id: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeWallet(wallet, id, error) { (wallet: inout Wallet) throws(MoneyFailure) in
    try Boundary.checkMemory(wallet.removalGrowth)
    return try wallet.remove(try Boundary.money(amount, "amount"))
  }
}

@_cdecl("money_wallet_remove") @implementation
public func money_wallet_remove(
  _ wallet: OpaquePointer?, _ id: UInt64, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeWallet(wallet, nil, error) { (wallet: inout Wallet) throws(MoneyFailure) in
    try Boundary.checkMemory(wallet.removalGrowth)
    try wallet.remove(id)
    return id
  }
}

@_cdecl("money_wallet_count") @implementation
public func money_wallet_count(
  _ wallet: OpaquePointer?, _ currency: UnsafePointer<CChar>?, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    let handle = try Boundary.wallet(wallet)
    if currency == nil { return handle.value.count }
    return handle.value.count(of: try Boundary.code(currency, "currency"))
  }
}

@_cdecl("money_wallet_at") @implementation
public func money_wallet_at(
  _ wallet: OpaquePointer?, _ currency: UnsafePointer<CChar>?, _ index: Int,
  _ entry: UnsafeMutablePointer<money_wallet_entry_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: { Boundary.zero(entry) }) { () throws(MoneyFailure) in
    let output = try Boundary.required(entry, "entry")
    let handle = try Boundary.wallet(wallet)
    let code = currency == nil ? nil : try Boundary.code(currency, "currency")
    guard let found = handle.value.entry(at: index, of: code) else {
      throw Boundary.pastEnd(index, of: code.map { handle.value.count(of: $0) } ?? handle.value.count)
    }
    Boundary.write(found, to: output)
  }
}

@_optimize(speed) @_cdecl("money_wallet_entries") @implementation
public func money_wallet_entries(
  _ wallet: OpaquePointer?, _ currency: UnsafePointer<CChar>?, _ first: Int,
  _ rows: UnsafeMutablePointer<money_wallet_entry_t>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let wallet = try Boundary.wallet(wallet).value
    let code = currency == nil ? nil : try Boundary.Inlined.code(currency, "currency")
    let total = code.map { wallet.count(of: $0) } ?? wallet.count
    let entries = wallet.entries(from: first, count: capacity < 0 ? .max : capacity, of: code)
    try page.fill(of: total) { index, row throws(MoneyFailure) in
      Boundary.write(entries[index - first], to: row)
    }
  }
}

@_cdecl("money_wallet_currency_count") @implementation
public func money_wallet_currency_count(
  _ wallet: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in
    try Boundary.wallet(wallet).value.currencies.count
  }
}

@_cdecl("money_wallet_currency_at") @implementation
public func money_wallet_currency_at(
  _ wallet: OpaquePointer?, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callText(buffer, capacity, length, error) { () throws(MoneyFailure) in
    let currencies = try Boundary.wallet(wallet).value.currencies
    let index = try Boundary.index(index, of: currencies.count)
    return .bytes(currencies[index].bytes)
  }
}

@_cdecl("money_wallet_sum") @implementation
public func money_wallet_sum(
  _ wallet: OpaquePointer?, _ currency: UnsafePointer<CChar>?, _ registry: OpaquePointer?,
  _ sum: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(sum, error) { () throws(MoneyFailure) in
    let handle = try Boundary.wallet(wallet)
    return handle.value.sum(of: try Boundary.code(currency, "currency"), in: Boundary.registry(registry))
  }
}

@_cdecl("money_wallet_held") @implementation
public func money_wallet_held(
  _ wallet: OpaquePointer?, _ currency: UnsafePointer<CChar>?, _ registry: OpaquePointer?,
  _ held: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(held, error) { () throws(MoneyFailure) in
    let handle = try Boundary.wallet(wallet)
    return handle.value.held(of: try Boundary.code(currency, "currency"), in: Boundary.registry(registry))
  }
}

@_cdecl("money_wallet_total") @implementation
public func money_wallet_total(
  _ wallet: OpaquePointer?, _ target: UnsafePointer<CChar>?, _ rates: OpaquePointer?,
  _ options: UnsafePointer<money_convert_options_t>?, _ total: UnsafeMutablePointer<money_t>?,
  _ details: UnsafeMutablePointer<money_wallet_total_details_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(
    error,
    zeroing: {
      Boundary.zero(total)
      Boundary.zero(details)
    }
  ) { () throws(MoneyFailure) in
    let output = try Boundary.required(total, "total")
    let asked = try WalletTotalRequest(wallet, target, rates, options)
    guard let details else {
      let sum = try asked.wallet.total(
        in: asked.target, with: asked.table, asked.given.options, registry: asked.given.registry)
      return Boundary.write(sum.money, to: output)
    }
    let found = try asked.wallet.totalWithDetails(
      in: asked.target, with: asked.table, asked.given.options, registry: asked.given.registry)
    Boundary.write(found.total, to: output)
    Boundary.zero(details)
    Boundary.write(found.details.totalOfRounded, to: &details.pointee.total_of_rounded)
    Boundary.write(found.details.difference, to: &details.pointee.difference)
    details.pointee.flags = found.details.flags.rawValue
  }
}

@_cdecl("money_wallet_revision") @implementation
public func money_wallet_revision(
  _ wallet: OpaquePointer?, _ revision: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.revision(of: wallet, as: Wallet.self, revision, error)
}

@_cdecl("money_wallet_on_change") @implementation
public func money_wallet_on_change(
  _ wallet: OpaquePointer?, _ callback: money_change_callback_t?, _ userData: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.listen(to: wallet, as: Wallet.self, callback, userData, error)
}

/// The arguments of a call for a total or a statement.
struct WalletTotalRequest {
  let wallet: Wallet
  let target: CurrencyCode
  let table: RatesTable?
  let given: ConvertOptions

  init(
    _ wallet: OpaquePointer?, _ target: UnsafePointer<CChar>?, _ rates: OpaquePointer?,
    _ options: UnsafePointer<money_convert_options_t>?
  ) throws(MoneyFailure) {
    self.wallet = try Boundary.wallet(wallet).value
    self.target = try Boundary.totalTarget(target)
    table = try Boundary.optionalTable(rates)
    given = try ConvertOptions(options)
  }
}

extension Wallet: Watched {
  static var parameter: StaticString { "wallet" }
}

extension Boundary {
  /// Reads a target currency; null is nil. The wallet decides whether it requires one.
  static func totalTarget(_ target: UnsafePointer<CChar>?) throws(MoneyFailure) -> CurrencyCode {
    try Wallet.target(target == nil ? nil : try code(target, "target"))
  }

  static func wallet(_ pointer: OpaquePointer?) throws(MoneyFailure) -> WatchedHandle<Wallet> {
    try watched(pointer)
  }

  /// Runs a call that changes a wallet, and writes an id.
  static func changeWallet(
    _ wallet: OpaquePointer?, _ id: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?,
    _ body: (inout Wallet) throws(MoneyFailure) -> UInt64
  ) -> money_status_t {
    change(wallet, error, zeroing: { zero(id) }) { (wallet: inout Wallet) throws(MoneyFailure) in
      let given = try body(&wallet)
      id?.pointee = given
    }
  }

  static func write(_ entry: WalletEntry, to output: UnsafeMutablePointer<money_wallet_entry_t>) {
    entry.note.label.withUnsafeBufferPointer { label in
      let borrowed = BorrowedEntry(
        id: entry.id, amount: entry.amount, day: entry.note.day, kind: entry.note.kind, label: label)
      write(borrowed, to: output)
    }
  }

  static func write(_ entry: BorrowedEntry, to output: UnsafeMutablePointer<money_wallet_entry_t>) {
    zero(output)
    output.pointee.id = entry.id
    Inlined.write(entry.amount, to: &output.pointee.amount)
    output.pointee.date = date(entry.day)
    output.pointee.kind = entry.kind.rawValue
    withUnsafeMutableBytes(of: &output.pointee.label) { field in
      // A label is shorter than its field.
      field.copyBytes(from: entry.label.prefix(WalletNote.longestLabel))
    }
  }
}
