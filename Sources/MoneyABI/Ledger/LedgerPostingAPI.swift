import CMoney
import MoneyBooks
import MoneyCore
import MoneyLedger
import MoneyPortfolio
import MoneyTrade

@_cdecl("money_posting_accounts_init") @implementation
public func money_posting_accounts_init(_ accounts: UnsafeMutablePointer<money_posting_accounts_t>?) {
  Boundary.zero(accounts)
  accounts?.pointee.struct_size = UInt32(MemoryLayout<money_posting_accounts_t>.size)
}

@_cdecl("money_ledger_post_receipt") @implementation
public func money_ledger_post_receipt(
  _ ledger: OpaquePointer?, _ date: money_date_t, _ description: UnsafePointer<CChar>?, _ length: Int,
  _ receipt: OpaquePointer?, _ view: money_receipt_view_t, _ accounts: UnsafePointer<money_posting_accounts_t>?,
  _ id: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeLedger(ledger, id, error) { (ledger: Handle<Ledger>) throws(MoneyFailure) in
    let day = try Boundary.day(date)
    let text = try Boundary.text(description, length, limit: LedgerTransaction.longestDescription, "description")
    let amounts = try Boundary.amounts(try Boundary.receipt(receipt), view)
    let accounts = try Boundary.postingAccounts(accounts)
    return try ledger.value.post(
      amounts, on: day, description: Array(text), to: accounts, watch: Boundary.watch)
  }
}

@_cdecl("money_ledger_post_invoice") @implementation
public func money_ledger_post_invoice(
  _ ledger: OpaquePointer?, _ date: money_date_t, _ description: UnsafePointer<CChar>?, _ length: Int,
  _ invoice: OpaquePointer?, _ accounts: UnsafePointer<money_posting_accounts_t>?,
  _ id: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeLedger(ledger, id, error) { (ledger: Handle<Ledger>) throws(MoneyFailure) in
    let day = try Boundary.day(date)
    let text = try Boundary.text(description, length, limit: LedgerTransaction.longestDescription, "description")
    let invoice = try Boundary.invoice(invoice).value
    let accounts = try Boundary.postingAccounts(accounts)
    return try ledger.value.post(
      invoice, on: day, description: Array(text), to: accounts, watch: Boundary.watch)
  }
}

@_cdecl("money_ledger_post_wallet") @implementation
public func money_ledger_post_wallet(
  _ ledger: OpaquePointer?, _ wallet: OpaquePointer?, _ start: money_date_t, _ end: money_date_t,
  _ accounts: UnsafePointer<money_posting_accounts_t>?, _ count: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeLedger(ledger, count, error) { (ledger: Handle<Ledger>) throws(MoneyFailure) in
    let wallet = try Boundary.wallet(wallet).value
    let (first, last) = (try Boundary.optionalDay(start), try Boundary.optionalDay(end))
    let accounts = try Boundary.postingAccounts(accounts)
    return UInt64(
      try ledger.value.post(wallet, from: first, through: last, to: accounts, watch: Boundary.watch))
  }
}

@_cdecl("money_ledger_post_portfolio") @implementation
public func money_ledger_post_portfolio(
  _ ledger: OpaquePointer?, _ portfolio: OpaquePointer?, _ start: money_date_t, _ end: money_date_t,
  _ accounts: UnsafePointer<money_posting_accounts_t>?, _ count: UnsafeMutablePointer<UInt64>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeLedger(ledger, count, error) { (ledger: Handle<Ledger>) throws(MoneyFailure) in
    let portfolio = try Boundary.wholePortfolio(portfolio)
    let (first, last) = (try Boundary.optionalDay(start), try Boundary.optionalDay(end))
    let accounts = try Boundary.postingAccounts(accounts)
    return UInt64(
      try ledger.value.post(portfolio, from: first, through: last, to: accounts, watch: Boundary.watch))
  }
}

extension Boundary {
  @_optimize(size)
  fileprivate static func postingAccounts(
    _ pointer: UnsafePointer<money_posting_accounts_t>?
  ) throws(MoneyFailure) -> PostingAccounts {
    let given = try sized(pointer, "MONEY_POSTING_ACCOUNTS_INIT", "accounts")
    if given.reserved != 0 { throw reserved("accounts") }
    var accounts = PostingAccounts()
    for role in PostingAccounts.Role.allCases {
      accounts[role] = try optionalAccountName(name(of: role, in: given), role.name)
    }
    return accounts
  }

  private static func name(
    of role: PostingAccounts.Role, in accounts: money_posting_accounts_t
  ) -> UnsafePointer<CChar>? {
    switch role {
    case .cash: accounts.cash
    case .receivable: accounts.receivable
    case .revenue: accounts.revenue
    case .tax: accounts.tax
    case .retained: accounts.retained
    case .prepaid: accounts.prepaid
    case .rounding: accounts.rounding
    case .deposits: accounts.deposits
    case .withdrawals: accounts.withdrawals
    case .transfers: accounts.transfers
    case .exchange: accounts.exchange
    case .fees: accounts.fees
    case .interest: accounts.interest
    case .adjustments: accounts.adjustments
    case .opening: accounts.opening
    case .other: accounts.other
    case .securities: accounts.securities
    case .gains: accounts.gains
    case .dividends: accounts.dividends
    case .missing: accounts.missing
    }
  }
}
