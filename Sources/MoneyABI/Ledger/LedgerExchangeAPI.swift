import CMoney
import MoneyCore
import MoneyLedger

@_cdecl("money_exchange_accounts_init") @implementation
public func money_exchange_accounts_init(_ accounts: UnsafeMutablePointer<money_exchange_accounts_t>?) {
  Boundary.zero(accounts)
  accounts?.pointee.struct_size = UInt32(MemoryLayout<money_exchange_accounts_t>.size)
  accounts?.pointee.digits = MONEY_DIGITS_EXACT
}

@_cdecl("money_ledger_exchange") @implementation
public func money_ledger_exchange(
  _ ledger: OpaquePointer?, _ date: money_date_t, _ description: UnsafePointer<CChar>?, _ length: Int,
  _ quote: OpaquePointer?, _ accounts: UnsafePointer<money_exchange_accounts_t>?, _ id: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeLedger(ledger, id, error) { (ledger: Handle<Ledger>) throws(MoneyFailure) in
    let day = try Boundary.day(date)
    let text = try Boundary.text(description, length, limit: LedgerTransaction.longestDescription, "description")
    let exchange = try Boundary.quote(quote).value.exchange
    return try ledger.value.post(
      exchange, on: day, description: Array(text), try Boundary.exchangeAccounts(accounts), watch: Boundary.watch)
  }
}

extension Boundary {
  fileprivate static func exchangeAccounts(
    _ pointer: UnsafePointer<money_exchange_accounts_t>?
  ) throws(MoneyFailure) -> ExchangeAccounts {
    let given = try sized(pointer, "MONEY_EXCHANGE_ACCOUNTS_INIT", "accounts")
    return ExchangeAccounts(
      give: try accountName(given.give, "accounts.give"),
      receive: try accountName(given.receive, "accounts.receive"),
      exchange: try accountName(given.exchange, "accounts.exchange"),
      remainder: try optionalAccountName(given.remainder, "accounts.remainder"),
      fee: try optionalAccountName(given.fee, "accounts.fee"),
      digits: given.digits == MONEY_DIGITS_EXACT ? nil : try digitCount(given.digits))
  }
}
