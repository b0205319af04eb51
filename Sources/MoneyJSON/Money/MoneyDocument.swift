import MoneyCore

/// One amount as JSON, `{"amount":"12.50","currency":"EUR"}`, or a bag as a list of amounts in the order of their
/// codes.
public struct MoneyDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>
  let registry: CurrencyRegistry?

  /// This needs no escapes, because decimals and codes have no bytes that JSON escapes.
  public static func write(_ money: Money) -> [UInt8] {
    var json = Array(UTF8Bytes("{\"amount\":\""))
    json += money.amount.plainText
    json += UTF8Bytes("\",\"currency\":\"")
    json += money.currency.bytes
    json += UTF8Bytes("\"}")
    return json
  }

  public static func write(_ bag: MoneyBag) -> [UInt8] {
    var json = [ASCII.openBracket]
    for part in bag.sorted {
      if json.count > 1 { json.append(ASCII.comma) }
      json += write(part)
    }
    return json + [ASCII.closeBracket]
  }

  /// - Parameters:
  ///   - text: UTF-8 without a NUL.
  ///   - registry: the currencies that are known in addition to the built-in ones.
  public static func read(
    _ text: UnsafeBufferPointer<UInt8>, in registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) -> Money {
    // The general reader also accepts this form, but is slower. It reports the faults of any other text.
    var scanner = CanonicalScanner(text)
    if scanner.take("{\"amount\":\""), let amount = scanner.decimal(), scanner.take(",\"currency\":\""),
      let currency = scanner.code(), scanner.take("}"), scanner.isAtEnd
    {
      let money = Money(amount, currency)
      if (try? CurrencyRegistry.check(currency, in: registry)) != nil { return money }
    }
    return try MoneyDocument(text: text, registry: registry).money(try JSONReader.read(text), at: [])
  }

  public static func readBag(
    _ text: UnsafeBufferPointer<UInt8>, in registry: CurrencyRegistry? = nil
  ) throws(MoneyFailure) -> MoneyBag {
    let document = MoneyDocument(text: text, registry: registry)
    guard case .array(let elements) = try JSONReader.read(text) else {
      throw MoneyFailure(.document, "a bag must be a list of amounts", at: JSONPlace.position(of: [], in: text))
    }
    var bag = MoneyBag()
    for (index, element) in elements.enumerated() {
      let money = try document.money(element, at: [.element(index)])
      do throws(MoneyFailure) { try bag.addNew(money) } catch {
        let place = JSONPlace.position(of: [.element(index)], in: text)
        throw MoneyFailure(.document, error.message, at: place)
      }
    }
    return bag
  }

  private func money(_ value: JSONValue, at path: [JSONStep]) throws(MoneyFailure) -> Money {
    try at(path) { () throws(MoneyFailure) in
      guard case .object = value else {
        throw MoneyFailure(.document, "an amount must be an object with \"amount\" and \"currency\"")
      }
      try checkMembers(of: value, among: "amount currency")
    }
    let amount = try at(path + [.member("amount")]) { () throws(MoneyFailure) in
      try string(value["amount"], "amount").reading { (text) throws(MoneyFailure) in try Decimal(parsing: text) }
    }
    let currency = try at(path + [.member("currency")]) { () throws(MoneyFailure) -> CurrencyCode in
      let currency = try code(value["currency"], "currency")
      try CurrencyRegistry.check(currency, in: registry)
      return currency
    }
    return Money(amount, currency)
  }
}
