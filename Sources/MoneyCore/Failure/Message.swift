/// One line of text for an error. It is built from bytes and not from a `String`, so it needs no Unicode tables.
///
/// Text of the caller is inserted with `quoted`, which shows control characters and invalid UTF-8 as `?` and cuts long
/// text, so that a message fits one line of a log for any input.
///
///     "no rate from " + Message.code(from) + " to " + .code(to)
///
/// Each type that can appear in messages adds its own factory method, as `Message+Decimal.swift` does.
public struct Message: Sendable, ExpressibleByStringLiteral {
  public private(set) var bytes: [UInt8]

  /// The capacity of an error's text in bytes, without the NUL.
  public static var capacity: Int { 239 }

  /// The part of the message that fits an error. It is cut before a UTF-8 sequence, and never inside one.
  public var line: ArraySlice<UInt8> {
    var count = min(bytes.count, Message.capacity)
    if count < bytes.count {
      while count > 0, bytes[count] & 0xC0 == 0x80 { count -= 1 }
    }
    return bytes[..<count]
  }

  /// The limit on the length of an excerpt of the caller's text.
  static var excerptCapacity: Int { 40 }

  public init(stringLiteral value: StaticString) {
    self.init(value)
  }

  @inline(never)
  public init(_ text: StaticString) {
    bytes = []
    append(text)
  }

  @inline(never)
  public mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  // A sum takes ownership of its parts, so that no caller has to release them.
  @inline(never)
  public static func + (left: consuming Message, right: consuming Message) -> Message {
    left.bytes.append(contentsOf: right.bytes)
    return left
  }

  @_optimize(size)
  public static func bytes(_ bytes: some Sequence<UInt8>) -> Message {
    var message: Message = ""
    message.bytes.append(contentsOf: bytes)
    return message
  }

  @inline(never)
  @_optimize(size)
  public static func number(_ value: Int) -> Message {
    .integer(Int64(value))
  }

  @inline(never)
  @_optimize(size)
  public static func integer(_ value: Int64) -> Message {
    (value < 0 ? "-" : "") + .id(value.magnitude)
  }

  /// A number with a noun: `1 day`, `35 days`.
  @inline(never)
  @_optimize(size)
  package static func count(_ count: Int64, _ singular: StaticString) -> Message {
    .integer(count) + " " + Message(singular) + (count == 1 ? "" : "s")
  }

  /// The names of all choices: `sku, name, price`.
  @_optimize(size)
  public static func list<Choice>(_ choices: [Choice], named name: (Choice) -> StaticString) -> Message {
    var list: Message = ""
    for (index, choice) in choices.enumerated() {
      if index > 0 { list.append(", ") }
      list.append(name(choice))
    }
    return list
  }

  @inline(never)
  @_optimize(size)
  public static func id(_ value: UInt64) -> Message {
    var digits: [UInt8] = []
    var rest = value
    repeat {
      digits.append(ASCII.zero &+ UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    } while rest != 0
    return .bytes(digits.reversed())
  }

  /// The caller's own text in quotes; a long text is cut.
  @_optimize(size)
  public static func quoted(_ text: some Collection<UInt8>) -> Message {
    let shown = printable(text.prefix(excerptCapacity))
    return "\"" + shown + (text.count > excerptCapacity ? "…\"" : "\"")
  }

  /// Any text, with broken UTF-8 and the characters that `OneLine` refuses shown as `?`.
  @_optimize(size)
  public static func printable(_ text: some Collection<UInt8>) -> Message {
    var shown: [UInt8] = Array(text.prefix(capacity))
    var index = 0
    while index < shown.count {
      let length = UTF8Text.sequenceLength(in: shown, at: index)
      if length == 0 || ASCII.isControl(shown[index]) {
        shown[index] = ASCII.question
        index += 1
      } else if UTF8Text.isControl(shown, at: index, length: length) {
        shown.replaceSubrange(index..<index + length, with: CollectionOfOne(ASCII.question))
        index += 1
      } else {
        index += length
      }
    }
    return .bytes(shown)
  }
}
