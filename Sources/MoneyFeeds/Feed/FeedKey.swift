import MoneyCore

/// A provider's key, token or secret, which no text may show.
struct FeedKey: Sendable {
  static var longest: Int { 4096 }
  /// The longest part of a key that a text may show.
  private static var longestShown: Int { 5 }

  let bytes: [UInt8]

  /// - Parameter bytes: the key, or empty.
  init(_ bytes: [UInt8]) throws(MoneyFailure) {
    if bytes.count > FeedKey.longest {
      let limit: Message = "API key must be at most " + .number(FeedKey.longest) + " bytes, got "
      throw MoneyFailure(.limit, limit + .number(bytes.count), at: FeedKey.longest)
    }
    if let index = bytes.firstIndex(where: { $0 <= ASCII.space || $0 >= 0x7F }) {
      throw MoneyFailure(.syntax, "API key must be visible ASCII", at: index)
    }
    self.bytes = bytes
  }

  var encoded: [UInt8] { URLText.encoded(bytes) }

  /// Hides the key, and any long part of it, in a text, plain or percent-encoded. A server may send the key back, and
  /// an excerpt may cut it.
  func redacted(_ message: Message) -> Message {
    if bytes.isEmpty { return message }
    var text = message.bytes
    let encoded = encoded
    FeedKey.redact(bytes, in: &text)
    if encoded != bytes { FeedKey.redact(encoded, in: &text) }
    return .bytes(text)
  }

  private static func redact(_ key: [UInt8], in text: inout [UInt8]) {
    let count = min(key.count, longestShown + 1)
    if text.count < count { return }
    var hidden = [Bool](repeating: false, count: text.count)
    for start in 0...(text.count - count) {
      for part in 0...(key.count - count) {
        var offset = 0
        while offset < count, lower(text[start + offset]) == lower(key[part + offset]) { offset += 1 }
        guard offset == count else { continue }
        for index in start..<(start + count) { hidden[index] = true }
        break
      }
    }
    for index in text.indices where hidden[index] { text[index] = UInt8(ascii: "*") }
  }

  private static func lower(_ byte: UInt8) -> UInt8 { ASCII.isUppercase(byte) ? byte | 0x20 : byte }
}
