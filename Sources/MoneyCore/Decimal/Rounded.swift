/// A result with whether digits other than 0 were dropped to get it.
public struct Rounded<Value: Sendable>: Sendable {
  public let value: Value
  public let isRounded: Bool

  @inlinable
  public init(_ value: Value, isRounded: Bool) {
    self.value = value
    self.isRounded = isRounded
  }
}
