import CJansson
import MoneyCore

/// Reads a JSON text that jansson has checked, and keeps numbers as they are written.
///
/// jansson decides whether the text is JSON without duplicate keys, and gives the position of a fault. Its tree is
/// freed before the values are read, so that a document is never in memory as two trees. The values are read from the
/// text that jansson was given, in which every string is short and every number is one digit.
struct JSONReader {
  private let tokens: JSONTokens
  private var index = 0
  private var next = 0

  /// - Parameter text: UTF-8 without a NUL, as `UTF8Text.check` lets it pass.
  static func read(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> JSONValue {
    let tokens = try JSONTokens(text)
    var error = json_error_t()
    let root = tokens.text.withUnsafeBytes { bytes in
      json_loadb(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
        Int(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY), &error)
    }
    guard let root else { throw failure(error, text, tokens) }
    json_decref(root)
    var reader = JSONReader(tokens: tokens)
    return reader.value()
  }

  private init(tokens: JSONTokens) {
    self.tokens = tokens
  }

  // MARK: Text that is JSON

  /// The next byte that is not white space; 0 at the end.
  private mutating func nextByte() -> UInt8 {
    while index < tokens.text.count {
      let byte = tokens.text[index]
      if byte > ASCII.space { return byte }
      index += 1
    }
    return 0
  }

  private mutating func value() -> JSONValue {
    switch nextByte() {
    case ASCII.openBrace: return object()
    case ASCII.openBracket: return array()
    case ASCII.quote: return .string(string())
    case UInt8(ascii: "t"): return word(4, .bool(true))
    case UInt8(ascii: "f"): return word(5, .bool(false))
    case UInt8(ascii: "n"): return word(4, .null)
    default: return number()
    }
  }

  private mutating func object() -> JSONValue {
    var members: [(key: [UInt8], value: JSONValue)] = []
    index += 1
    while nextByte() == ASCII.quote {
      let key = string()
      if nextByte() == ASCII.colon { index += 1 }
      members.append((key, value()))
      if nextByte() == ASCII.comma { index += 1 }
    }
    index += 1
    return .object(members)
  }

  private mutating func array() -> JSONValue {
    var elements: [JSONValue] = []
    index += 1
    while true {
      let byte = nextByte()
      if byte == ASCII.closeBracket || byte == 0 { break }
      elements.append(value())
      if nextByte() == ASCII.comma { index += 1 }
    }
    index += 1
    return .array(elements)
  }

  /// Reads the string that starts at the index.
  private mutating func string() -> [UInt8] {
    let start = index + 1
    var end = start
    var hasEscape = false
    while end < tokens.text.count, tokens.text[end] != ASCII.quote {
      hasEscape = hasEscape || tokens.text[end] == ASCII.backslash
      end += tokens.text[end] == ASCII.backslash ? 2 : 1
    }
    end = min(end, tokens.text.count)
    index = end + 1
    if hasEscape { return tokens.text.withUnsafeBufferPointer { JSONTokens.content($0, start..<end).bytes } }
    return tokens.content(of: tokens.text[start..<end])
  }

  /// Reads a number, which is one digit here. It moves on by one byte in any case, so that reading always ends.
  private mutating func number() -> JSONValue {
    index += 1
    guard next < tokens.numbers.count else { return .null }
    next += 1
    return .number(tokens.numbers[next - 1])
  }

  private mutating func word(_ length: Int, _ value: JSONValue) -> JSONValue {
    index += length
    return value
  }

  // MARK: Text that is not JSON

  private static func position(of part: [UInt8], in text: [UInt8]) -> Int? {
    text.indices.first { text[$0...].starts(with: part) }
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
      let near = JSONReader.position(of: Array(" near '"), in: words)
    {
      message = .printable(words[..<near])
      if token.count <= 20 { message = message + " near '" + .printable(text[token]) + "'" }
    }
    return MoneyFailure(.json, "not JSON: " + message, at: position)
  }
}

extension MoneyFailure {
  static func outOfMemory() -> MoneyFailure {
    MoneyFailure(.outOfMemory, "out of memory")
  }
}
