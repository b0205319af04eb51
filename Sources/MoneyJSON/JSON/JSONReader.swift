import MoneyCore

/// Reads a JSON text that jansson has checked, and keeps numbers as they are written.
///
/// jansson decides whether the text is JSON without duplicate keys, and returns the position of a fault. The values are
/// read from the text itself on demand.
enum JSONReader {
  /// - Parameters:
  ///   - text: UTF-8 without a NUL, as `UTF8Text.check` lets it pass. It must outlive the value.
  ///   - most: the limit on the number of bytes that jansson gets at a time.
  static func read(
    _ text: UnsafeBufferPointer<UInt8>, most: Int = JSONChecker.most
  ) throws(MoneyFailure) -> JSONValue {
    let tree = try JSONTree(text)
    try JSONChecker.check(tree, most: most)
    guard tree.isWhole else { throw MoneyFailure(.json, "invalid JSON", at: 0) }
    return tree.value(0)
  }
}
