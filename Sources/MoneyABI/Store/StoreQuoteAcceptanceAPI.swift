import CMoney
import MoneyCore
import MoneyLedger
import MoneyStore

@_cdecl("money_store_wallet_accept") @implementation
public func money_store_wallet_accept(
  _ store: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ quote: OpaquePointer?, _ at: money_instant_t,
  _ note: UnsafePointer<money_wallet_note_t>?, _ exchange: UnsafeMutablePointer<money_exchange_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.changeStore(store, error, zeroing: { Boundary.zero(exchange) }) { (store: Store) throws(MoneyFailure) in
    let quote = try Boundary.quote(quote)
    let instant = try Boundary.instant(at, "at")
    let note = try Boundary.note(note)
    let name = try Boundary.storeName(name)
    // The result is written first, because after the change nothing may fail.
    if let exchange { try Boundary.write(quote.value, to: exchange) }
    let first = try store.accept(&quote.value, at: instant, in: name, note)
    Boundary.write(first, of: quote.value.exchange, to: exchange)
  }
}
