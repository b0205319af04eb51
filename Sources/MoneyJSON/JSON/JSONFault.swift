import CJansson
import MoneyCore

/// A piece of a text that is not JSON, with what jansson needs around it to say why.
struct JSONFault: Error {
  /// The bytes that stand before the piece when jansson reads it, and after it.
  var prefix: [UInt8] = []
  let range: Range<Int>
  var suffix: [UInt8] = []

  /// What jansson says against the piece, at the place in the whole text.
  func failure(in text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> MoneyFailure {
    let piece = prefix + text[range] + suffix
    let found = try piece.reading { (bytes) throws(MoneyFailure) in try JSONFault.failure(of: bytes) }
    guard let found else { return MoneyFailure(.json, "not JSON", at: range.lowerBound) }
    let position = (found.position ?? 0) - prefix.count + range.lowerBound
    return found.placed(at: max(range.lowerBound, min(position, text.count)))
  }

  private static func failure(of piece: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> MoneyFailure? {
    let tokens = try JSONTokens(piece)
    var error = json_error_t()
    if let root = tokens.load(&error) {
      json_decref(root)
      return nil
    }
    return failure(error, piece, tokens)
  }

  private static func failure(
    _ error: json_error_t, _ text: UnsafeBufferPointer<UInt8>, _ tokens: JSONTokens
  ) -> MoneyFailure {
    var error = error
    let code = json_error_code(&error)
    let words = withUnsafeBytes(of: &error.text) { Array($0.prefix { $0 != 0 }) }
    let position = max(0, min(Int(error.position), text.count))
    // If memory runs out before jansson has set a code, it leaves none. If memory runs out inside a string, jansson
    // finds fault with that string; but the fault is never true of a string that was read to its closing quote.
    let blamesString =
      code == json_error_invalid_syntax && position > 0 && text[position - 1] == ASCII.quote
      && (words.starts(with: Array("invalid token")) || words.starts(with: Array("string or '}' expected")))
    if code == json_error_out_of_memory || code == json_error_unknown || blamesString {
      return .outOfMemory()
    }
    var message: Message = .printable(words)
    // In place of a stand-in the message shows the original text, or none if that is longer than jansson itself would
    // show.
    if let token = tokens.token(endingAt: position),
      let near = JSONFault.position(of: Array(" near '"), in: words)
    {
      message = .printable(words[..<near])
      if token.count <= 20 { message = message + " near '" + .printable(text[token]) + "'" }
    }
    return MoneyFailure(.json, "not JSON: " + message, at: position)
  }

  private static func position(of part: [UInt8], in text: [UInt8]) -> Int? {
    text.indices.first { text[$0...].starts(with: part) }
  }
}

extension MoneyFailure {
  static func outOfMemory() -> MoneyFailure {
    MoneyFailure(.outOfMemory, "out of memory")
  }
}
