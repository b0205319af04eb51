extension MoneyFailure: CustomStringConvertible {
  /// One line that names the invalid value and the valid range.
  public var description: String { String(message.bytes) }
}
