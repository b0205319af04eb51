import MoneyCore

extension Valuation {
  /// The computation of the value and of the profit, down to the quantities, prices, cost bases and rates. The effects of
  /// prices and currencies, and the values in other currencies, have roots of their own.
  public func explanation() throws(MoneyFailure) -> Explanation {
    var explainer = ValuationExplainer(self)
    return try explainer.explanation()
  }
}

/// Builds the explanation of a valuation, with the values that the valuation states.
///
/// The figures that follow from the transactions are inputs: lots and disposals list their parts.
private struct ValuationExplainer {
  let valuation: Valuation
  private var builder = ExplanationBuilder()
  /// The children of the sums.
  private var values: [Int] = []
  private var costs: [Int] = []
  private var gains: [Int] = []
  private var incomes: [Int] = []
  private var fees: [Int] = []
  private var effects: [Int] = []
  /// The values in the securities' currencies.
  private var roots: [Int] = []

  init(_ valuation: Valuation) { self.valuation = valuation }

  private var currency: CurrencyCode { valuation.currency }
  private var total: Performance { valuation.total }
  private var reporting: Reporting { valuation.reporting }
  private var rule: Message { "valuation: per position" }

  mutating func explanation() throws(MoneyFailure) -> Explanation {
    for (index, position) in valuation.positions.enumerated() where position.unconverted == nil {
      try add(position, index)
    }
    if !valuation.otherFees.isZero { fees.append(builder.input("other_fees", valuation.otherFees, currency)) }
    let value = try sum("value", values, total.value)
    let cost = builder.subtracted(try sum("cost", costs, total.cost))
    let realised = try sum("realised_gain", gains, total.realisedGain)
    let unrealised = try sum("unrealised_gain", [builder.reference(to: value), cost], total.unrealisedGain)
    let income = try sum("income", incomes, total.income)
    let paid = builder.subtracted(try sum("fees", fees, total.fees))
    let profit = try sum("profit", [realised, unrealised, income, paid], total.profit)
    let effect = try sum("currency_effect", effects, total.currencyEffect)
    let gain = [builder.reference(to: realised), builder.reference(to: unrealised)]
    let rest = builder.subtracted(builder.reference(to: effect))
    let priceEffect = try sum("price_effect", gain + [rest], total.priceEffect)
    return builder.explanation([value, profit, effect, priceEffect] + roots)
  }

  private mutating func sum(_ name: Message, _ own: [Int], _ value: Decimal?) throws(MoneyFailure) -> Int {
    try builder.node(name, .sum, own, currency, value: value)
  }

  private func name(_ index: Int, _ member: StaticString) -> Message {
    "positions[" + .number(index) + "]." + Message(member)
  }

  private mutating func add(_ position: Position, _ index: Int) throws(MoneyFailure) {
    let result = position.performance
    if !result.realisedGain.isZero {
      gains.append(builder.input(name(index, "performance.realised_gain"), result.realisedGain, currency))
    }
    if !result.income.isZero {
      incomes.append(builder.input(name(index, "performance.income"), result.income, currency))
    }
    if !result.fees.isZero { fees.append(builder.input(name(index, "performance.fees"), result.fees, currency)) }
    var effect: [Int] = []
    if !position.disposedEffect.isZero {
      effect.append(builder.input(name(index, "disposed_currency_effect"), position.disposedEffect, currency))
    }
    if let price = position.price, let cost = result.cost, let value = result.value, !position.holding.quantity.isZero {
      let basis = builder.input(name(index, "performance.cost"), cost, currency)
      costs.append(basis)
      var holding = try ExplainedHolding(position.holding, at: price, index, &builder)
      values.append(
        try worth(&holding, name(index, "performance.value"), currency, digits: reporting.digits, value))
      if let own = position.cost, own.currency != currency {
        effect += try change(of: own, basis, index)
        if let value = position.value {
          roots.append(
            try worth(&holding, name(index, "value"), value.currency, digits: value.amount.scale, value.amount))
        }
      }
    }
    if effect.isEmpty { return }
    effects.append(try sum(name(index, "performance.currency_effect"), effect, result.currencyEffect))
  }

  /// The cost basis at the rate of the valuation, and minus that at the rates of the purchases.
  private mutating func change(of cost: Money, _ basis: Int, _ index: Int) throws(MoneyFailure) -> [Int] {
    let given = builder.input(name(index, "cost"), cost.amount, cost.currency)
    let terms = try terms(cost, currency, reporting.digits)
    let today = try builder.conversion(
      name(index, "cost_today"), of: given, by: terms, value: terms.money.amount, rule: rule)
    return [today, builder.subtracted(builder.reference(to: basis))]
  }

  private func terms(
    _ amount: Money, _ target: CurrencyCode, _ digits: UInt32
  ) throws(MoneyFailure) -> Conversion {
    var options = reporting.options(valuation.options.day)
    options.digits = .count(digits)
    return try RatesTable.explain(amount, to: target, with: reporting.table, options, in: reporting.registry)
  }

  /// The value of the shares in a currency, as `Reporting.value` computes it.
  private mutating func worth(
    _ holding: inout ExplainedHolding, _ name: Message, _ target: CurrencyCode, digits: UInt32, _ value: Decimal
  ) throws(MoneyFailure) -> Int {
    let step = ExplanationNode.Step(reporting.rounding, digits: digits)
    let price = holding.price
    if price.currency != target, let amount = holding.amount {
      let terms = try terms(Money(amount, price.currency), target, digits)
      return try builder.conversion(name, of: try holding.amountNode(&builder), by: terms, value: value, rule: rule)
    }
    var factors = holding.factors(&builder)
    if price.currency != target {
      let route = try RatesTable.route(
        in: reporting.table, from: price.currency, to: target, reporting.options(valuation.options.day))
      for leg in route.legs { factors.append(try builder.rate(leg)) }
    }
    return try builder.node(name, .product, factors, target, value: value, step: step, rule: rule)
  }
}

/// The quantity and the price of a position, which become references after their first use.
private struct ExplainedHolding {
  let price: Money
  /// The product of both; nil if no decimal equals it.
  let amount: Decimal?
  private let index: Int
  private let inputs: [Int]
  private var isUsed = false
  private var known: Int?

  init(_ holding: Holding, at price: Money, _ index: Int, _ builder: inout ExplanationBuilder) throws(MoneyFailure) {
    self.price = price
    self.index = index
    let place: Message = "positions[" + .number(index) + "]."
    let quantity: Int
    if holding.unit == 1 {
      amount = try? holding.quantity.multiplied(by: price.amount)
      quantity = builder.input(place + "quantity", holding.quantity)
    } else {
      amount = nil
      let unit = Decimal(unchecked: Int128(holding.unit), scale: 0)
      let exact = ExactRatio(holding.quantity).divided(by: ExactRatio(unit))
      quantity = try builder.input(place + "quantity", exact: exact)
    }
    inputs = [quantity, builder.input(place + "price", price.amount, price.currency)]
  }

  mutating func factors(_ builder: inout ExplanationBuilder) -> [Int] {
    defer { isUsed = true }
    return isUsed ? inputs.map { builder.reference(to: $0) } : inputs
  }

  /// The product in the price's currency, without rounding.
  mutating func amountNode(_ builder: inout ExplanationBuilder) throws(MoneyFailure) -> Int {
    if let known { return builder.reference(to: known) }
    let own = factors(&builder)
    let node = try builder.node("positions[" + .number(index) + "].amount", .product, own, price.currency)
    known = node
    return node
  }
}
