import Testing
@testable import MoneyCore

/// The laws of explanations, with fractions that are independent of the engine's ratios.
struct ExplanationLaw {
  let explanation: Explanation

  private var nodes: [ExplanationNode] { explanation.nodes }

  /// The value with which a parent computes.
  private func value(_ index: Int) -> Fraction {
    nodes[index].value.map { Fraction($0) } ?? Fraction(nodes[index].exact)
  }

  func expect(_ comment: Comment) {
    expectOrder(comment)
    for index in nodes.indices {
      let node = nodes[index]
      let isInput = node.kind == .input || node.kind == .reference
      #expect(isInput ? node.end == index + 1 : node.kind == .sum || node.end > index + 1, comment)
      if !isInput {
        #expect(Fraction(node.exact) == recomputed(index), "\(String(node.name)): \(comment)")
        expectValue(index, comment)
      }
      if node.kind == .sum, node.step == nil {
        #expect(Fraction(node.moved) == movedBelow(index), "\(String(node.name)): \(comment)")
      }
    }
  }

  /// The moved parts in each tree add up to its total minus its exact total, because no rounded value is a factor of
  /// another one. Those below a conversion count times its rates.
  func expectParts(_ comment: Comment) {
    for index in nodes.indices where nodes[index].parent == nil {
      let difference = value(index) - exactBelow(index)
      #expect(difference == parts(index), "\(String(nodes[index].name)): \(comment)")
    }
  }

  /// Nodes are depth first, names are unique, and references do not refer to references.
  private func expectOrder(_ comment: Comment) {
    var names: Set<String> = []
    for (index, node) in nodes.enumerated() {
      #expect(node.name.count <= ExplanationNode.longestName && node.rule.count <= ExplanationNode.longestRule, comment)
      if let parent = node.parent {
        #expect(parent < index && node.end <= nodes[parent].end && node.depth == nodes[parent].depth + 1, comment)
      } else {
        #expect(node.depth == 0, comment)
      }
      guard let target = node.target else {
        #expect(node.kind != .reference && names.insert(String(node.name)).inserted, "\(String(node.name)): \(comment)")
        continue
      }
      let own = nodes[target]
      #expect(node.kind == .reference && own.kind != .reference && own.name == node.name, comment)
      #expect(own.value == node.value && Fraction(own.exact) == Fraction(node.exact) && node.step == nil, comment)
    }
  }

  /// The exact value that follows from the children.
  private func recomputed(_ index: Int) -> Fraction {
    let node = nodes[index]
    let own = explanation.children(of: index)
    let hundredth = Fraction(decimal("0.01"))
    switch node.kind {
    case .input, .reference: return Fraction(node.exact)
    case .sum:
      return own.reduce(Fraction.zero) {
        let addend = node.step == nil ? Fraction(nodes[$1].exact) : value($1)
        return $0 + (nodes[$1].isSubtracted ? -addend : addend)
      }
    case .rounded: return value(own[0])
    case .product, .conversion:
      return own.reduce(Fraction.one) {
        let divides = nodes[$1].isDivisor && !value($1).numerator.isZero
        if nodes[$1].isDivisor, !divides { return .zero }
        return $0 * (divides ? inverse(value($1)) : value($1))
      }
    case .percent: return value(own[0]) * value(own[1]) * hundredth
    case .included:
      return value(own[0]) * value(own[1]) * (value(own[0]) + Fraction(decimal("100"))).inverse
    }
  }

  private func inverse(_ value: Fraction) -> Fraction { value.isNegative ? -(-value).inverse : value.inverse }

  /// The value follows from the exact one by the node's rounding alone.
  private func expectValue(_ index: Int, _ comment: Comment) {
    let node = nodes[index]
    let comment: Comment = "\(String(node.name)): \(comment)"
    guard let step = node.step else {
      let hasValues = explanation.children(of: index).allSatisfy { nodes[$0].value != nil }
      #expect(node.value != nil || node.kind != .sum || !hasValues, comment)
      guard let value = node.value else { return }
      if node.kind != .sum {
        #expect(Fraction(value) == Fraction(node.exact), comment)
        return
      }
      let sum = explanation.children(of: index).reduce(Fraction.zero) {
        $0 + (nodes[$1].isSubtracted ? -self.value($1) : self.value($1))
      }
      #expect(Fraction(value) == sum, comment)
      return
    }
    guard let value = node.value else {
      Issue.record(comment)
      return
    }
    if let cash = step.cashStep {
      let again = try? node.exact.decimal?.rounded(toStep: cash, rounding: step.rounding)
      #expect(again?.value == value, comment)
      return
    }
    if let quantity = step.quantity {
      expectUnits(index, step, quantity, comment)
      return
    }
    let base = try? value.subtracting(Decimal(unchecked: Int128(step.units), scale: step.digits))
    guard let base else { return }
    let outcome = Rounded(base, isRounded: Fraction(base) != Fraction(node.exact))
    #expect(
      RoundingLaw.allows(.success(outcome), of: Fraction(node.exact), digits: step.digits, step.rounding), comment)
    #expect(abs(step.units) <= 1, comment)
  }

  /// The value is the quantity times the rounded value of one unit, rounded. The engine proposes the value of the unit.
  private func expectUnits(
    _ index: Int, _ step: ExplanationNode.Step, _ quantity: Decimal, _ comment: Comment
  ) {
    guard let value = nodes[index].value, let unit = unit(index) else {
      Issue.record(comment)
      return
    }
    let exact = unitBeforeRounding(index, quantity)
    let unitOutcome = Rounded(unit, isRounded: Fraction(unit) != exact)
    #expect(RoundingLaw.allows(.success(unitOutcome), of: exact, digits: step.digits, step.rounding), comment)
    let product = Fraction(unit) * Fraction(quantity)
    let outcome = Rounded(value, isRounded: Fraction(value) != product)
    #expect(RoundingLaw.allows(.success(outcome), of: product, digits: step.digits, step.rounding), comment)
    #expect(step.units == 0 && step.cashStep == nil, comment)
  }

  /// The value of one unit: a percentage of a value that is rounded per unit is that of its rounded unit.
  private func unitBeforeRounding(_ index: Int, _ quantity: Decimal) -> Fraction {
    guard let unit = percentagesUnit(index) else {
      return Fraction(nodes[index].exact) * inverse(Fraction(quantity))
    }
    return Fraction(decimal("0.01")) * value(index + 1) * Fraction(unit)
  }

  /// The rounded unit of the value of which a node is a percentage.
  private func percentagesUnit(_ index: Int) -> Decimal? {
    guard nodes[index].kind == .percent, let child = explanation.children(of: index).last else { return nil }
    return unit(nodes[child].target ?? child)
  }

  private func unit(_ index: Int) -> Decimal? {
    guard let step = nodes[index].step, let quantity = step.quantity else { return nil }
    var exact = nodes[index].exact.divided(by: ExactRatio(quantity))
    if let unit = percentagesUnit(index) {
      exact = nodes[index + 1].ratio.multiplied(by: ExactRatio(unit)).multiplied(by: ExactRatio(decimal("0.01")))
    }
    return try? exact.rounded(digits: step.digits, step.rounding).value
  }

  /// The effects of the roundings in a sum, each once.
  private func movedBelow(_ index: Int) -> Fraction {
    explanation.children(of: index).reduce(Fraction.zero) {
      let moved = moved($1)
      return $0 + (nodes[$1].isSubtracted ? -moved : moved)
    }
  }

  private func moved(_ index: Int) -> Fraction {
    let node = nodes[index]
    if let target = node.target { return moved(target) }
    if node.kind == .sum, node.step == nil { return movedBelow(index) }
    return node.value.map { Fraction($0) - Fraction(node.exact) } ?? .zero
  }

  /// True for a node whose value differs from those of its children by its own rounding alone.
  private func isAdditive(_ index: Int) -> Bool { nodes[index].kind == .sum || nodes[index].kind == .rounded }

  /// The amount that a node converts, and the product of the rates.
  private func converted(_ index: Int) -> (amount: Int, rate: Fraction)? {
    let own = explanation.children(of: index)
    guard nodes[index].kind == .conversion, let amount = own.first else { return nil }
    return (amount, own.dropFirst().reduce(Fraction.one) { $0 * value($1) })
  }

  /// The value without the node's own rounding and, in a sum, without those of the addends.
  private func exactBelow(_ index: Int) -> Fraction {
    if let target = nodes[index].target { return exactBelow(target) }
    if let (amount, rate) = converted(index) { return exactBelow(amount) * rate }
    guard isAdditive(index) else { return Fraction(nodes[index].exact) }
    return explanation.children(of: index).reduce(Fraction.zero) {
      let addend = exactBelow($1)
      return $0 + (nodes[$1].isSubtracted ? -addend : addend)
    }
  }

  /// The sum of the moved parts in the tree of a node. A reference in a sum counts as the tree that it repeats.
  private func parts(_ index: Int) -> Fraction {
    if let target = nodes[index].target { return parts(target) }
    if let (amount, rate) = converted(index) { return moved(index) + parts(amount) * rate }
    guard isAdditive(index) else { return ownParts(index) }
    let own = nodes[index].step == nil ? Fraction.zero : moved(index)
    return explanation.children(of: index).reduce(own) {
      let part = parts($1)
      return $0 + (nodes[$1].isSubtracted ? -part : part)
    }
  }

  /// The sum of the moved parts of all rounded nodes in the tree of a node, without references.
  private func ownParts(_ index: Int) -> Fraction {
    let own = nodes[index].step == nil ? Fraction.zero : moved(index)
    return explanation.children(of: index).reduce(own) { $0 + ownParts($1) }
  }
}

extension Explanation {
  /// The node with a name, which must exist.
  func node(_ name: String) throws -> ExplanationNode { nodes[try #require(find(Array(name.utf8)), "\(name)")] }

  func value(_ name: String) throws -> String { String(try #require(try node(name).value, "\(name)")) }

  var inputs: [ExplanationNode] { nodes.filter { $0.kind == .input } }

  /// The text with a line feed after each line.
  var lines: String { String(text) }
}
