/// Builds an explanation from its leaves up. Each function returns a number by which a parent lists the node among its
/// children. A node is the child of one parent; `reference` makes a further use of it.
public struct ExplanationBuilder: Sendable {
  private var nodes: [ExplanationNode] = []
  private var children: [[Int]] = []
  /// The rates that were used, by their currencies.
  var rates: [ExplanationRates] = []
  var rateIndex = HashIndex(capacity: 0)

  public init() {}

  // MARK: - Leaves

  /// An amount, or a number if the currency is nil.
  public mutating func input(_ name: Message, _ value: Decimal, _ currency: CurrencyCode? = nil) -> Int {
    append(
      ExplanationNode(name: name.bytes, kind: .input, exact: ExactRatio(value), value: value, currency: currency), [])
  }

  /// A number that need not be a decimal, such as an exchange rate.
  public mutating func input(
    _ name: Message, exact: ExactRatio, _ currency: CurrencyCode? = nil
  ) throws(MoneyFailure) -> Int {
    let exact = try ExplanationBuilder.checked(exact)
    return append(
      ExplanationNode(name: name.bytes, kind: .input, exact: exact, value: exact.decimal, currency: currency), [])
  }

  /// A further use of a node.
  public mutating func reference(to target: Int) -> Int {
    let node = nodes[target]
    var reference = ExplanationNode(
      name: node.name, kind: .reference, exact: node.exact, value: node.value, currency: node.currency)
    reference.target = node.target ?? target
    return append(reference, [])
  }

  // MARK: - Uses

  /// Marks a child that its sum subtracts.
  public mutating func subtracted(_ node: Int) -> Int {
    nodes[node].isSubtracted = true
    return node
  }

  /// Marks a child by which its product is divided.
  public mutating func divisor(_ node: Int) -> Int {
    nodes[node].isDivisor = true
    return node
  }

  // MARK: - Computations

  /// A computation, whose exact value follows from the children.
  ///
  /// - Parameters:
  ///   - value: the rounded value; nil for the exact one, if it is a decimal.
  ///   - step: the rounding; nil if nothing is rounded here.
  public mutating func node(
    _ name: Message, _ kind: ExplanationNode.Kind, _ own: [Int], _ currency: CurrencyCode?, value: Decimal? = nil,
    step: ExplanationNode.Step? = nil, rule: Message = ""
  ) throws(MoneyFailure) -> Int {
    let isOpen = kind == .sum && step == nil
    let exact = try isOpen ? sum(own) { $0.exact } : exact(kind, own)
    var stated = value
    // A sum adds the rounded values of its children.
    if stated == nil { stated = isOpen ? try sum(own) { $0.ratio }.decimal : exact.decimal }
    let node = ExplanationNode(
      name: name.bytes, kind: kind, exact: exact, value: stated, currency: currency, step: step, rule: rule.bytes)
    // Four words leave room for the 38 digits of the value.
    let isLong = exact.numerator.limbs.count > 4 || exact.denominator.limbs.count > 4
    if isLong, !node.moved.fits { throw MoneyFailure(.overflow, "exact ratio exceeds 512 bits") }
    return append(node, own)
  }

  /// The exact value of a computation, before rounding.
  package func exact(_ kind: ExplanationNode.Kind, _ own: [Int]) throws(MoneyFailure) -> ExactRatio {
    switch kind {
    case .input, .reference: return .zero
    case .sum: return try sum(own) { $0.ratio }
    case .rounded: return try sum(own) { $0.ratio }
    case .product, .conversion:
      var product = ExactRatio(Decimal(unchecked: 1, scale: 0))
      for child in own {
        let factor = nodes[child].ratio
        product = try ExplanationBuilder.checked(
          nodes[child].isDivisor ? product.divided(by: factor) : product.multiplied(by: factor))
      }
      return product
    case .percent, .included:
      guard own.count == 2 else { return .zero }
      let part = nodes[own[0]].ratio
      let hundred = ExactRatio(Decimal(unchecked: 100, scale: 0))
      let whole = kind == .percent ? hundred : hundred + part
      return try ExplanationBuilder.checked(nodes[own[1]].ratio.multiplied(by: part).divided(by: whole))
    }
  }

  private func sum(
    _ own: [Int], _ value: (ExplanationNode) -> ExactRatio
  ) throws(MoneyFailure) -> ExactRatio {
    var sum = ExplanationSum()
    for child in own {
      let addend = value(nodes[child])
      try sum.add(nodes[child].isSubtracted ? addend.negated : addend)
    }
    return try sum.total()
  }

  private static func checked(_ ratio: ExactRatio) throws(MoneyFailure) -> ExactRatio {
    let reduced = ratio.reduced
    guard reduced.fits else { throw MoneyFailure(.overflow, "exact ratio exceeds 512 bits") }
    return reduced
  }

  private mutating func append(_ node: ExplanationNode, _ own: [Int]) -> Int {
    nodes.append(node)
    children.append(own)
    return nodes.count &- 1
  }

  /// The value of a node, with which its parents compute.
  public func value(of node: Int) -> Decimal? { nodes[node].value }

  package func ratio(of node: Int) -> ExactRatio { nodes[node].ratio }
}

// MARK: - The tree

extension ExplanationBuilder {
  /// The explanation with these roots, in depth-first order.
  public func explanation(_ roots: [Int]) -> Explanation {
    var order: [ExplanationNode] = []
    order.reserveCapacity(nodes.count)
    var places = [Int](repeating: 0, count: nodes.count)
    // A node on the stack is entered; the complement of its place closes it.
    var stack: [(node: Int, parent: Int)] = roots.reversed().map { ($0, -1) }
    while let (node, parent) = stack.popLast() {
      if node < 0 {
        order[~node].end = order.count
        continue
      }
      let place = order.count
      places[node] = place
      var entered = nodes[node]
      entered.end = place &+ 1
      if parent >= 0 {
        entered.parent = parent
        entered.depth = order[parent].depth &+ 1
      }
      order.append(entered)
      if children[node].isEmpty { continue }
      stack.append((~place, parent))
      for child in children[node].reversed() { stack.append((child, place)) }
    }
    for index in order.indices {
      if let target = order[index].target { order[index].target = places[target] }
    }
    return Explanation(nodes: order)
  }
}
