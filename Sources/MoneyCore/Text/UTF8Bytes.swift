/// The bytes of a literal.
public func UTF8Bytes(_ text: StaticString) -> UnsafeBufferPointer<UInt8> {
  UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
}
