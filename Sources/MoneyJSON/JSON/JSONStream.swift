import CMachine
import MoneyCore

/// Canonical JSON that is written in one pass, without a tree: no white space, and members in the order of the calls,
/// which must be that of their names. For documents of many elements.
struct JSONStream: ~Copyable {
  private(set) var bytes: [UInt8] = []
  /// True if the next member or element is the first of its object or list.
  private var isFirst = true
  private var elements = 0

  /// Starts an element of a list, or the document.
  mutating func open() throws(MoneyFailure) {
    elements &+= 1
    if elements % 64 == 0 {
      JSONProgress.note(elements, of: 0)
      try JSONProgress.check()
    }
    try separate()
    bytes.append(ASCII.openBrace)
    isFirst = true
  }

  mutating func close() {
    bytes.append(ASCII.closeBrace)
    isFirst = false
  }

  mutating func openObject(_ name: StaticString) throws(MoneyFailure) {
    try key(name)
    bytes.append(ASCII.openBrace)
    isFirst = true
  }

  mutating func openList(_ name: StaticString) throws(MoneyFailure) {
    try key(name)
    bytes.append(ASCII.openBracket)
    isFirst = true
  }

  mutating func closeList() {
    bytes.append(ASCII.closeBracket)
    isFirst = false
  }

  mutating func member(_ name: StaticString, _ text: [UInt8]) throws(MoneyFailure) {
    try key(name)
    // An escape consists of at most six bytes.
    try reserve(text.count &* 6 &+ 2)
    bytes.append(ASCII.quote)
    for byte in text { append(escaped: byte) }
    bytes.append(ASCII.quote)
  }

  mutating func member(_ name: StaticString, _ text: StaticString) throws(MoneyFailure) {
    try member(name, Array(text))
  }

  mutating func member(_ name: StaticString, _ value: Bool) throws(MoneyFailure) {
    try key(name)
    bytes.append(contentsOf: UTF8Bytes(value ? "true" : "false"))
  }

  mutating func member(_ name: StaticString, _ number: Int) throws(MoneyFailure) {
    try key(name)
    bytes.append(contentsOf: Message.number(number).bytes)
  }

  mutating func member(_ name: StaticString, _ id: UInt64) throws(MoneyFailure) {
    try key(name)
    bytes.append(contentsOf: Message.id(id).bytes)
  }

  private mutating func key(_ name: StaticString) throws(MoneyFailure) {
    try separate()
    bytes.append(ASCII.quote)
    bytes.append(contentsOf: UTF8Bytes(name))
    bytes.append(ASCII.quote)
    bytes.append(ASCII.colon)
  }

  private mutating func separate() throws(MoneyFailure) {
    // A name, a number and their punctuation are shorter.
    try reserve(128)
    if !isFirst { bytes.append(ASCII.comma) }
    isFirst = false
  }

  private func reserve(_ more: Int) throws(MoneyFailure) {
    if !bytes.hasRoom(more) { throw .outOfMemory() }
  }

  private mutating func append(escaped byte: UInt8) {
    if byte == ASCII.quote || byte == ASCII.backslash {
      bytes.append(ASCII.backslash)
      bytes.append(byte)
    } else if byte == ASCII.lineFeed {
      bytes.append(contentsOf: UTF8Bytes("\\n"))
    } else {
      // Texts of documents contain no other control characters.
      bytes.append(byte)
    }
  }
}
