import MoneyCore

// What services answer with instead of what was asked for.

extension JSONDocument {
  /// Reads a document of a service; `empty` is what an empty one means.
  static func readAnswer(
    _ text: UnsafeBufferPointer<UInt8>, empty: @autoclosure () -> MoneyFailure
  ) throws(MoneyFailure) -> JSONValue {
    guard
      let start = text.firstIndex(where: {
        $0 != ASCII.space && $0 != ASCII.tab && $0 != ASCII.lineFeed && $0 != ASCII.carriageReturn
      })
    else { throw empty() }
    if text[start] == UInt8(ascii: "<") {
      throw MoneyFailure(.json, "not JSON but a page: " + .quoted(text[start...]), at: start)
    }
    return try JSONReader.read(text)
  }

  /// currencylayer's `{"success":false,"error":{"code":…,"info":…}}` and Open Exchange Rates'
  /// `{"error":true,"status":…,"description":…}`.
  func throwProviderError(_ root: JSONValue) throws(MoneyFailure) {
    var isError = false
    if case .bool(false) = root["success"] { isError = true }
    switch root["error"] {
    case nil, .null, .bool(false): break
    default: isError = true
    }
    guard isError else { return }
    let detail = root["error"] ?? .null
    let code = (detail["code"] ?? root["status"]).flatMap(numeral)
    let words = (detail["info"] ?? root["description"] ?? root["message"]).flatMap(numeral)
    // The shape is currencylayer's own: others of its family have a "type" besides.
    let isCurrencylayer = detail["code"] != nil && detail["info"] != nil && detail["type"] == nil
    var message: Message = isCurrencylayer ? "currencylayer" : "the provider reports an error"
    if let code { message = message + " " + .printable(code) }
    if let words { message = message + ": " + .printable(words) }
    throw MoneyFailure(.provider, message)
  }
}
