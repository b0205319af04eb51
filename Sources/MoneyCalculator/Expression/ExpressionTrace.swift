import MoneyCore

/// Records the operations of an expression while it is evaluated. Its stack mirrors the evaluator's, and stores each
/// value as nodes of an explanation.
final class ExpressionTrace {
  /// A number, an amount, or the amount of one currency in a sum of several.
  private struct Part {
    let currency: CurrencyCode?
    var node: Int
  }

  private var builder = ExplanationBuilder()
  private var stack: [[Part]] = []
  private var terms = 0
  private var steps = 0

  /// A number or an amount of the text.
  func push(_ value: ExpressionValue) throws(MoneyFailure) {
    let node = try builder.input("terms[" + .number(terms) + "]", exact: value.ratio.exact, value.currency)
    terms &+= 1
    stack.append([Part(currency: value.currency, node: node)])
  }

  /// A minus sign before parentheses.
  func negate() throws(MoneyFailure) {
    guard let top = stack.popLast() else { return }
    var negated: [Part] = []
    for part in top {
      negated.append(try step(.sum, [builder.subtracted(part.node)], part.currency))
    }
    stack.append(negated)
  }

  /// A percent sign after parentheses, which counts as a term of 100.
  func hundredth() throws(MoneyFailure) {
    guard let part = stack.popLast()?.first else { return }
    let hundred = builder.input("terms[" + .number(terms) + "]", Decimal(unchecked: 100, scale: 0))
    terms &+= 1
    stack.append([try step(.product, [part.node, builder.divisor(hundred)], nil)])
  }

  /// The sum or the difference of the last two values.
  func add(isSubtracted: Bool) throws(MoneyFailure) {
    guard let right = stack.popLast(), var left = stack.popLast() else { return }
    for part in right {
      if let index = left.firstIndex(where: { $0.currency == part.currency }) {
        let addend = isSubtracted ? builder.subtracted(part.node) : part.node
        left[index] = try step(.sum, [left[index].node, addend], part.currency)
      } else if isSubtracted {
        left.append(try step(.sum, [builder.subtracted(part.node)], part.currency))
      } else {
        left.append(part)
      }
    }
    stack.append(left)
  }

  /// The last but one value and a part of it, which is the last value: 80 EUR + 15 %.
  func addPart(isSubtracted: Bool) throws(MoneyFailure) {
    guard let part = stack.popLast()?.first, let left = stack.popLast() else { return }
    var found: [Part] = []
    for (index, own) in left.enumerated() {
      let factor = index == 0 ? part.node : builder.reference(to: part.node)
      let share = try step(.product, [builder.reference(to: own.node), factor], own.currency).node
      found.append(try step(.sum, [own.node, isSubtracted ? builder.subtracted(share) : share], own.currency))
    }
    stack.append(found)
  }

  /// The product of the last two values, of which one is a number.
  func multiply() throws(MoneyFailure) {
    guard let right = stack.popLast(), let left = stack.popLast() else { return }
    let isNumberFirst = left.first?.currency == nil && right.first?.currency != nil
    stack.append(try scaled(isNumberFirst ? right : left, by: isNumberFirst ? left : right, isDivided: false))
  }

  /// The quotient of the last two values.
  ///
  /// - Parameter target: the currency to which both are converted; nil if the divisor is a number.
  func divide(in target: CurrencyCode?, with rates: ExpressionRates) throws(MoneyFailure) {
    guard var right = stack.popLast(), var left = stack.popLast() else { return }
    if let target {
      right = [Part(currency: nil, node: try converted(right, to: target, with: rates).node)]
      left = [Part(currency: nil, node: try converted(left, to: target, with: rates).node)]
    }
    stack.append(try scaled(left, by: right, isDivided: true))
  }

  /// The last value in another currency.
  func convert(to target: CurrencyCode, with rates: ExpressionRates) throws(MoneyFailure) {
    guard let top = stack.popLast() else { return }
    stack.append([try converted(top, to: target, with: rates)])
  }

  /// The explanation of the result.
  func explanation(_ result: EvaluatedExpression, _ rounding: Rounding) throws(MoneyFailure) -> Explanation {
    guard let part = stack.popLast()?.first else { return builder.explanation([]) }
    let isRounded = result.flags.contains(.rounded)
    let root = try builder.node(
      "result", isRounded ? .rounded : .sum, [part.node], result.currency, value: result.number,
      step: isRounded ? ExplanationNode.Step(rounding, digits: result.number.scale) : nil)
    return builder.explanation([root])
  }

  private func step(
    _ kind: ExplanationNode.Kind, _ own: [Int], _ currency: CurrencyCode?
  ) throws(MoneyFailure) -> Part {
    let node = try builder.node("steps[" + .number(steps) + "]", kind, own, currency)
    steps &+= 1
    return Part(currency: currency, node: node)
  }

  private func scaled(_ parts: [Part], by factor: [Part], isDivided: Bool) throws(MoneyFailure) -> [Part] {
    guard let number = factor.first else { return parts }
    var found: [Part] = []
    for (index, part) in parts.enumerated() {
      let own = index == 0 ? number.node : builder.reference(to: number.node)
      found.append(
        try step(.product, [part.node, isDivided ? builder.divisor(own) : own], part.currency))
    }
    return found
  }

  private func converted(
    _ parts: [Part], to target: CurrencyCode, with rates: ExpressionRates
  ) throws(MoneyFailure) -> Part {
    var nodes: [Int] = []
    for part in parts {
      guard let code = part.currency, code != target else {
        nodes.append(part.node)
        continue
      }
      let terms = try RatesTable.find(from: code, to: target, with: rates.table, rates.options)
      nodes.append(try builder.conversion("steps[" + .number(steps) + "]", of: part.node, by: terms, value: nil))
      steps &+= 1
    }
    if nodes.count == 1 { return Part(currency: target, node: nodes[0]) }
    return try step(.sum, nodes, target)
  }
}

extension EvaluatedExpression {
  /// The operations of the expression, down to its numbers and amounts and the rates.
  ///
  /// - Parameter text: the text that was evaluated.
  public func explanation(
    _ text: UnsafeBufferPointer<UInt8>, in registry: CurrencyRegistry?
  ) throws(MoneyFailure) -> Explanation {
    let trace = ExpressionTrace()
    var evaluator = ExpressionEvaluator(text, ExpressionRates(rates.table, rates.options), registry, trace)
    _ = try evaluator.evaluate()
    return try trace.explanation(self, rates.options.rounding)
  }
}
