import CMoney
import MoneyCore
import MoneyJSON
import MoneyLedger
import MoneyStore

@_cdecl("money_ledger_new") @implementation
public func money_ledger_new(
  _ base: UnsafePointer<CChar>?, _ ledger: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(ledger, "ledger", error) { () throws(MoneyFailure) in
    Boundary.pointer(to: Handle(Ledger(base: try Boundary.code(base, "base")), bases: StoredBases()))
  }
}

@_cdecl("money_ledger_free") @implementation
public func money_ledger_free(_ ledger: OpaquePointer?) {
  Boundary.release(ledger, as: Handle<Ledger>.self)
}

@_cdecl("money_ledger_info") @implementation
public func money_ledger_info(
  _ ledger: OpaquePointer?, _ info: UnsafeMutablePointer<money_ledger_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(info, "info", error) {
    (output: UnsafeMutablePointer<money_ledger_info_t>) throws(MoneyFailure) in
    let ledger = try Boundary.ledger(ledger).value
    withUnsafeMutableBytes(of: &output.pointee.base) { Boundary.write(ledger.base.bytes, to: $0) }
    output.pointee.closed = Boundary.date(ledger.closed)
    output.pointee.account_count = UInt64(ledger.accounts.count)
    output.pointee.transaction_count = UInt64(ledger.transactions.count)
    output.pointee.posting_count = UInt64(ledger.postingCount)
  }
}

@_cdecl("money_ledger_add_account") @implementation
public func money_ledger_add_account(
  _ ledger: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ kind: money_account_kind_t,
  _ currency: UnsafePointer<CChar>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.call(error, zeroing: {}) { () throws(MoneyFailure) in
    let ledger = try Boundary.ledger(ledger)
    let name = try Boundary.accountName(name, "name")
    guard let known = AccountKind(rawValue: kind) else { throw Boundary.notOne(of: "MONEY_ACCOUNT_", "kind", kind) }
    let currency = currency == nil ? nil : try Boundary.code(currency, "currency")
    try Boundary.checkMemory(ledger.value.growth)
    try ledger.value.addAccount(name, known, currency: currency)
  }
}

@_cdecl("money_ledger_accounts") @implementation
public func money_ledger_accounts(
  _ ledger: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_ledger_account_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let accounts = try Boundary.ledger(ledger).value.accounts
    try page.fill(of: accounts.count) { index, row throws(MoneyFailure) in
      let account = accounts[index]
      row.pointee.kind = account.kind.rawValue
      row.pointee.is_group = account.isGroup ? 1 : 0
      if let currency = account.currency {
        withUnsafeMutableBytes(of: &row.pointee.currency) { Boundary.write(currency.bytes, to: $0) }
      }
      withUnsafeMutableBytes(of: &row.pointee.name) { Boundary.write(account.name, to: $0) }
    }
  }
}

@_cdecl("money_ledger_balance") @implementation
public func money_ledger_balance(
  _ ledger: OpaquePointer?, _ account: UnsafePointer<CChar>?, _ currency: UnsafePointer<CChar>?, _ date: money_date_t,
  _ with_children: money_bool_t, _ registry: OpaquePointer?, _ balance: UnsafeMutablePointer<money_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(balance, error) { () throws(MoneyFailure) in
    try Boundary.ledger(ledger).value.balance(
      of: try Boundary.accountName(account, "account"), in: try Boundary.code(currency, "currency"),
      on: try Boundary.optionalDay(date), withChildren: try Boundary.truth(with_children, "with_children"),
      registry: Boundary.registry(registry))
  }
}

@_cdecl("money_ledger_to_json") @implementation
public func money_ledger_to_json(
  _ ledger: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try LedgerDocument.write(try Boundary.ledger(ledger).value)
  }
}

@_cdecl("money_ledger_from_json") @implementation
public func money_ledger_from_json(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ ledger: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(ledger, "ledger", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(json, length, "json")
    return Boundary.pointer(to: Handle(try LedgerDocument.read(text), bases: StoredBases()))
  }
}

extension Boundary {
  static func ledger(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Handle<Ledger> {
    try handle(pointer, of: Ledger.self, "ledger")
  }

  /// Reads the name of an account. The engine checks its form.
  static func accountName(_ text: UnsafePointer<CChar>?, _ name: StaticString) throws(MoneyFailure) -> [UInt8] {
    try identifier(text, longest: AccountName.longest, name)
  }

  /// Reads the name of an account; null is nil.
  static func optionalAccountName(
    _ text: UnsafePointer<CChar>?, _ name: StaticString
  ) throws(MoneyFailure) -> [UInt8]? {
    text == nil ? nil : try accountName(text, name)
  }
}
