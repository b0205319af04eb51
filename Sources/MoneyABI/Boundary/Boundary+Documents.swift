import CMoney
import MoneyCore
import MoneyTrade

extension Boundary {
  /// Reads an identifier, which is NUL-terminated UTF-8. It never reads beyond the longest one.
  static func identifier(
    _ text: UnsafePointer<CChar>?, longest: Int, _ name: StaticString
  ) throws(MoneyFailure) -> [UInt8] {
    Array(try self.text(text, -1, limit: longest, name))
  }

  /// Reads an identifier; null is "".
  static func optionalIdentifier(
    _ text: UnsafePointer<CChar>?, longest: Int, _ name: StaticString
  ) throws(MoneyFailure) -> [UInt8] {
    if text == nil { return [] }
    return try identifier(text, longest: longest, name)
  }

  /// Reads the text in a field of a struct, up to its NUL, which must be there. The text must be UTF-8.
  static func fieldText<Characters>(_ field: inout Characters, _ name: StaticString) throws(MoneyFailure) -> [UInt8] {
    let size = MemoryLayout<Characters>.size
    return try withUnsafeBytes(of: &field) { (place) throws(MoneyFailure) in
      guard let bytes = place.assumingMemoryBound(to: CChar.self).baseAddress else { throw null(name) }
      var count = 0
      while count < size, bytes[count] != 0 { count += 1 }
      return Array(try text(bytes, count, limit: size - 1, name))
    }
  }

  static func sku(_ text: UnsafePointer<CChar>?) throws(MoneyFailure) -> [UInt8] {
    try identifier(text, longest: Product.longestSKU, "sku")
  }

  static func category(_ text: UnsafePointer<CChar>?) throws(MoneyFailure) -> [UInt8] {
    try optionalIdentifier(text, longest: Product.longestCategory, "category")
  }

  /// Runs a call whose one output is a struct. It is zeroed first and written in place.
  static func callStruct<Value>(
    _ value: UnsafeMutablePointer<Value>?, _ name: StaticString, _ failure: UnsafeMutablePointer<money_error_t>?,
    _ body: (UnsafeMutablePointer<Value>) throws(MoneyFailure) -> Void
  ) -> money_status_t {
    do {
      let output = try required(value, name)
      zero(output)
      try body(output)
      return MONEY_OK
    } catch {
      zero(value)
      return report(error, failure)
    }
  }

  /// Reads a document, whose length is limited, after checking that there is enough memory to read it.
  ///
  /// - Parameter times: the maximum number of bytes that the reader and its result need per byte of the document.
  static func document(
    _ text: UnsafePointer<CChar>?, _ length: Int, _ name: StaticString, times: Int = mostOfDocument
  ) throws(MoneyFailure) -> UnsafeBufferPointer<UInt8> {
    let document = try self.text(text, length, limit: Int(MONEY_DOCUMENT_MAX), name)
    try checkMemory(document.count, of: times)
    return document
  }
}
