import MoneyCore

/// A provider's currencies: currencylayer's `{"success":true,"currencies":{"AED":"United Arab Emirates Dirham"}}`, or the
/// flat `{"AED":"United Arab Emirates Dirham"}` of older services.
public struct CurrencyNamesDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  /// - Parameter text: UTF-8 without a NUL.
  public static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> [ProvidedCurrency] {
    let root = try readAnswer(text, empty: noCurrencies())
    return try CurrencyNamesDocument(text: text).currencies(root)
  }

  private func currencies(_ root: JSONValue) throws(MoneyFailure) -> [ProvidedCurrency] {
    if case .array(let elements) = root, elements.isEmpty { throw CurrencyNamesDocument.noCurrencies() }
    guard case .object(let members) = root else {
      throw MoneyFailure(.document, "a document of currencies is an object")
    }
    try throwProviderError(root)
    if let currencies = root["currencies"] {
      if case .array(let elements) = currencies, elements.isEmpty { throw CurrencyNamesDocument.noCurrencies() }
      return try provided(try self.members(currencies, "currencies"))
    }
    if root["success"] != nil { throw CurrencyNamesDocument.noCurrencies() }
    // Whatever else a service may answer is no currency.
    for member in members where !CurrencyNamesDocument.isCapital(member.key) {
      throw MoneyFailure(.document, "not a document of currencies: it has a member " + .quoted(member.key))
    }
    return try provided(members)
  }

  private func provided(
    _ members: [(key: [UInt8], value: JSONValue)]
  ) throws(MoneyFailure) -> [ProvidedCurrency] {
    if members.isEmpty { throw CurrencyNamesDocument.noCurrencies() }
    if members.count > CurrencyList.mostCurrencies {
      throw MoneyFailure(.limit, "a list has at most 4096 currencies")
    }
    var currencies: [ProvidedCurrency] = []
    currencies.reserveCapacity(members.count)
    for (key, value) in members {
      let code = try Self.code(key)
      guard case .string(let name) = value else {
        throw MoneyFailure(.document, "the name of " + Message.code(code) + " is not a string")
      }
      if name.count > CurrencyList.longestName {
        throw MoneyFailure(.limit, "the name of " + Message.code(code) + " is longer than 127 bytes")
      }
      currencies.append(ProvidedCurrency(code, name: name))
    }
    return currencies
  }

  private static func isCapital(_ key: [UInt8]) -> Bool {
    key.allSatisfy { ASCII.isUppercase($0) || ASCII.isDigit($0) }
  }

  private static func noCurrencies() -> MoneyFailure {
    MoneyFailure(.noCurrencies, "the document has no currencies")
  }
}
