import CMoney
import MoneyCore
import MoneyLedger

@_cdecl("money_wallet_daily_balances") @implementation
public func money_wallet_daily_balances(
  _ wallet: OpaquePointer?, _ target: UnsafePointer<CChar>?, _ start: money_date_t, _ end: money_date_t,
  _ basis: money_balance_rates_t, _ rates: OpaquePointer?, _ options: UnsafePointer<money_convert_options_t>?,
  _ first: Int, _ rows: UnsafeMutablePointer<money_daily_balance_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let asked = try WalletTotalRequest(wallet, target, rates, options)
    guard let basis = DailyBalances.Basis(rawValue: basis) else {
      throw Boundary.notOne(of: "MONEY_BALANCE_RATES_", "basis", basis)
    }
    let balances = try DailyBalances(
      of: asked.wallet, in: asked.target, from: try Boundary.day(start), through: try Boundary.day(end), at: basis,
      with: asked.table, asked.given.options, registry: asked.given.registry)
    let watch = Boundary.watch
    try page.fill(of: balances.count) { index, row throws(MoneyFailure) in
      try watch.step(index &- first, of: balances.count)
      let balance = try balances.balance(at: index)
      row.pointee.date = balance.day.number
      row.pointee.flags = balance.value.flags.rawValue
      Boundary.write(balance.value.money, to: &row.pointee.balance)
    }
  }
}
