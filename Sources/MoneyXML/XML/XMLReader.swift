import MoneyCore

/// Reads a document in UTF-8 and builds the tree of its kept elements. It accepts well-formed XML 1.0 with namespaces and
/// without a document type declaration, so only the five entities of XML exist, and nothing outside is ever accessed.
///
/// Every byte is visited a fixed number of times; the sorting of a tag's attributes adds a logarithm.
struct XMLReader: ~Copyable {
  /// An element whose end tag was not read yet.
  private struct Open {
    let name: Range<Int>
    /// The number of declarations outside.
    let declarations: Int
  }

  let text: UnsafeBufferPointer<UInt8>
  var index = 0
  let limits: XMLLimits
  let watch: Watch
  var scopes = XMLScopes()
  var builder: XMLBuilder
  /// The attributes of the current tag.
  var attributes: [XMLAttribute] = []
  var attributeCount = 0
  private var open: [Open] = []
  private var elementCount = 0

  init(_ text: UnsafeBufferPointer<UInt8>, _ limits: XMLLimits, _ watch: Watch, _ builder: consuming XMLBuilder) {
    self.text = text
    self.limits = limits
    self.watch = watch
    self.builder = builder
  }

  static func invalid(_ message: Message, at position: Int) -> MoneyFailure {
    MoneyFailure(.xml, "invalid XML: " + message, at: position)
  }

  static func tooMuch(_ name: StaticString, _ limit: Int, at position: Int) -> MoneyFailure {
    MoneyFailure(.xml, Message(name) + " must be at most " + .number(limit), at: position)
  }

  /// The byte at a position; 0, which a document must not contain, after the end.
  @inline(__always)
  func at(_ position: Int) -> UInt8 { position < text.count ? text[position] : 0 }

  /// Reads the document.
  mutating func read(isUTF16: Bool) throws(MoneyFailure) {
    if XMLEncoding.hasMark(text) { index = 3 }
    if let declaration = try XMLDeclaration(text, at: index) {
      if isUTF16, let name = declaration.encoding, !XMLEncoding.isName(name, "utf-16") {
        throw XMLReader.invalid("encoding must be UTF-16, as the bytes are, got " + .quoted(name), at: index)
      }
      index = declaration.end
    }
    try readMiscellany()
    guard index < text.count else { throw XMLReader.invalid("missing root element", at: index) }
    repeat {
      try readTagOrText()
    } while !open.isEmpty
    try readMiscellany()
    if index < text.count {
      throw XMLReader.invalid("expected the end of the document after its root element", at: index)
    }
  }

  /// Reads spaces, comments and processing instructions outside the root, up to another tag or the end.
  private mutating func readMiscellany() throws(MoneyFailure) {
    while true {
      skipSpace()
      guard index < text.count else { return }
      guard at(index) == 0x3C else { throw unexpected("expected an element") }
      switch at(index + 1) {
      case ASCII.question: try readInstruction()
      case 0x21 where at(index + 2) == ASCII.minus: try readComment()
      case 0x21: throw declarationFailure()
      default: return
      }
    }
  }

  private mutating func readTagOrText() throws(MoneyFailure) {
    guard at(index) == 0x3C else {
      try readText()
      if index == text.count { throw unclosed() }
      return
    }
    switch at(index + 1) {
    case ASCII.slash: try readEndTag()
    case ASCII.question: try readInstruction()
    case 0x21 where at(index + 2) == ASCII.minus: try readComment()
    case 0x21 where at(index + 2) == ASCII.openBracket: try readCharacterData()
    case 0x21: throw declarationFailure()
    default: try readElement()
    }
  }

  private func unclosed() -> MoneyFailure {
    guard let last = open.last else { return XMLReader.invalid("missing root element", at: index) }
    return XMLReader.invalid("missing end tag of " + .quoted(text[last.name]), at: index)
  }

  private func declarationFailure() -> MoneyFailure {
    guard text.count - index >= 9, text[index..<index + 9].elementsEqual(UTF8Bytes("<!DOCTYPE")) else {
      return XMLReader.invalid("expected a comment or an element", at: index)
    }
    return MoneyFailure(.xml, "the document must not have a document type declaration", at: index)
  }

  /// A failure at the current position, which may be the end.
  func unexpected(_ message: Message) -> MoneyFailure {
    if index >= text.count { return XMLReader.invalid(message + ", got the end of the document", at: text.count) }
    do throws(MoneyFailure) { _ = try length(at: index) } catch { return error }
    return XMLReader.invalid(message, at: index)
  }

  mutating func skipSpace() {
    while index < text.count, XMLCharacters.isSpace(text[index]) { index &+= 1 }
  }

  /// Moves over an allowed character, before the end.
  @inline(__always)
  mutating func step() throws(MoneyFailure) { index &+= try length(at: index) }

  /// The number of bytes of an allowed character.
  @inline(__always)
  private func length(at position: Int) throws(MoneyFailure) -> Int {
    let byte = text[position]
    if byte >= 0x20 && byte < 0x80 || XMLCharacters.isSpace(byte) { return 1 }
    return try wideLength(at: position)
  }

  @inline(never)
  private func wideLength(at position: Int) throws(MoneyFailure) -> Int {
    if text[position] < 0x80 {
      throw XMLReader.invalid("text must not contain control characters", at: position)
    }
    guard let wide = UTF8Text.wideScalar(at: position, in: text) else {
      throw XMLReader.invalid("text must be valid UTF-8", at: position)
    }
    guard XMLCharacters.isAllowed(wide.scalar) else {
      throw XMLReader.invalid("text must not contain U+FFFE or U+FFFF", at: position)
    }
    return wide.length
  }

  // MARK: Elements

  private mutating func readElement() throws(MoneyFailure) {
    let start = index
    index &+= 1
    let name = try readName()
    let isEmpty = try readAttributes(from: start)
    elementCount &+= 1
    if elementCount > limits.elements { throw XMLReader.tooMuch("number of elements", limits.elements, at: start) }
    if open.count >= limits.depth { throw XMLReader.tooMuch("depth of elements", limits.depth, at: start) }
    try watch.step(elementCount)
    open.append(Open(name: name.range, declarations: scopes.count))
    try declareNamespaces()
    try checkAttributes()
    let declaration = try self.declaration(of: name)
    let local = XMLName(text[rebasing: name.local])
    if elementCount == 1 {
      try builder.start(root: local, declaration.map { scopes.address(of: $0) } ?? [], at: start, in: text, watch)
      if let vocabulary = builder.vocabulary { scopes.recognize(vocabulary) }
    } else {
      // Without a declaration, a name is in no namespace, as the root may be.
      let namespaces = declaration?.known ?? (name.prefix.isEmpty ? builder.unnamed : 0)
      try builder.start(local, in: namespaces, try currencyAttribute(), at: start, of: text, watch)
    }
    if isEmpty { try endElement() }
  }

  private mutating func readEndTag() throws(MoneyFailure) {
    let start = index
    index &+= 2
    guard let last = open.last else { throw XMLReader.invalid("expected an element", at: start) }
    let count = last.name.count
    let isSame =
      text.count &- index >= count
      && XMLBytes.areEqual(text[rebasing: index..<index &+ count], text[rebasing: last.name])
    let next = at(index &+ count)
    guard isSame, next == 0x3E || XMLCharacters.isSpace(next) else {
      let expected: Message = "expected the end tag of " + .quoted(text[last.name])
      index = start &+ 2
      _ = try readName()
      throw XMLReader.invalid(expected, at: start)
    }
    index &+= count
    skipSpace()
    guard at(index) == 0x3E else { throw unexpected("expected \">\"") }
    index &+= 1
    if index &- start > limits.tag { throw tagTooLong(at: start) }
    try endElement()
  }

  private mutating func endElement() throws(MoneyFailure) {
    guard let last = open.popLast() else { return }
    scopes.close(to: last.declarations)
    try builder.end(watch)
  }

  func tagTooLong(at start: Int) -> MoneyFailure {
    MoneyFailure(.xml, "a tag or a comment must be at most " + .number(limits.tag) + " bytes", at: start)
  }
}
