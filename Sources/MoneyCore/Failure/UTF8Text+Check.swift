extension UTF8Text {
  /// True if the next 8 bytes are ASCII without a NUL.
  @inline(__always)
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: index, as: UInt64.self)
    // If 1 is subtracted, a byte of 0 borrows and its top bit is set; a byte of 0x80 or more has it set already.
    return (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0
  }

  /// Throws at the first NUL or broken sequence.
  public static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    var index = 0
    while index < bytes.count {
      if bytes.count - index >= 8, isPlain(bytes, at: index) {
        index += 8
        continue
      }
      let byte = bytes[index]
      if byte != 0 && byte < 0x80 {
        index += 1
        continue
      }
      if byte == 0 { throw MoneyFailure(.encoding, "text must not contain NUL", at: index) }
      let length = sequenceLength(in: bytes, at: index)
      if length == 0 { throw MoneyFailure(.encoding, "text must be valid UTF-8", at: index) }
      index += length
    }
  }
}
