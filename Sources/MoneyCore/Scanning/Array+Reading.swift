extension [UInt8] {
  /// Calls `body` with the bytes as a buffer, and returns its result.
  public func reading<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(MoneyFailure) -> Result
  ) throws(MoneyFailure) -> Result {
    var outcome: Swift.Result<Result, MoneyFailure>?
    withUnsafeBufferPointer { buffer in
      do throws(MoneyFailure) { outcome = .success(try body(buffer)) } catch {
        outcome = .failure(error)
      }
    }
    guard let outcome else { throw .outOfMemory() }
    return try outcome.get()
  }

  /// The bytes with ASCII letters in lower case; other bytes are unchanged.
  package var lowercased: [UInt8] { map { ASCII.isUppercase($0) ? $0 | 0x20 : $0 } }
}
