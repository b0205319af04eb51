extension CurrencyCode {
  /// Reads a code such as "EUR". The currency need not be known.
  public init(_ text: String) throws(MoneyFailure) {
    self = try CurrencyCode(parsing: text.bytes)
  }
}

extension CurrencyCode: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension CurrencyCode: CustomStringConvertible {
  public var description: String { String(bytes) }
}

extension CurrencyCode: Codable {
  public init(from decoder: any Decoder) throws {
    self = try CurrencyCode(decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
