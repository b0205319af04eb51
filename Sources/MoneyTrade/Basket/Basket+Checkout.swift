import MoneyCore

extension Basket {
  /// The basket's receipt, in the catalogue's currency and in a second one.
  ///
  /// - Parameters:
  ///   - target: the second currency; nil for the catalogue's currency.
  ///   - now: an instant; if set, the receipt states the age of the rates at that time.
  public func checkout(
    in target: CurrencyCode? = nil, with table: RatesTable? = nil, _ options: ConversionOptions = ConversionOptions(),
    in registry: CurrencyRegistry? = nil, now: Int64? = nil
  ) throws(MoneyFailure) -> Receipt {
    let till = try Till(self)
    let priced = try ReceiptAmounts(
      try till.amounts(), of: till.lineItems, groupCount: till.groups.count, total: nil, currency: currency,
      digits: digits,
      policy, cashStep: policy.cashStep, on: options.day)
    var options = options
    // In the catalogue's currency nothing is converted. The policy has already rounded, and the line items add up to
    // the total.
    if target ?? currency == currency { options.digits = .currency }
    let conversion = try RatesTable.explain(
      priced.money(priced.total), to: target ?? currency, with: table, options, in: registry)
    let checkout =
      conversion.money.currency == currency
      ? priced : try till.converted(priced, conversion, with: table, options, in: registry)
    return Receipt(
      policy: policy, lineItems: till.lineItems, taxGroups: till.groups, discount: discount, priced: priced,
      checkout: checkout, conversion: conversion, age: now.flatMap(conversion.age))
  }
}

/// The state of a checkout. Its steps turn prices into amounts, and each step rounds at the policy's level.
private struct Till {
  let policy: BasketPolicy
  let digits: UInt32
  let currency: CurrencyCode
  let orderDiscount: Discount?
  private(set) var lineItems: [Receipt.LineItem] = []
  private(set) var groups: [Receipt.TaxGroup] = []
  /// The line items of each tax group.
  private var members: [[Int]] = []

  init(_ basket: Basket) throws(MoneyFailure) {
    policy = basket.policy
    digits = basket.digits
    currency = basket.currency
    orderDiscount = basket.discount
    var index = BytesIndex()
    for item in basket.lineItems {
      let category = item.product.category
      let percent = try basket.taxes.percent(of: category)
      let group = index.find(category) { groups[$0].category } ?? groups.count
      if group == groups.count {
        groups.append(Receipt.TaxGroup(category: category, percent: percent))
        members.append([])
        index.insert(group) { groups[$0].category }
      }
      members[group].append(lineItems.count)
      lineItems.append(
        Receipt.LineItem(
          product: item.product, quantity: item.quantity, discount: item.discount, taxPercent: percent,
          taxGroup: group))
    }
  }

  func amounts() throws(MoneyFailure) -> [ReceiptAmounts.LineItem] {
    let prices = try prices()
    let discounts = try lineDiscounts(prices)
    var totals: [Decimal] = []
    totals.reserveCapacity(lineItems.count)
    for index in lineItems.indices { totals.append(try prices[index].subtracting(discounts[index])) }
    let shares = try orderShares(totals)
    var taxables: [Decimal] = []
    taxables.reserveCapacity(lineItems.count)
    for index in lineItems.indices { taxables.append(try totals[index].subtracting(shares[index])) }
    let taxes = try taxes(taxables)
    var amounts: [ReceiptAmounts.LineItem] = []
    amounts.reserveCapacity(lineItems.count)
    for index in lineItems.indices {
      amounts.append(
        try ReceiptAmounts.LineItem(
          price: prices[index], discount: discounts[index], orderShare: shares[index], tax: taxes[index],
          policy.prices))
    }
    return amounts
  }

  // MARK: - Levels

  /// Rounds one exact amount for each line item: on its own, or together with the others of its tax group or of the
  /// order.
  private func rounded(_ exact: [ExactRatio], areTaxes: Bool = false) throws(MoneyFailure) -> [Decimal] {
    switch policy.level == .invoice && areTaxes ? .taxGroup : policy.level {
    case .unit, .line, .invoice:
      var parts: [Decimal] = []
      parts.reserveCapacity(exact.count)
      for value in exact { parts.append(try round(value)) }
      return parts
    case .order:
      return try Apportionment(exact, digits: digits, policy.rounding, remainder: policy.remainder).parts
    case .taxGroup:
      var parts = [Decimal](repeating: .zero, count: exact.count)
      for group in members {
        let own = try Apportionment(
          group.map { exact[$0] }, digits: digits, policy.rounding, remainder: policy.remainder)
        for (index, part) in zip(group, own.parts) { parts[index] = part }
      }
      return parts
    }
  }

  private func round(_ value: ExactRatio) throws(MoneyFailure) -> Decimal {
    try value.rounded(digits: digits, policy.rounding, name: "line item").value
  }

  /// The rounded amount of one unit, times the quantity.
  private func perUnit(_ unit: ExactRatio, _ quantity: Decimal) throws(MoneyFailure) -> Decimal {
    try round(ExactRatio(try round(unit)).multiplied(by: ExactRatio(quantity)))
  }

  // MARK: - Steps

  private func prices() throws(MoneyFailure) -> [Decimal] {
    if policy.level == .unit {
      var prices: [Decimal] = []
      for line in lineItems { prices.append(try perUnit(ExactRatio(line.product.price), line.quantity)) }
      return prices
    }
    let scale = lineItems.reduce(0) { max($0, Int($1.product.price.scale) + Int($1.quantity.scale)) }
    return try rounded(lineItems.map { ExactRatio($0.product.price, times: $0.quantity, scale: scale) })
  }

  private func lineDiscounts(_ prices: [Decimal]) throws(MoneyFailure) -> [Decimal] {
    var exact: [ExactRatio] = []
    exact.reserveCapacity(lineItems.count)
    for (line, price) in zip(lineItems, prices) {
      switch line.discount {
      case nil: exact.append(.zero)
      case .percent(let percent): exact.append(ExactRatio(percent: percent, of: price))
      case .fixed(let amount):
        try line.discount?.check(against: price, "price")
        exact.append(ExactRatio(price.isNegative ? amount.negated : amount))
      }
    }
    guard policy.level == .unit else { return try rounded(exact) }
    var discounts: [Decimal] = []
    for (index, line) in lineItems.enumerated() {
      if case .percent(let percent) = line.discount {
        let unit = try round(ExactRatio(line.product.price))
        discounts.append(try perUnit(ExactRatio(percent: percent, of: unit), line.quantity))
      } else {
        discounts.append(try round(exact[index]))
      }
    }
    return discounts
  }

  /// The shares of the order's discount. It is one amount, rounded once, and is divided among the line items in
  /// proportion to their totals.
  private func orderShares(_ totals: [Decimal]) throws(MoneyFailure) -> [Decimal] {
    let exact: [ExactRatio]
    switch orderDiscount {
    case nil: exact = totals.map { _ in .zero }
    case .percent(let percent): exact = totals.map { ExactRatio(percent: percent, of: $0) }
    case .fixed(let amount):
      var subtotal = Decimal(unchecked: 0, scale: digits)
      for total in totals { subtotal = try subtotal.adding(total) }
      try orderDiscount?.check(against: subtotal, "subtotal")
      let whole = ExactRatio(subtotal.absolute)
      let taken = ExactRatio(amount)
      exact = totals.map { ExactRatio($0).multiplied(by: taken).divided(by: whole) }
    }
    return try Apportionment(exact, digits: digits, policy.rounding, remainder: policy.remainder).parts
  }

  private func taxes(_ taxables: [Decimal]) throws(MoneyFailure) -> [Decimal] {
    let factors = groups.map { taxFactor($0.percent) }
    if policy.level == .unit {
      var taxes: [Decimal] = []
      for (line, taxable) in zip(lineItems, taxables) {
        let unit = ExactRatio(taxable).divided(by: ExactRatio(line.quantity))
        taxes.append(try perUnit(unit.multiplied(by: factors[line.taxGroup]), line.quantity))
      }
      return taxes
    }
    return try rounded(
      zip(lineItems, taxables).map { ExactRatio($1).multiplied(by: factors[$0.taxGroup]) }, areTaxes: true)
  }

  /// The tax as a part of an amount: percent ÷ 100, or percent ÷ (100 + percent) if the amount includes its tax.
  private func taxFactor(_ percent: Decimal) -> ExactRatio {
    let part = ExactRatio(percent)
    let whole = ExactRatio(Decimal(unchecked: 100, scale: 0))
    return part.divided(by: policy.prices == .net ? whole : whole + part)
  }
}

// MARK: - Another currency

extension Till {
  /// The receipt's amounts in the second currency. The total is already converted; the amounts of each line item are
  /// converted on their own.
  func converted(
    _ priced: ReceiptAmounts, _ conversion: Conversion, with table: RatesTable?, _ options: ConversionOptions,
    in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> ReceiptAmounts {
    let target = conversion.money.currency
    func convert(_ amount: Decimal) throws(MoneyFailure) -> Decimal {
      try RatesTable.convert(Money(amount, currency), to: target, with: table, options, in: registry).money.amount
    }
    var amounts: [ReceiptAmounts.LineItem] = []
    amounts.reserveCapacity(priced.lineItems.count)
    for line in priced.lineItems {
      let discount = try convert(line.discount)
      amounts.append(
        try ReceiptAmounts.LineItem(
          price: try convert(line.total).adding(discount), discount: discount, orderShare: try convert(line.orderShare),
          tax: try convert(line.tax), policy.prices))
    }
    return try ReceiptAmounts(
      amounts, of: lineItems, groupCount: groups.count, total: conversion.money.amount, currency: target,
      digits: conversion.money.amount.scale, policy, cashStep: nil, on: options.day)
  }
}
