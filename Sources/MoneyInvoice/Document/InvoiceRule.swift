/// The name of a rule of the norm, such as "BR-CO-15", or "" for a document that is not an invoice at all.
public struct InvoiceRule: Sendable, Equatable, ExpressibleByStringLiteral {
  public let bytes: [UInt8]

  public init(stringLiteral name: StaticString) { self.init(name) }

  init(_ name: StaticString) { bytes = name.withUTF8Buffer { Array($0) } }

  /// The rule with a number among those of a category, such as "BR-S-08".
  init(_ category: VATCategory, _ number: StaticString) {
    bytes = InvoiceRule(category.rules).bytes + [UInt8(ascii: "-")] + InvoiceRule(number).bytes
  }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  public var isEmpty: Bool { bytes.isEmpty }
}
