import CMoney
import MoneyCore
import MoneyPortfolio

extension Boundary {
  static func write(_ valuation: Valuation, to output: UnsafeMutablePointer<money_portfolio_summary_t>) {
    zero(output)
    write(valuation.total, of: valuation, to: &output.pointee.performance)
    output.pointee.position_count = UInt64(valuation.positions.count)
    output.pointee.unpriced_count = UInt64(valuation.unpricedCount)
    output.pointee.flags = valuation.flags.rawValue
  }

  static func write(_ position: Position, of valuation: Valuation, to output: UnsafeMutablePointer<money_position_t>) {
    write(position.symbol, to: &output.pointee.symbol)
    write(position.quantity.value, to: &output.pointee.quantity)
    write(position.oversold.value, to: &output.pointee.oversold)
    if let price = position.price { write(price, to: &output.pointee.price) }
    if let cost = position.cost { write(cost, to: &output.pointee.cost) }
    if let value = position.value { write(value, to: &output.pointee.value) }
    if let realised = position.realisedGain { write(realised, to: &output.pointee.realised_gain) }
    write(position.performance, of: valuation, to: &output.pointee.performance)
    output.pointee.age_seconds = position.age ?? Int64.min
    output.pointee.state = position.state.rawValue
    output.pointee.flags = position.allFlags.rawValue
    output.pointee.unconverted_date = date(position.unconverted?.day)
    write(position.count, &output.pointee.count_numerator, &output.pointee.count_denominator)
    if let id = position.unconverted?.id { write(id, to: &output.pointee.unconverted_id) }
  }

  private static func write(
    _ performance: Performance, of valuation: Valuation, to output: inout money_performance_t
  ) {
    let currency = valuation.currency
    if let value = performance.value { write(Money(value, currency), to: &output.value) }
    if let cost = performance.cost { write(Money(cost, currency), to: &output.cost) }
    if let unrealised = performance.unrealisedGain { write(Money(unrealised, currency), to: &output.unrealised_gain) }
    write(Money(performance.realisedGain, currency), to: &output.realised_gain)
    write(Money(performance.disposedCost, currency), to: &output.disposed_cost)
    write(Money(performance.priceEffect, currency), to: &output.price_effect)
    write(Money(performance.currencyEffect, currency), to: &output.currency_effect)
    write(Money(performance.income, currency), to: &output.income)
    write(Money(performance.fees, currency), to: &output.fees)
    write(Money(performance.profit, currency), to: &output.profit)
    if let percent = performance.unrealisedPercent(valuation.options) {
      write(percent, to: &output.unrealised_percent)
      output.percentages |= MONEY_PERCENT_UNREALISED
    }
    if let percent = performance.realisedPercent(valuation.options) {
      write(percent, to: &output.realised_percent)
      output.percentages |= MONEY_PERCENT_REALISED
    }
    if let percent = performance.profitPercent(valuation.options) {
      write(percent, to: &output.profit_percent)
      output.percentages |= MONEY_PERCENT_PROFIT
    }
  }

  static func write(_ disposal: Disposal, to output: UnsafeMutablePointer<money_disposal_t>) {
    write(disposal.symbol, to: &output.pointee.symbol)
    write(disposal.transaction, to: &output.pointee.id)
    write(disposal.lot, to: &output.pointee.lot)
    write(disposal.quantity.value, to: &output.pointee.quantity)
    output.pointee.date = disposal.day.number
    output.pointee.opened = date(disposal.opened)
    output.pointee.is_oversold = disposal.isOversold ? 1 : 0
    output.pointee.flags = disposal.quantity.isRounded ? MONEY_FLAG_ROUNDED : 0
    write(disposal.proceeds, to: &output.pointee.proceeds)
    if let cost = disposal.cost { write(cost, to: &output.pointee.cost) }
    if let gain = disposal.gain { write(gain, to: &output.pointee.gain) }
    output.pointee.rule = disposal.rule.rawValue
    output.pointee.held_from = date(disposal.heldFrom)
    write(disposal.fee, to: &output.pointee.fee)
    write(disposal.disallowed, to: &output.pointee.disallowed)
    write(disposal.carriedTo, to: &output.pointee.carried_to)
    write(disposal.leftQuantity.value, to: &output.pointee.left_quantity)
    write(disposal.leftCost, to: &output.pointee.left_cost)
    guard let reported = disposal.reported else { return }
    write(reported.disallowed, to: &output.pointee.reported_disallowed)
    write(reported.proceeds, to: &output.pointee.reported_proceeds)
    write(reported.cost, to: &output.pointee.reported_cost)
    write(reported.gain, to: &output.pointee.reported_gain)
    write(reported.priceEffect, to: &output.pointee.price_effect)
    write(reported.currencyEffect, to: &output.pointee.currency_effect)
  }
}
