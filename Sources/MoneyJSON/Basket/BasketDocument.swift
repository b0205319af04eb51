import MoneyCore
import MoneyTrade

/// A basket as JSON: its line items with their products, discounts, tax rates and policy.
public struct BasketDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  private static var format: StaticString { "libmoney.basket" }
  private static var version: Int64 { 2 }

  /// - Parameters:
  ///   - text: UTF-8 without a NUL.
  ///   - catalogue: the catalogue of the products that can be added later; nil for the one in the document.
  public static func read(
    _ text: UnsafeBufferPointer<UInt8>, catalogue: Catalogue?
  ) throws(MoneyFailure) -> Basket {
    try BasketDocument(text: text).basket(catalogue)
  }

  private func basket(_ known: Catalogue?) throws(MoneyFailure) -> Basket {
    let root = try JSONReader.read(text)
    try at([]) { () throws(MoneyFailure) in
      try check(root, format: BasketDocument.format, version: BasketDocument.version)
      try checkMembers(
        of: root, among: "format version currency digits lines discount taxes policy")
    }
    var own = try catalogue(root)
    let lines = try at([.member("lines")]) { () throws(MoneyFailure) in
      try elements(root["lines"], "lines")
    }
    var products: [Product] = []
    for (index, line) in lines.enumerated() {
      products.append(
        try at([.member("lines"), .element(index)]) { () throws(MoneyFailure) in
          try checkMembers(of: line, among: "sku name unit category price quantity discount")
          return try product(line)
        })
    }
    if let known {
      guard known.currency == own.currency, known.digits == own.digits else {
        throw MoneyFailure(
          .currencyMismatch,
          "currency of the basket must be that of the catalogue, " + .code(known.currency) + ", got "
            + .code(own.currency),
          at: JSONPlace.position(of: [.member("currency")], in: text))
      }
    } else {
      for product in products { own.add(product) }
    }
    let policy = try at([.member("policy")]) { () throws(MoneyFailure) in
      try PolicyDocument(text: text).policy(root["policy"])
    }
    var basket = Basket(known ?? own, policy: policy)
    for (index, (line, product)) in zip(lines, products).enumerated() {
      try at([.member("lines"), .element(index)]) { () throws(MoneyFailure) in
        try basket.restore(
          product, quantity: try decimal(line["quantity"], "quantity"), discount: try discount(line["discount"]))
      }
    }
    let taxes = try taxes(root)
    try at([.member("discount")]) { () throws(MoneyFailure) in
      try basket.restore(try discount(root["discount"]), taxes: taxes)
    }
    return basket
  }

  /// Reads `{"percent":"10"}` or `{"fixed":"10.00"}`.
  private func discount(_ value: JSONValue?) throws(MoneyFailure) -> Discount? {
    guard let value else { return nil }
    let members = try members(value, "discount")
    guard members.count == 1 else {
      throw MoneyFailure(
        .document, "\"discount\" must have one member, \"percent\" or \"fixed\", got " + .number(members.count))
    }
    if let percent = value["percent"] { return .percent(try decimal(percent, "percent")) }
    return .fixed(try decimal(value["fixed"], "fixed"))
  }

  public static func write(_ basket: Basket) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    let root = writer.root
    try writer.set("format", to: Array(format), in: root)
    try writer.set("version", to: version, in: root)
    try writer.set("currency", to: basket.currency.bytes, in: root)
    try writer.set("digits", to: Int64(basket.digits), in: root)
    try writer.list("lines", in: root)
    for item in basket.lineItems {
      let line = try writer.appendedObject("lines", in: root)
      try writer.set(item.product, in: line)
      try writer.set("quantity", to: item.quantity, in: line)
      try writer.set(item.discount, in: line)
    }
    try writer.set(basket.discount, in: root)
    try writer.set(basket.taxes, in: root)
    try PolicyDocument.write(basket.policy, writer, in: root)
    return try writer.text()
  }
}

extension JSONWriter {
  func set(_ discount: Discount?, in object: Node) throws(MoneyFailure) {
    switch discount {
    case .percent(let percent): try set("percent", to: percent, in: try self.object(Array("discount"), in: object))
    case .fixed(let amount): try set("fixed", to: amount, in: try self.object(Array("discount"), in: object))
    case nil: break
    }
  }
}
