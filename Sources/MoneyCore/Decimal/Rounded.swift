/// A result, with the information whether digits other than 0 were dropped.
public struct Rounded<Value: Sendable>: Sendable {
  public let value: Value
  public let isRounded: Bool

  @inlinable
  public init(_ value: Value, isRounded: Bool) {
    self.value = value
    self.isRounded = isRounded
  }
}
