// The computation of a node in words, and an entire explanation as text.

extension Explanation {
  /// Sums with more children are described by their number.
  private static var mostAddends: Int { 4 }
  /// Deeper nodes are indented like those at this depth, so that a text grows no faster than its nodes.
  private static var deepestIndent: Int { 32 }
  /// The fraction digits of a value without a last digit.
  private static var shownDigits: UInt32 { 6 }

  /// The computation of a node: `15 % of 1091.50 EUR = 163.725, rounded half up to 2 digits`. Empty for inputs and
  /// references.
  public func formula(of index: Int) -> Message {
    let index = computed(index)
    let node = nodes[index]
    let formula = terms(of: index)
    guard let step = node.step, !node.moved.isZero else { return formula }
    let exact: Message = node.kind == .rounded ? "" : " = " + Explanation.shown(node.exact)
    let rounded: Message = step.quantity == nil ? ", rounded " : ", each unit rounded "
    return formula + exact + rounded + step.words
  }

  /// The explanation for a person. The line with the name and value of a computation is followed by a line with its
  /// formula, its rule and the part that rounding moved.
  public var text: [UInt8] {
    var text: [UInt8] = []
    var index = 0
    var shown = [Int](repeating: 0, count: nodes.count)
    while index < nodes.count {
      let node = nodes[index]
      // A sum of one value is shown with the formula of that value, which is skipped.
      shown[index] = node.parent.map { shown[$0] &+ 1 } ?? 0
      let indent = Message.bytes(
        [UInt8](repeating: ASCII.space, count: 2 &* min(shown[index], Explanation.deepestIndent)))
      if node.parent != nil, isLeaf(index) || isRepeated(index) {
        index = node.end
        continue
      }
      text += (indent + .bytes(node.name) + "  " + Explanation.shown(node) + "\n").bytes
      let last = computed(index)
      for skipped in index...last { shown[skipped] = shown[index] }
      if !isLeaf(last) { text += (indent + "  = " + formula(of: index) + note(of: last) + "\n").bytes }
      index = last &+ 1
    }
    return text
  }

  private func isLeaf(_ index: Int) -> Bool { nodes[index].end == index &+ 1 }

  /// True for a sum of one input or reference, whose formula would be its value.
  private func isRepeated(_ index: Int) -> Bool {
    let isSingle = nodes[index].end == index &+ 2 && !nodes[index &+ 1].isSubtracted
    return nodes[index].kind == .sum && nodes[index].step == nil && isSingle
  }

  /// The node itself or, for a sum of one computed value, that value.
  private func computed(_ index: Int) -> Int {
    var index = index
    while nodes[index].kind == .sum, nodes[index].step == nil, !isLeaf(index),
      nodes[index &+ 1].end == nodes[index].end, !isLeaf(index &+ 1), !nodes[index &+ 1].isSubtracted
    { index = index &+ 1 }
    return index
  }

  private func note(of index: Int) -> Message {
    let node = nodes[index]
    let isMoved = node.step != nil && !node.moved.isZero
    if node.rule.isEmpty, !isMoved { return "" }
    var note = Message.bytes(node.rule)
    if isMoved {
      if !node.rule.isEmpty { note.append(", ") }
      note = note + (node.moved.isNegative ? "" : "+") + Explanation.shown(node.moved)
    }
    return "   (" + note + ")"
  }

  private func terms(of index: Int) -> Message {
    let own = children(of: index)
    switch nodes[index].kind {
    case .input, .reference: return ""
    case .sum, .rounded:
      if own.count > Explanation.mostAddends { return "sum of " + .number(own.count) + " values" }
      return sum(own)
    case .product, .conversion:
      return product(own)
    case .percent, .included:
      guard own.count == 2 else { return "" }
      return Explanation.shown(nodes[own[0]]) + (nodes[index].kind == .percent ? " % of " : " % included in ")
        + Explanation.shown(nodes[own[1]])
    }
  }

  private func sum(_ own: [Int]) -> Message {
    var sum: Message = ""
    for (position, child) in own.enumerated() {
      let node = nodes[child]
      // A negative value is shown with its sign as the operator.
      let isMinus = node.isSubtracted != node.ratio.isNegative
      let sign: Message = position == 0 ? (isMinus ? "-" : "") : (isMinus ? " - " : " + ")
      sum = sum + sign + Explanation.shown(node, isMagnitude: true)
    }
    return sum
  }

  private func product(_ own: [Int]) -> Message {
    var product: Message = ""
    for (position, child) in own.enumerated() {
      let node = nodes[child]
      let sign: Message = position == 0 ? (node.isDivisor ? "1 ÷ " : "") : (node.isDivisor ? " ÷ " : " × ")
      product = product + sign + Explanation.shown(node)
    }
    return product
  }

  private static func shown(_ node: ExplanationNode, isMagnitude: Bool = false) -> Message {
    var ratio = node.exact
    if isMagnitude, ratio.isNegative { ratio = ratio.negated }
    let number = node.value.map { Message.decimal(isMagnitude ? $0.absolute : $0) } ?? shown(ratio)
    return node.currency.map { number + " " + .code($0) } ?? number
  }

  private static func shown(_ ratio: ExactRatio) -> Message {
    if let decimal = ratio.decimal { return .decimal(decimal) }
    var text: [UInt8] = []
    // A small value is shown with more digits, until one is not 0.
    for digits in [shownDigits, 2 &* shownDigits, Decimal.maximumScale] {
      guard let cut = try? ratio.decimalText(digits: digits, rounding: .down) else { break }
      text = cut.value
      if text.contains(where: { $0 > ASCII.zero && $0 <= ASCII.nine }) { break }
    }
    return .bytes(text) + "…"
  }
}

extension ExplanationNode.Step {
  /// `half up to 2 digits`, `down to 2 digits, plus 1 unit of the remainder`, `half up to 0.05`.
  fileprivate var words: Message {
    var words = Message(rounding.words) + " to "
    words = words + (cashStep.map { Message.decimal($0) } ?? .count(Int64(digits), "digit"))
    if units == 0 { return words }
    return words + (units < 0 ? ", minus " : ", plus ") + .count(Int64(units.magnitude), "unit") + " of the remainder"
  }
}
