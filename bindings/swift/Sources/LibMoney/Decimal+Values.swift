extension Decimal {
  /// Reads a number such as "12.50": a sign, digits and a point with digits after it. "12.50" keeps its two fraction digits.
  public init(_ text: String) throws(MoneyFailure) {
    self = try text.read { (bytes) throws(MoneyFailure) in try Decimal(parsing: bytes) }
  }

  /// A whole number. Every integer of 64 bits fits.
  public init(_ value: Int) {
    self.init(unchecked: Int128(value), scale: 0)
  }
}

extension Decimal: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int64) {
    self.init(unchecked: Int128(value), scale: 0)
  }
}

extension Decimal: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension ExactRatio: CustomStringConvertible {
  /// The ratio in lowest terms, such as "4/5".
  public var description: String { String(plainText) }
}

extension Decimal: CustomStringConvertible {
  /// The number with all digits of its scale.
  public var description: String { String(plainText) }
}

/// A decimal is a string in documents, because many readers of JSON make a binary fraction of a number.
extension Decimal: Codable {
  public init(from decoder: any Decoder) throws {
    self = try decoder.singleValueContainer().decode(String.self).read { (text) throws(MoneyFailure) in
      try Decimal(parsing: text)
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension Decimal {
  /// The exact sum. A sum of more than 38 digits throws.
  public static func + (left: Decimal, right: Decimal) throws(MoneyFailure) -> Decimal { try left.adding(right) }

  /// The exact difference.
  public static func - (left: Decimal, right: Decimal) throws(MoneyFailure) -> Decimal { try left.subtracting(right) }

  /// The exact product. A product of more than 38 digits throws.
  public static func * (left: Decimal, right: Decimal) throws(MoneyFailure) -> Decimal {
    try left.multiplied(by: right)
  }

  public static prefix func - (value: Decimal) -> Decimal { value.negated }
}
