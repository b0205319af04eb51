/// A rounded coefficient of 64 bits.
@frozen
public struct RoundedWord: Sendable {
  public let coefficient: Int64
  /// 1 if digits other than 0 were dropped, otherwise 0.
  public let isRounded: UInt32

  @inlinable @inline(__always)
  init(_ coefficient: Int64, isRounded: UInt32) {
    self.coefficient = coefficient
    self.isRounded = isRounded
  }
}
