extension Array {
  /// The bytes that the next append needs at once: a full array moves into one of twice its size.
  @inlinable @inline(__always)
  package var growth: Int { count < capacity ? 0 : 2 &* count &* MemoryLayout<Element>.stride }

  /// The capacity to reserve for a number of elements, which is an eighth larger: a list that is exactly full would ask
  /// for twice its memory before each change, even if that appends nothing.
  package static func room(for count: Int) -> Int { count &+ count / 8 &+ 1 }
}
