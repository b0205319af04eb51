import MoneyCore

/// Computes the orders of a rebalancing.
///
/// Each target's share of the total is exact. Quantities are rounded towards fewer shares, so that the orders stay
/// within the cash; then the symbols that lack the most receive one more step, as long as the cash suffices.
struct RebalancingPlan {
  private let assets: [RebalancedAsset]
  private let rules: Rebalancing.Options
  private let currency: CurrencyCode
  private let digits: UInt32
  private let rounding: Rounding
  private let values: [Decimal]
  private let total: Decimal
  private let step: Decimal

  init(
    _ assets: [RebalancedAsset], _ rules: Rebalancing.Options, currency: CurrencyCode, digits: UInt32,
    rounding: Rounding
  ) throws(MoneyFailure) {
    guard assets.contains(where: { !$0.target.weight.isZero }) else {
      throw MoneyFailure(.weights, "weights must contain one above 0")
    }
    self.assets = assets
    self.rules = rules
    self.currency = currency
    self.digits = digits
    self.rounding = rounding
    var (values, total) = ([Decimal](), rules.cash)
    for asset in assets {
      let value = try asset.value.rounded(digits: digits, rounding, name: "value").value
      values.append(value)
      total = try total.adding(value)
    }
    guard !total.isNegative, rules.sellsShares || !rules.cash.isNegative else {
      throw MoneyFailure(
        .insufficient, "withdrawal must be covered by shares that may be sold, got a total of " + Message.decimal(total)
      )
    }
    self.values = values
    self.total = total
    guard let step = Decimal(coefficient: 1, scale: rules.quantityDigits) else { throw .overflow("quantity") }
    self.step = step
  }

  func rebalancing() throws(MoneyFailure) -> Rebalancing {
    let goals = try goals()
    var orders: [Rebalancing.Order] = []
    var cash = rules.cash
    for index in assets.indices {
      let order = try order(index, try quantity(index, goals[index]))
      orders.append(order)
      cash = try cash.subtracting(order.amount)
    }
    cash = try sellMore(&orders, cash, goals)
    cash = try buyMore(&orders, cash, goals)
    return Rebalancing(
      currency: currency, orders: orders, total: try total.raised(to: digits), cashLeft: try cash.raised(to: digits))
  }

  /// The number of shares to buy or to sell for a goal. A purchase consists of as many steps as the goal covers; a
  /// sale, of as many as the goal requires, at most those held. A goal of 0 sells all.
  private func quantity(_ index: Int, _ goal: ExactRatio) throws(MoneyFailure) -> Decimal {
    let asset = assets[index]
    let change = goal.divided(by: asset.unitPrice) + asset.held.negated
    if !change.isNegative {
      return try change.rounded(digits: rules.quantityDigits, .down, name: "quantity").value
    }
    let most = try asset.held.rounded(digits: rules.quantityDigits, .down, name: "quantity").value
    let sold = try change.rounded(digits: rules.quantityDigits, .up, name: "quantity").value
    return sold.absolute <= most ? sold : most.negated
  }

  private func order(_ index: Int, _ quantity: Decimal) throws(MoneyFailure) -> Rebalancing.Order {
    let asset = assets[index]
    let amount = try ExactRatio(quantity).multiplied(by: asset.unitPrice).rounded(
      digits: digits, rounding, name: "amount")
    return Rebalancing.Order(
      symbol: asset.target.symbol, quantity: quantity, price: asset.price, amount: amount.value, value: values[index])
  }

  /// The values that the symbols should have: shares of the total by weight, or, without sales, the cash for those that
  /// lack the most in relation to their weight.
  private func goals() throws(MoneyFailure) -> [ExactRatio] {
    let weights = assets.map { ExactRatio($0.target.weight) }
    if rules.sellsShares { return try shares(weights) }
    var goals = assets.map { $0.value }
    let order = assets.indices.filter { !weights[$0].isZero }
    let sorted = StableSort.positions(order.count) {
      let (left, right) = (order[$0], order[$1])
      return goals[left].multiplied(by: weights[right]).order(to: goals[right].multiplied(by: weights[left])) < 0
    }.map { order[Int($0)] }
    // A symbol takes part as long as it has less than the cash would raise all earlier ones to.
    var (sum, weight, count) = (rules.cash, Decimal.zero, 0)
    for index in sorted {
      let level = ExactRatio(sum).multiplied(by: weights[index])
      if count > 0, goals[index].multiplied(by: ExactRatio(weight)).order(to: level) >= 0 { break }
      sum = try sum.adding(values[index])
      weight = try weight.adding(assets[index].target.weight)
      count &+= 1
    }
    for index in sorted.prefix(count) {
      goals[index] = ExactRatio(sum).multiplied(by: weights[index]).divided(by: ExactRatio(weight))
    }
    return goals
  }

  private func shares(_ weights: [ExactRatio]) throws(MoneyFailure) -> [ExactRatio] {
    var weight = Decimal.zero
    for asset in assets { weight = try weight.adding(asset.target.weight) }
    return weights.map { ExactRatio(total).multiplied(by: $0).divided(by: ExactRatio(weight)) }
  }

  /// Rounding of amounts may leave the cash below 0 by some units. Then the symbols that exceed their goals the most
  /// are reduced.
  private func sellMore(
    _ orders: inout [Rebalancing.Order], _ cash: Decimal, _ goals: [ExactRatio]
  ) throws(MoneyFailure) -> Decimal {
    var left = cash
    if !left.isNegative { return left }
    for index in try byShortage(orders, goals).reversed() {
      let (missing, asset) = (left.absolute, assets[index])
      // The shares whose value covers the missing amount and the unit that their rounding may remove.
      let unit = ExactRatio(Decimal(unchecked: 1, scale: digits))
      let needed = try (ExactRatio(missing) + unit).divided(by: asset.unitPrice).rounded(
        digits: rules.quantityDigits, .up, name: "quantity"
      ).value
      let most = try asset.held.rounded(digits: rules.quantityDigits, .down, name: "quantity").value
      let least = rules.sellsShares ? most.negated : .zero
      let wanted = try orders[index].quantity.subtracting(needed)
      let changed = try order(index, wanted < least ? least : wanted)
      left = try left.adding(orders[index].amount).subtracting(changed.amount)
      orders[index] = changed
      if !left.isNegative { return left }
    }
    throw MoneyFailure(.insufficient, "withdrawal must be covered by shares that may be sold")
  }

  /// Buys one more step of the symbols that lack the most, as long as the cash suffices.
  private func buyMore(
    _ orders: inout [Rebalancing.Order], _ cash: Decimal, _ goals: [ExactRatio]
  ) throws(MoneyFailure) -> Decimal {
    var left = cash
    for index in try byShortage(orders, goals) {
      let more = try order(index, try orders[index].quantity.adding(step))
      let cost = try more.amount.subtracting(orders[index].amount)
      let shortage = try shortage(index, orders, goals)
      guard cost <= left, !shortage.isNegative, !shortage.isZero else { continue }
      left = try left.subtracting(cost)
      orders[index] = more
    }
    return left
  }

  /// The amount by which a symbol is below its goal after its order, in the portfolio's currency.
  private func shortage(
    _ index: Int, _ orders: [Rebalancing.Order], _ goals: [ExactRatio]
  ) throws(MoneyFailure) -> ExactRatio {
    let after = assets[index].held + ExactRatio(orders[index].quantity)
    return goals[index] + after.multiplied(by: assets[index].unitPrice).negated
  }

  /// The positions of the symbols, those with the greatest shortage first.
  private func byShortage(
    _ orders: [Rebalancing.Order], _ goals: [ExactRatio]
  ) throws(MoneyFailure) -> [Int] {
    var shortages: [ExactRatio] = []
    for index in assets.indices { shortages.append(try shortage(index, orders, goals)) }
    return StableSort.positions(assets.count) { shortages[$1].order(to: shortages[$0]) < 0 }.map { Int($0) }
  }
}
