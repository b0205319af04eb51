extension String {
  /// A text of the engine, which keeps texts as bytes of UTF-8.
  public init(_ bytes: [UInt8]) {
    self = String(decoding: bytes, as: UTF8.self)
  }

  public init(_ text: ShortText) {
    self = String(text.bytes)
  }

  /// The UTF-8 bytes of the text.
  public var bytes: [UInt8] { Array(utf8) }

  /// Runs a body on the bytes of the text.
  package func read<Value>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Value
  ) throws(MoneyFailure) -> Value {
    try bytes.withUnsafeBufferPointer(body)
  }
}
