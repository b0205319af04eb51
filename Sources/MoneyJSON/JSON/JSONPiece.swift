import CJansson
import MoneyCore

/// A piece of a text for jansson, with the text to add before and after it so that it is a value by itself.
struct JSONPiece {
  var prefix: [UInt8] = []
  let range: Range<Int>
  var suffix: [UInt8] = []

  /// Throws jansson's error for the piece, at the position in the entire text.
  func check(in text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    JSONProgress.note(range.lowerBound / 2, of: text.count)
    try JSONProgress.check()
    do throws(MoneyFailure) {
      if prefix.isEmpty, suffix.isEmpty {
        try JSONPiece.check(UnsafeBufferPointer(rebasing: text[range]))
      } else {
        try (prefix + text[range] + suffix).reading(JSONPiece.check)
      }
    } catch {
      guard let position = error.position else { throw error }
      throw error.placed(at: max(0, min(position - prefix.count + range.lowerBound, text.count)))
    }
  }

  /// The error of jansson for a piece that is not JSON.
  func fault(in text: UnsafeBufferPointer<UInt8>) -> MoneyFailure {
    do throws(MoneyFailure) { try check(in: text) } catch { return error }
    return MoneyFailure(.json, "invalid JSON", at: range.lowerBound)
  }

  private static func check(_ piece: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    let tokens = try JSONTokens(piece)
    var error = json_error_t()
    guard let root = tokens.load(&error) else { throw failure(error, piece, tokens) }
    json_decref(root)
  }

  private static func failure(
    _ error: json_error_t, _ text: UnsafeBufferPointer<UInt8>, _ tokens: JSONTokens
  ) -> MoneyFailure {
    var error = error
    let code = json_error_code(&error)
    let words = withUnsafeBytes(of: &error.text) { Array($0.prefix { $0 != 0 }) }
    let position = max(0, min(Int(error.position), text.count))
    // If memory runs out before jansson has set a code, it sets none. If memory runs out inside a string, jansson
    // reports that string; but the error is never true of a string that was read to its closing quote.
    let blamesString =
      code == json_error_invalid_syntax && position > 0 && text[position - 1] == ASCII.quote
      && (words.starts(with: Array("invalid token")) || words.starts(with: Array("string or '}' expected")))
    if code == json_error_out_of_memory || code == json_error_unknown || blamesString {
      return .outOfMemory()
    }
    var message: Message = .printable(words)
    // Instead of a stand-in the message shows the original text, unless that is longer than jansson itself would show.
    if let token = tokens.token(endingAt: position),
      let near = JSONPiece.position(of: Array(" near '"), in: words)
    {
      message = .printable(words[..<near])
      if token.count <= 20 { message = message + " near '" + .printable(text[token]) + "'" }
    }
    return MoneyFailure(.json, "invalid JSON: " + message, at: position)
  }

  private static func position(of part: [UInt8], in text: [UInt8]) -> Int? {
    text.indices.first { text[$0...].starts(with: part) }
  }
}
