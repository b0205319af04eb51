extension ExplanationBuilder {
  /// A rate of a conversion: an input with a name such as `EUR/USD` at its first use, and later a reference.
  package mutating func rate(_ leg: Leg) throws(MoneyFailure) -> Int {
    let position = ratesPosition(of: QuoteKey(from: leg.from, to: leg.to, day: nil))
    let known = rates[position].nodes
    for use in known where use.rate == leg.rate { return reference(to: use.node) }
    let exact = ExactRatio(isNegative: false, BigUnsigned(leg.rate.numerator), over: BigUnsigned(leg.rate.denominator))
    var name = Message.code(leg.from) + "/" + .code(leg.to)
    if !known.isEmpty { name = name + "[" + .number(known.count) + "]" }
    let node = try input(name, exact: exact)
    rates[position].nodes.append((leg.rate, node))
    return node
  }

  private mutating func ratesPosition(of pair: QuoteKey) -> Int {
    if let position = rateIndex.find(pair, keyAt: { rates[$0].pair }) { return position }
    rates.append(ExplanationRates(pair))
    let known = rates
    rateIndex.insert(rates.count &- 1) { known[$0].pair }
    return rates.count &- 1
  }

  /// The result of a conversion of an amount.
  ///
  /// - Parameters:
  ///   - amount: the node of the amount.
  ///   - terms: a conversion with the same path and rounding.
  ///   - value: the converted amount; nil if it is not rounded.
  ///   - rule: the rule, unless the conversion follows the Regulation on the euro.
  public mutating func conversion(
    _ name: Message, of amount: Int, by terms: Conversion, value: Decimal?, rule: Message = ""
  ) throws(MoneyFailure) -> Int {
    let currency = terms.money.currency
    var step: ExplanationNode.Step?
    if let value, let rounding = terms.rounding { step = ExplanationNode.Step(rounding, digits: value.scale) }
    guard let last = terms.legs.last else {
      return try node(name, step == nil ? .sum : .rounded, [amount], currency, value: value, step: step, rule: rule)
    }
    guard terms.flags.contains(.euroRegulation) else {
      var factors = [amount]
      for leg in terms.legs { factors.append(try rate(leg)) }
      return try node(name, .conversion, factors, currency, value: value, step: step, rule: rule)
    }
    var factor = amount
    if let given = self.value(of: amount), let euro = EuroRegulation.euro(given, along: terms.legs) {
      let own = [amount, try rate(terms.legs[0])]
      factor = try node(
        name + ".euro", .conversion, own, .euro, value: euro,
        step: ExplanationNode.Step(.halfUp, digits: EuroRegulation.triangulationDigits),
        rule: "Regulation (EC) No 1103/97, Article 4")
    } else if terms.legs.count == 2 {
      let own = [amount, try rate(terms.legs[0])]
      factor = try node(name + ".euro", .conversion, own, .euro)
    }
    return try node(
      name, .conversion, [factor, try rate(last)], currency, value: value, step: step,
      rule: "Regulation (EC) No 1103/97, Article 5")
  }
}

extension Conversion {
  /// The computation of the result from the amount that was converted.
  public func explanation(of amount: Money) throws(MoneyFailure) -> Explanation {
    var builder = ExplanationBuilder()
    let given = builder.input("amount", amount.amount, amount.currency)
    let root = try builder.conversion("result", of: given, by: self, value: money.amount)
    return builder.explanation([root])
  }
}
