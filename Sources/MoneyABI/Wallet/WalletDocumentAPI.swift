import MoneyLedger
import CMoney
import MoneyCore
import MoneyJSON

@_cdecl("money_wallet_to_json") @implementation
public func money_wallet_to_json(
  _ wallet: OpaquePointer?, _ json: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(json, "json", length, error) { () throws(MoneyFailure) in
    try WalletDocument.write(try Boundary.wallet(wallet).value)
  }
}

@_cdecl("money_wallet_from_json") @implementation
public func money_wallet_from_json(
  _ json: UnsafePointer<CChar>?, _ length: Int, _ wallet: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(wallet, "wallet", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(json, length, "json")
    return Boundary.pointer(to: WatchedHandle(try WalletDocument.read(text)))
  }
}

@_cdecl("money_wallet_to_journal") @implementation
public func money_wallet_to_journal(
  _ wallet: OpaquePointer?, _ journal: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ length: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callDocument(journal, "journal", length, error) { () throws(MoneyFailure) in
    try JournalDocument.write(try Boundary.wallet(wallet).value)
  }
}

@_cdecl("money_wallet_from_journal") @implementation
public func money_wallet_from_journal(
  _ journal: UnsafePointer<CChar>?, _ length: Int, _ wallet: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(wallet, "wallet", error) { () throws(MoneyFailure) in
    let text = try Boundary.document(journal, length, "journal")
    return Boundary.pointer(to: WatchedHandle(try JournalDocument.read(text)))
  }
}
