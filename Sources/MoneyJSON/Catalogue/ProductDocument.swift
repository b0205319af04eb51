import MoneyCore
import MoneyTrade

// The members that documents of catalogues and of baskets have in common.

extension JSONDocument {
  /// Reads a decimal that is written as a string, or as a number, whose text is read exactly.
  func decimal(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> Decimal {
    guard let value, let numeral = numeral(value) else {
      throw .member(name, mustBe: "a decimal", got: value)
    }
    do throws(MoneyFailure) {
      return try numeral.reading { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
    } catch {
      throw MoneyFailure(error.status, "\"" + Message(name) + "\": " + error.message)
    }
  }

  /// Reads a string that may be missing.
  func label(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> [UInt8] {
    guard let value else { return [] }
    return try string(value, name)
  }

  /// Reads `currency`, and the minor units that it had when the document was written. The minor units of a custom
  /// currency are nowhere else.
  func catalogue(_ root: JSONValue) throws(MoneyFailure) -> Catalogue {
    let currency = try at([.member("currency")]) { () throws(MoneyFailure) in
      try code(root["currency"], "currency")
    }
    return try at([.member("digits")]) { () throws(MoneyFailure) in
      let digits = try integer(root["digits"], "digits")
      guard let count = UInt32(exactly: digits), count <= Decimal.maximumScale else {
        throw MoneyFailure(.document, "\"digits\" must be 0 to 38, got " + .integer(digits))
      }
      return Catalogue(currency: currency, digits: count)
    }
  }

  func product(_ value: JSONValue) throws(MoneyFailure) -> Product {
    guard case .object = value else {
      throw .element("product", mustBe: "an object", got: value)
    }
    let sku = try string(value["sku"], "sku")
    do throws(MoneyFailure) {
      return try Product(
        sku: sku, name: try label(value["name"], "name"), unit: try label(value["unit"], "unit"),
        category: try label(value["category"], "category"), price: try decimal(value["price"], "price"))
    } catch {
      throw MoneyFailure(error.status, error.message + " (sku " + .quoted(sku) + ")")
    }
  }

  /// Reads `taxes`: category → `{"percent":"19"}`; in version 1, category → fraction, `"0.19"`.
  func taxes(_ root: JSONValue) throws(MoneyFailure) -> TaxRates {
    let isFirstVersion = try integer(root["version"], "version") == 1
    return try at([.member("taxes")]) { () throws(MoneyFailure) in
      var taxes = TaxRates()
      guard let given = root["taxes"] else { return taxes }
      for (category, rate) in try members(given, "taxes") {
        if isFirstVersion {
          try taxes.restore(category, fraction: try decimal(rate, "taxes"))
          continue
        }
        guard try members(rate, "taxes").count == 1, let percent = rate["percent"] else {
          throw MoneyFailure(.document, "a tax must have one member, \"percent\"")
        }
        try taxes.restore(category, percent: try decimal(percent, "percent"))
      }
      return taxes
    }
  }
}

extension JSONWriter {
  func set(_ product: Product, in object: Node) throws(MoneyFailure) {
    try set("sku", to: product.sku, in: object)
    try set("name", to: product.name, in: object)
    try set("unit", to: product.unit, in: object)
    try set("category", to: product.category, in: object)
    try set("price", to: product.price.plainText, in: object)
  }

  func set(_ taxes: TaxRates, in object: Node) throws(MoneyFailure) {
    let place = try self.object(Array("taxes"), in: object)
    for entry in taxes.entries {
      try set("percent", to: entry.percent, in: try self.object(entry.category, in: place))
    }
  }

  func set(_ key: StaticString, to decimal: Decimal, in object: Node) throws(MoneyFailure) {
    try set(key, to: decimal.plainText, in: object)
  }

  /// Writes an empty list as a member.
  func list(_ key: StaticString, in object: Node) throws(MoneyFailure) {
    try set(Array(key), to: emptyList(), in: object)
  }
}
