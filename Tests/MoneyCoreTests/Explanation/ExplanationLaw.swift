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

  /// Depth first, with unique names, and references to nodes that are none.
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
    let base = try? value.subtracting(Decimal(unchecked: Int128(step.units), scale: step.digits))
    guard let base else { return }
    let outcome = Rounded(base, isRounded: Fraction(base) != Fraction(node.exact))
    #expect(RoundingLaw.allows(.success(outcome), of: Fraction(node.exact), digits: step.digits, step.rounding), comment)
    #expect(abs(step.units) <= 1, comment)
  }

  /// What the roundings in a sum moved, each once.
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
}

extension Explanation {
  /// The node with a name, which must exist.
  func node(_ name: String) throws -> ExplanationNode { nodes[try #require(find(Array(name.utf8)), "\(name)")] }

  func value(_ name: String) throws -> String { String(try #require(try node(name).value, "\(name)")) }

  var inputs: [ExplanationNode] { nodes.filter { $0.kind == .input } }

  /// The text with a line feed after each line.
  var lines: String { String(text) }
}
