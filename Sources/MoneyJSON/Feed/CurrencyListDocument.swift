import MoneyCore
import MoneyDesk
import MoneyFeeds

/// A provider's list of currencies: codes with names.
public struct CurrencyListDocument: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  private init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// Reads `{"success":true,"currencies":{"EUR":"Euro"}}` and `{"EUR":"Euro"}`.
  /// - Parameter text: UTF-8 without a NUL.
  public static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> [ListedCurrency] {
    try CurrencyListDocument(text).list(try JSONReader.read(text))
  }

  private func list(_ root: JSONValue) throws(MoneyFailure) -> [ListedCurrency] {
    guard case .object = root else { throw .element("list of currencies", mustBe: "an object", got: root) }
    try throwProviderError(root)
    let source = root["currencies"] ?? root
    // Some programs write an empty object as an empty list.
    if case .array(let none) = source, none.isEmpty { throw CurrencyListDocument.noCurrencies() }
    if root["currencies"] == nil, root["success"] != nil { throw CurrencyListDocument.noCurrencies() }
    let entries = try members(source, "currencies")
    // Any other answer of a service, such as {"message":"not found"}, is not a list of currencies.
    if root["currencies"] == nil, let other = entries.firstKey(where: { !CurrencyListDocument.isCapital($0) }) {
      throw MoneyFailure(.document, "expected a list of currencies, got a member " + .quoted(other))
    }
    if entries.isEmpty { throw CurrencyListDocument.noCurrencies() }
    if entries.count > CurrencyList.mostCurrencies {
      throw MoneyFailure(.limit, "number of currencies must be at most 4096")
    }
    var list: [ListedCurrency] = []
    for entry in entries {
      guard case .string(let name) = entry.value else {
        throw MoneyFailure(.document, "name of " + .quoted(entry.key) + " must be a string")
      }
      guard name.count <= CurrencyList.longestName else {
        throw MoneyFailure(
          .limit,
          "name of " + .quoted(entry.key) + " must be at most " + .number(CurrencyList.longestName) + " bytes, got "
            + .number(name.count))
      }
      list.append(ListedCurrency(try Self.code(entry.key), name: name))
    }
    return list
  }

  private static func noCurrencies() -> MoneyFailure { MoneyFailure(.noCurrencies, "the list contains no currencies") }

  private static func isCapital(_ key: [UInt8]) -> Bool {
    key.allSatisfy { ASCII.isUppercase($0) || ASCII.isDigit($0) }
  }

  public static func write(_ list: [ListedCurrency]) throws(MoneyFailure) -> [UInt8] {
    let writer = try JSONWriter()
    let currencies = try writer.object(Array("currencies"), in: writer.root)
    for currency in list { try writer.set(currency.code.bytes, to: currency.name, in: currencies) }
    return try writer.text()
  }
}
