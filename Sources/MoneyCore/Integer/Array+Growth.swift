extension Array {
  /// The bytes that the next append needs at once: a full array moves into one of twice its size.
  @inlinable @inline(__always)
  package var growth: Int { count < capacity ? 0 : 2 &* count &* MemoryLayout<Element>.stride }
}
