extension Day {
  /// Reads a date such as "2026-11-23".
  public init(_ text: String) throws(MoneyFailure) {
    self = try text.read { (bytes) throws(MoneyFailure) in try Day(parsing: bytes) }
  }
}

extension Day: CustomStringConvertible {
  public var description: String { String(isoText) }
}
