import MoneyCore

/// Writes a document in UTF-8, an element a line, with two spaces of indentation a level.
///
///     var writer = XMLWriter()
///     writer.open("Invoice", attributes: " xmlns=\"urn:…\"")
///     try writer.leaf("cbc:PayableAmount", amount, ("currencyID", code))
///     writer.close()
public struct XMLWriter {
  public private(set) var bytes: [UInt8] = []
  private var open: [StaticString] = []

  /// Starts with the XML declaration.
  public init() { append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") }

  private mutating func append(_ text: StaticString) { bytes.append(contentsOf: UTF8Bytes(text)) }

  private mutating func startLine() {
    for _ in open { append("  ") }
    append("<")
  }

  /// Starts an element with elements inside.
  ///
  /// - Parameter attributes: written as they are, with a space before each.
  public mutating func open(_ name: StaticString, attributes: StaticString = "") {
    startLine()
    append(name)
    append(attributes)
    append(">\n")
    open.append(name)
  }

  /// Ends the innermost elements.
  public mutating func close(_ count: Int = 1) {
    for _ in 0..<count {
      guard let name = open.popLast() else { return }
      startLine()
      append("/")
      append(name)
      append(">\n")
    }
  }

  /// Writes an element with a text. An empty text writes nothing.
  ///
  /// - Throws: `syntax` if a text contains a control character, or a character that XML forbids.
  public mutating func leaf(
    _ name: StaticString, _ text: [UInt8], _ attribute: (name: StaticString, value: [UInt8])? = nil
  ) throws(MoneyFailure) {
    if text.isEmpty { return }
    try XMLWriter.check(text, name)
    if let attribute { try XMLWriter.check(attribute.value, attribute.name) }
    startLine()
    append(name)
    if let attribute {
      append(" ")
      append(attribute.name)
      append("=\"")
      escape(attribute.value)
      append("\"")
    }
    append(">")
    escape(text)
    append("</")
    append(name)
    append(">\n")
  }

  /// Writes an element with a text of the program.
  public mutating func leaf(_ name: StaticString, _ text: StaticString) throws(MoneyFailure) {
    try leaf(name, Array(UTF8Bytes(text)))
  }

  private mutating func escape(_ text: [UInt8]) {
    for byte in text {
      switch byte {
      case 0x26: append("&amp;")
      case 0x3C: append("&lt;")
      case 0x3E: append("&gt;")
      case ASCII.quote: append("&quot;")
      default: bytes.append(byte)
      }
    }
  }

  /// Throws unless a text is one line of characters of XML in UTF-8.
  private static func check(_ text: [UInt8], _ name: StaticString) throws(MoneyFailure) {
    var index = 0
    while index < text.count {
      let length = UTF8Text.sequenceLength(in: text, at: index)
      let isForbidden = length == 3 && text[index] == 0xEF && text[index + 1] == 0xBF && text[index + 2] >= 0xBE
      if length == 0 || isForbidden || ASCII.isControl(text[index]) {
        throw MoneyFailure(
          .syntax, Message(name) + " must be one line of characters of XML, got " + .quoted(text), at: index)
      }
      index += length
    }
  }
}
