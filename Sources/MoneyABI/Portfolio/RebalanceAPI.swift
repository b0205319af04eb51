import CMoney
import MoneyCore
import MoneyPortfolio

@_cdecl("money_target_init") @implementation
public func money_target_init(_ target: UnsafeMutablePointer<money_target_t>?) {
  Boundary.zero(target)
  target?.pointee.struct_size = UInt32(MemoryLayout<money_target_t>.size)
}

@_cdecl("money_rebalance_options_init") @implementation
public func money_rebalance_options_init(_ options: UnsafeMutablePointer<money_rebalance_options_t>?) {
  Boundary.zero(options)
  options?.pointee.struct_size = UInt32(MemoryLayout<money_rebalance_options_t>.size)
  options?.pointee.sells = 1
}

@_cdecl("money_portfolio_rebalance") @implementation
public func money_portfolio_rebalance(
  _ portfolio: OpaquePointer?, _ targets: UnsafePointer<money_target_t>?, _ target_count: Int,
  _ quotes: UnsafePointer<money_price_quote_t>?, _ count: Int, _ rates: OpaquePointer?,
  _ valuation: UnsafePointer<money_valuation_options_t>?, _ options: UnsafePointer<money_rebalance_options_t>?,
  _ rebalancing: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(rebalancing, "rebalancing", error) { () throws(MoneyFailure) in
    let handle = try Boundary.idle(portfolio, of: Portfolio.self)
    try Boundary.checkMemory(handle.value.count, of: Boundary.mostOfEntry)
    let goals = try Boundary.targets(targets, target_count)
    let prices = try Boundary.quotes(quotes, count)
    let table = try Boundary.optionalTable(rates)
    let dated = try Boundary.valuationOptions(valuation)
    let rules = try Boundary.rebalanceOptions(options, handle.value.settings.currency)
    return Boundary.pointer(
      to: Shared(try handle.value.rebalancing(goals, prices, table, dated, rules, watch: Boundary.watch)))
  }
}

@_cdecl("money_rebalancing_free") @implementation
public func money_rebalancing_free(_ rebalancing: OpaquePointer?) {
  Boundary.release(rebalancing, as: Shared<Rebalancing>.self)
}

@_cdecl("money_rebalancing_info") @implementation
public func money_rebalancing_info(
  _ rebalancing: OpaquePointer?, _ info: UnsafeMutablePointer<money_rebalancing_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(info, "info", error) { output throws(MoneyFailure) in
    let plan = try Boundary.rebalancing(rebalancing)
    Boundary.write(Money(plan.total, plan.currency), to: &output.pointee.total)
    Boundary.write(Money(plan.cashLeft, plan.currency), to: &output.pointee.cash_left)
    output.pointee.order_count = UInt64(plan.orders.count)
  }
}

@_cdecl("money_rebalancing_orders") @implementation
public func money_rebalancing_orders(
  _ rebalancing: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_order_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let plan = try Boundary.rebalancing(rebalancing)
    try page.fill(of: plan.orders.count) { index, row throws(MoneyFailure) in
      let order = plan.orders[index]
      Boundary.write(order.symbol, to: &row.pointee.symbol)
      Boundary.write(order.quantity, to: &row.pointee.quantity)
      Boundary.write(order.price, to: &row.pointee.price)
      Boundary.write(Money(order.amount, plan.currency), to: &row.pointee.amount)
      Boundary.write(Money(order.value, plan.currency), to: &row.pointee.value)
    }
  }
}

@_cdecl("money_symbol_label_init") @implementation
public func money_symbol_label_init(_ label: UnsafeMutablePointer<money_symbol_label_t>?) {
  Boundary.zero(label)
  label?.pointee.struct_size = UInt32(MemoryLayout<money_symbol_label_t>.size)
}

@_cdecl("money_valuation_breakdown") @implementation
public func money_valuation_breakdown(
  _ valuation: OpaquePointer?, _ labels: UnsafePointer<money_symbol_label_t>?, _ count: Int,
  _ breakdown: UnsafeMutablePointer<OpaquePointer?>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(breakdown, "breakdown", error) { () throws(MoneyFailure) in
    let valuation = try Boundary.valuation(valuation)
    try Boundary.checkMemory(valuation.positions.count, of: Boundary.mostOfEntry)
    return Boundary.pointer(to: Shared(try valuation.breakdown(try Boundary.symbolLabels(labels, count))))
  }
}

@_cdecl("money_breakdown_free") @implementation
public func money_breakdown_free(_ breakdown: OpaquePointer?) {
  Boundary.release(breakdown, as: Shared<Breakdown>.self)
}

@_cdecl("money_breakdown_count") @implementation
public func money_breakdown_count(
  _ breakdown: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in try Boundary.breakdown(breakdown).rows.count }
}

@_cdecl("money_breakdown_rows") @implementation
public func money_breakdown_rows(
  _ breakdown: OpaquePointer?, _ first: Int, _ rows: UnsafeMutablePointer<money_breakdown_row_t>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callRows(first, rows, capacity, count, error) { page throws(MoneyFailure) in
    let breakdown = try Boundary.breakdown(breakdown)
    try page.fill(of: breakdown.rows.count) { index, row throws(MoneyFailure) in
      let part = breakdown.rows[index]
      Boundary.write(part.label, to: &row.pointee.label)
      Boundary.write(Money(part.value, breakdown.currency), to: &row.pointee.value)
      Boundary.write(part.percent ?? .zero, to: &row.pointee.percent)
      row.pointee.position_count = UInt64(part.count)
      row.pointee.has_percent = part.percent == nil ? 0 : 1
    }
  }
}

extension Boundary {
  fileprivate static func rebalancing(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Rebalancing {
    try object(pointer, as: Shared<Rebalancing>.self, "rebalancing").takeUnretainedValue().value
  }

  fileprivate static func breakdown(_ pointer: OpaquePointer?) throws(MoneyFailure) -> Breakdown {
    try object(pointer, as: Shared<Breakdown>.self, "breakdown").takeUnretainedValue().value
  }

  fileprivate static func targets(
    _ targets: UnsafePointer<money_target_t>?, _ count: Int
  ) throws(MoneyFailure) -> [Target] {
    try sizedRows(targets, count, atMost: Target.most, "MONEY_TARGET_INIT", "targets") {
      (row) throws(MoneyFailure) in
      var given = row.loadUnaligned(as: money_target_t.self)
      guard given.reserved == 0 else { throw reserved("targets") }
      let symbol = try field(&given.symbol, "targets.symbol")
      if symbol.isEmpty { throw MoneyFailure(.argument, "targets.symbol must not be empty") }
      return Target(symbol: symbol, weight: try decimal(&given.weight, "targets.weight"))
    }
  }

  fileprivate static func symbolLabels(
    _ labels: UnsafePointer<money_symbol_label_t>?, _ count: Int
  ) throws(MoneyFailure) -> [Breakdown.Label] {
    try sizedRows(labels, count, atMost: Breakdown.Label.most, "MONEY_SYMBOL_LABEL_INIT", "labels") {
      (row) throws(MoneyFailure) in
      var given = row.loadUnaligned(as: money_symbol_label_t.self)
      guard given.reserved == 0 else { throw reserved("labels") }
      return Breakdown.Label(
        symbol: try field(&given.symbol, "labels.symbol"), label: try field(&given.label, "labels.label"))
    }
  }

  fileprivate static func rebalanceOptions(
    _ pointer: UnsafePointer<money_rebalance_options_t>?, _ currency: CurrencyCode
  ) throws(MoneyFailure) -> Rebalancing.Options {
    guard let pointer else { return Rebalancing.Options() }
    var given = try options(pointer, "MONEY_REBALANCE_OPTIONS_INIT")
    if given.reserved != 0 { throw reserved() }
    guard given.quantity_digits >= 0, given.quantity_digits <= 18 else {
      throw outOfRange("options.quantity_digits", Int64(given.quantity_digits), 0...18)
    }
    let cash = try optionalMoney(&given.cash, "options.cash")
    if let cash, cash.currency != currency {
      throw MoneyFailure(
        .currencyMismatch,
        "currency of the cash must be that of the portfolio, " + Message.code(currency) + ", got "
          + .code(cash.currency))
    }
    return Rebalancing.Options(
      cash: cash?.amount ?? .zero, quantityDigits: UInt32(given.quantity_digits), sellsShares: given.sells != 0)
  }
}
