import MoneyCore

/// The information in an answer that is no document of its provider's.
struct FeedWords: JSONDocument {
  let text: UnsafeBufferPointer<UInt8>

  /// The longest answer that is searched for a server's words.
  private static var longest: Int { 65_536 }

  /// A server's own error message, or nil. Throws if memory runs out.
  static func words(in body: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Message? {
    if body.count > longest { return nil }
    do throws(MoneyFailure) {
      try UTF8Text.check(body)
      return FeedWords(text: body).providerError(try JSONReader.read(body))
    } catch {
      if error.status == .outOfMemory { throw error }
      return nil
    }
  }

  /// True if invalid JSON is truncated inside a string, an object or a list.
  static func isCut(_ body: UnsafeBufferPointer<UInt8>) -> Bool {
    var depth = 0
    var isString = false
    var index = 0
    while index < body.count {
      switch body[index] {
      case ASCII.backslash where isString: index += 1
      case ASCII.quote: isString.toggle()
      case ASCII.openBrace where !isString, ASCII.openBracket where !isString: depth += 1
      case ASCII.closeBrace where !isString, ASCII.closeBracket where !isString: depth -= 1
      default: break
      }
      index += 1
    }
    return isString || depth > 0
  }
}
