import MoneyCore

/// An explanation as JSON. The nodes are a list, since an expression can be nested deeper than readers of JSON allow. The
/// library writes it for programs that show or keep explanations, and does not read it.
public enum ExplanationDocument {
  private static var format: StaticString { "libmoney.explanation" }
  private static var version: Int64 { 1 }

  public static func write(_ explanation: Explanation) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    let root = writer.root
    try writer.set("format", to: Array(format), in: root)
    try writer.set("version", to: version, in: root)
    try writer.list("nodes", in: root)
    for (index, node) in explanation.nodes.enumerated() {
      let place = try writer.appendedObject("nodes", in: root)
      try write(node, writer, in: place)
      let text = explanation.formula(of: index).bytes
      if !text.isEmpty { try writer.set("text", to: text, in: place) }
    }
    return try writer.text()
  }

  private static func write(
    _ node: ExplanationNode, _ writer: borrowing JSONWriter, in place: JSONWriter.Node
  ) throws(MoneyFailure) {
    try writer.set("name", to: node.name, in: place)
    try writer.set("kind", to: Array(node.kind.name), in: place)
    try writer.set("exact", to: node.exact.plainText, in: place)
    if let value = node.value { try writer.set("value", to: value, in: place) }
    if let currency = node.currency { try writer.set("currency", to: currency.bytes, in: place) }
    if let parent = node.parent { try writer.set("parent", to: Int64(parent), in: place) }
    if let target = node.target { try writer.set("target", to: Int64(target), in: place) }
    if node.isSubtracted { try writer.set("use", to: Array("subtracted"), in: place) }
    if node.isDivisor { try writer.set("use", to: Array("divisor"), in: place) }
    if !node.moved.isZero { try writer.set("moved", to: node.moved.plainText, in: place) }
    if !node.rule.isEmpty { try writer.set("rule", to: node.rule, in: place) }
    guard let step = node.step else { return }
    try writer.set("rounding", to: Array(step.rounding.name), in: place)
    try writer.set("digits", to: Int64(step.digits), in: place)
    if let cash = step.cashStep { try writer.set("step", to: cash, in: place) }
    if step.units != 0 { try writer.set("units", to: Int64(step.units), in: place) }
    if let quantity = step.quantity { try writer.set("quantity", to: quantity, in: place) }
  }
}

extension ExplanationNode.Kind {
  fileprivate var name: StaticString {
    switch self {
    case .input: "input"
    case .reference: "reference"
    case .sum: "sum"
    case .product: "product"
    case .percent: "percent"
    case .included: "included"
    case .conversion: "conversion"
    case .rounded: "rounded"
    }
  }
}
