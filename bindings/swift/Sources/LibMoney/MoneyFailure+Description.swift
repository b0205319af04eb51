extension MoneyFailure: CustomStringConvertible {
  /// One line that names the value that was wrong, and what is allowed.
  public var description: String { String(message.bytes) }
}
