import CMoney
import MoneyCore
import MoneyLedger

@_cdecl("money_wallet_cash_lots") @implementation
public func money_wallet_cash_lots(
  _ wallet: OpaquePointer?, _ currency: UnsafePointer<CChar>?, _ reporting: UnsafePointer<CChar>?,
  _ method: money_cash_lot_method_t, _ rates: OpaquePointer?, _ options: UnsafePointer<money_convert_options_t>?,
  _ lots: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(lots, "lots", error) { () throws(MoneyFailure) in
    let wallet = try Boundary.wallet(wallet).value
    let code = try Boundary.code(currency, "currency")
    let other = reporting == nil ? nil : try Boundary.code(reporting, "reporting")
    guard let method = CashLotMethod(rawValue: method) else {
      throw Boundary.notOne(of: "MONEY_CASH_LOTS_", "method", method)
    }
    let given = try ConvertOptions(options)
    try Boundary.checkMemory(wallet.count(of: code), of: Boundary.mostOfEntry)
    let made = try CashLots(
      of: wallet, in: code, reporting: other, method: method, with: try Boundary.optionalTable(rates), given.options,
      registry: given.registry, watch: Boundary.watch)
    return Boundary.pointer(to: Handle(made))
  }
}

@_cdecl("money_cash_lots_free") @implementation
public func money_cash_lots_free(_ lots: OpaquePointer?) {
  Boundary.release(lots, as: Handle<CashLots>.self)
}

@_cdecl("money_cash_lots_info") @implementation
public func money_cash_lots_info(
  _ lots: OpaquePointer?, _ info: UnsafeMutablePointer<money_cash_lots_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(info, "info", error) { output throws(MoneyFailure) in
    let lots = try Boundary.cashLots(lots)
    withUnsafeMutableBytes(of: &output.pointee.currency) { Boundary.write(lots.currency.bytes, to: $0) }
    withUnsafeMutableBytes(of: &output.pointee.reporting) { Boundary.write(lots.reporting.bytes, to: $0) }
    output.pointee.method = lots.method.rawValue
    Boundary.write(lots.amount, to: &output.pointee.amount)
    Boundary.write(lots.cost, to: &output.pointee.cost)
    if let realised = lots.realised { Boundary.write(realised, to: &output.pointee.realised) }
  }
}

@_cdecl("money_cash_lots_open") @implementation
public func money_cash_lots_open(
  _ lots: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_cash_lot_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let open = try Boundary.cashLots(lots).open
    try page.fill(of: open.count) { index, row throws(MoneyFailure) in
      row.pointee.entry = open[index].entry
      row.pointee.opened = Boundary.date(open[index].opened)
      Boundary.write(open[index].amount, to: &row.pointee.amount)
      Boundary.write(open[index].cost, to: &row.pointee.cost)
    }
  }
}

@_cdecl("money_cash_lots_disposals") @implementation
public func money_cash_lots_disposals(
  _ lots: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_cash_disposal_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let disposals = try Boundary.cashLots(lots).disposals
    try page.fill(of: disposals.count) { index, row throws(MoneyFailure) in
      let disposal = disposals[index]
      row.pointee.entry = disposal.entry
      row.pointee.date = Boundary.date(disposal.day)
      Boundary.write(disposal.amount, to: &row.pointee.amount)
      Boundary.write(disposal.cost, to: &row.pointee.cost)
      if let proceeds = disposal.proceeds { Boundary.write(proceeds, to: &row.pointee.proceeds) }
      if let gain = disposal.gain { Boundary.write(gain, to: &row.pointee.gain) }
    }
  }
}

@_cdecl("money_cash_lots_unrealised") @implementation
public func money_cash_lots_unrealised(
  _ lots: OpaquePointer?, _ rates: OpaquePointer?, _ options: UnsafePointer<money_convert_options_t>?,
  _ gain: UnsafeMutablePointer<money_t>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callMoney(gain, error) { () throws(MoneyFailure) in
    let lots = try Boundary.cashLots(lots)
    let given = try ConvertOptions(options)
    return try lots.unrealised(with: try Boundary.optionalTable(rates), given.options, registry: given.registry)
  }
}

extension Boundary {
  fileprivate static func cashLots(_ pointer: OpaquePointer?) throws(MoneyFailure) -> CashLots {
    try handle(pointer, of: CashLots.self, "lots").value
  }
}
