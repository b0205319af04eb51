import CMoney
import MoneyCore
import MoneyPortfolio

@_cdecl("money_portfolio_open_lots") @implementation
public func money_portfolio_open_lots(
  _ portfolio: OpaquePointer?, _ rates: OpaquePointer?, _ options: UnsafePointer<money_valuation_options_t>?,
  _ lots: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(lots, "lots", error) { () throws(MoneyFailure) in
    let portfolio = try Boundary.wholePortfolio(portfolio)
    let table = try Boundary.optionalTable(rates)
    return Boundary.pointer(
      to: Shared(try portfolio.openLots(table, try Boundary.valuationOptions(options), watch: Boundary.watch)))
  }
}

@_cdecl("money_open_lots_free") @implementation
public func money_open_lots_free(_ lots: OpaquePointer?) {
  Boundary.release(lots, as: Shared<[OpenLot]>.self)
}

@_cdecl("money_open_lots_count") @implementation
public func money_open_lots_count(
  _ lots: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in try Boundary.openLots(lots).count }
}

@_cdecl("money_open_lots_at") @implementation
public func money_open_lots_at(
  _ lots: OpaquePointer?, _ index: Int, _ lot: UnsafeMutablePointer<money_open_lot_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(lot, "lot", error) { output throws(MoneyFailure) in
    let lots = try Boundary.openLots(lots)
    let index = try Boundary.index(index, of: lots.count)
    Boundary.write(lots[index], to: output)
  }
}

@_cdecl("money_open_lots_items") @implementation
public func money_open_lots_items(
  _ lots: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_open_lot_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let lots = try Boundary.openLots(lots)
    try page.fill(of: lots.count) { index, row throws(MoneyFailure) in Boundary.write(lots[index], to: row) }
  }
}

extension Boundary {
  fileprivate static func openLots(_ pointer: OpaquePointer?) throws(MoneyFailure) -> [OpenLot] {
    try object(pointer, as: Shared<[OpenLot]>.self, "lots").takeUnretainedValue().value
  }

  fileprivate static func write(_ lot: OpenLot, to output: UnsafeMutablePointer<money_open_lot_t>) {
    write(lot.symbol, to: &output.pointee.symbol)
    write(lot.lot, to: &output.pointee.lot)
    write(lot.quantity.value, to: &output.pointee.quantity)
    output.pointee.opened = date(lot.opened)
    output.pointee.flags = lot.quantity.isRounded ? MONEY_FLAG_ROUNDED : 0
    write(lot.cost, to: &output.pointee.cost)
    write(lot.fee, to: &output.pointee.fee)
    output.pointee.held_from = date(lot.heldFrom)
    write(lot.count, &output.pointee.count_numerator, &output.pointee.count_denominator)
    if let cost = lot.reportedCost { write(cost, to: &output.pointee.reported_cost) }
  }
}
