import CJansson
import MoneyCore

/// Reads a JSON text through jansson, its numbers kept as written.
struct JSONReader {
  private let tokens: JSONTokens
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
    defer { json_decref(root) }
    var reader = JSONReader(tokens: tokens)
    return try reader.value(root)
  }

  private init(tokens: JSONTokens) {
    self.tokens = tokens
  }

  /// Depth first, as the text goes: jansson keeps the order of members.
  private mutating func value(_ json: UnsafeMutablePointer<json_t>) throws(MoneyFailure) -> JSONValue {
    switch json.pointee.type {
    case JSON_OBJECT:
      var members: [(key: [UInt8], value: JSONValue)] = []
      members.reserveCapacity(json_object_size(json))
      var position = json_object_iter(json)
      while let current = position {
        if let key = json_object_iter_key(current), let member = json_object_iter_value(current) {
          members.append((tokens.content(of: JSONReader.bytes(key)), try value(member)))
        }
        position = json_object_iter_next(json, current)
      }
      return .object(members)
    case JSON_ARRAY:
      var elements: [JSONValue] = []
      let count = json_array_size(json)
      elements.reserveCapacity(count)
      for index in 0..<count {
        if let element = json_array_get(json, index) { elements.append(try value(element)) }
      }
      return .array(elements)
    case JSON_STRING:
      return .string(json_string_value(json).map { tokens.content(of: JSONReader.bytes($0)) } ?? [])
    case JSON_INTEGER, JSON_REAL:
      guard next < tokens.numbers.count else {
        throw MoneyFailure(.json, "a number that was not found in the text")
      }
      next += 1
      return .number(tokens.numbers[next - 1])
    case JSON_TRUE: return .bool(true)
    case JSON_FALSE: return .bool(false)
    default: return .null
    }
  }

  private static func bytes(_ text: UnsafePointer<CChar>) -> [UInt8] {
    var count = 0
    while text[count] != 0 { count += 1 }
    return Array(UnsafeRawBufferPointer(start: text, count: count))
  }

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
    // jansson leaves no code where memory ran out before it had one to leave; and where it ran out inside a string, it
    // finds fault with that string, although what it says is never true of one that has been read to its closing quote.
    let blamesString =
      code == json_error_invalid_syntax && position > 0 && text[position - 1] == ASCII.quote
      && (words.starts(with: Array("invalid token")) || words.starts(with: Array("string or '}' expected")))
    if code == json_error_out_of_memory || code == json_error_unknown || blamesString {
      return .outOfMemory()
    }
    var message: Message = .printable(words)
    // Where it shows a stand-in, the text is shown, or nothing of what is longer than jansson itself shows.
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
