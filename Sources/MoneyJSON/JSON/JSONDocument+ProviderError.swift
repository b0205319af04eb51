import MoneyCore

extension JSONDocument {
  /// Throws if a document is a provider's error. Supported are currencylayer's
  /// `{"success":false,"error":{"code":…,"info":…}}`, Open Exchange Rates' `{"error":true,"status":…,"description":…}`,
  /// `{"error":"…"}` from Finnhub and Firebase, ExchangeRate-API's `{"result":"error","error-type":"…"}`, and
  /// Frankfurter's `{"status":404,"message":"…"}`.
  func throwProviderError(_ root: JSONValue) throws(MoneyFailure) {
    if let message = providerError(root) { throw MoneyFailure(.provider, message) }
  }

  /// The code and the words of a provider's error; nil if the document is no error.
  func providerError(_ root: JSONValue) -> Message? {
    var isError = false
    if case .bool(false) = root["success"] { isError = true }
    switch root["error"] {
    case nil, .null, .bool(false): break
    default: isError = true
    }
    if case .string(let result) = root["result"], result.elementsEqual(UTF8Bytes("error")) { isError = true }
    if case .number(let range) = root["status"], case .string = root["message"], range.count == 3 {
      // The HTTP status: a success may contain a message too.
      isError = text[range.lowerBound] == UInt8(ascii: "4") || text[range.lowerBound] == UInt8(ascii: "5") || isError
    }
    guard isError else { return nil }
    let detail = root["error"] ?? .null
    // Only currencylayer's errors look like this; other services of its family also include a "type".
    let isCurrencylayer = detail["code"] != nil && detail["info"] != nil && detail["type"] == nil
    var message: Message = isCurrencylayer ? "currencylayer" : "provider error"
    if let code = (detail["code"] ?? root["status"]).flatMap(numeral) {
      message = message + " " + .printable(code)
    }
    let words = detail["info"] ?? detail["message"] ?? root["description"] ?? root["message"] ?? root["error-type"]
    if let words = words.flatMap(numeral) {
      message = message + ": " + .printable(words)
    }
    if case .string(let words) = detail { message = message + ": " + .printable(words) }
    return message
  }
}
