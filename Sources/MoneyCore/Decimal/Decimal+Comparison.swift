extension Decimal: Comparable {
  @inlinable @inline(__always)
  public static func == (left: Decimal, right: Decimal) -> Bool { left.order(to: right) == 0 }

  @inlinable @inline(__always)
  public static func < (left: Decimal, right: Decimal) -> Bool { left.order(to: right) < 0 }

  /// The order by value: -1, 0 or 1.
  @inlinable @inline(__always)
  public func order(to other: Decimal) -> Int32 {
    if scale == other.scale {
      return coefficient < other.coefficient ? -1 : coefficient == other.coefficient ? 0 : 1
    }
    return orderAligned(to: other)
  }

  @usableFromInline
  func orderAligned(to other: Decimal) -> Int32 {
    if isNegative != other.isNegative { return isNegative ? -1 : 1 }
    let order = magnitudeOrder(to: other)
    return isNegative ? 0 &- order : order
  }

  private func magnitudeOrder(to other: Decimal) -> Int32 {
    if scale > other.scale { return 0 &- other.magnitudeOrder(to: self) }
    // The coarser magnitude is brought to the finer scale, in 256 bits.
    let power = PowerOfTen.wide(Int(other.scale &- scale))
    let (high, low) = magnitude.multipliedFullWidth(by: power)
    if high != 0 { return 1 }
    return low < other.magnitude ? -1 : low == other.magnitude ? 0 : 1
  }
}

extension Decimal {
  /// A hash of the value, the same on every platform: equal decimals have equal hashes.
  public var hash: UInt64 {
    var magnitude = magnitude
    var scale = magnitude == 0 ? 0 : scale
    while magnitude >> 64 != 0, scale > 0 {
      let (tenth, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
      if digit != 0 { break }
      magnitude = tenth
      scale &-= 1
    }
    if magnitude >> 64 == 0 {
      // The processor divides 64 bits several times as fast as 128.
      var word = UInt64(truncatingIfNeeded: magnitude)
      while scale > 0 {
        let (tenth, digit) = word.quotientAndRemainder(dividingBy: 10)
        if digit != 0 { break }
        word = tenth
        scale &-= 1
      }
      magnitude = UInt128(word)
    }
    var hash = Mixer.mixed(UInt64(truncatingIfNeeded: magnitude))
    hash = Mixer.mixed(hash ^ UInt64(truncatingIfNeeded: magnitude >> 64))
    return Mixer.mixed(hash ^ (UInt64(scale) << 1 | (isNegative ? 1 : 0)))
  }
}
