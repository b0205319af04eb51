import MoneyCore

/// A text of a document, as a part of `BankTexts`.
public struct BankText: Sendable {
  fileprivate let start: Int32
  fileprivate let count: Int32

  /// An absent text.
  public static var none: BankText { BankText(start: 0, count: 0) }

  public var isEmpty: Bool { count == 0 }
}

/// The texts of a document in one array, because most of the many texts are short.
public struct BankTexts: Sendable {
  private var bytes: [UInt8] = []

  mutating func add(_ text: [UInt8], _ watch: Watch) throws(MoneyFailure) -> BankText {
    if text.isEmpty { return .none }
    let start = bytes.count
    if start &+ text.count > bytes.capacity { try watch.ask((start &+ text.count) &* 2) }
    bytes.append(contentsOf: text)
    // A document has fewer than 2^31 bytes.
    return BankText(start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: text.count))
  }

  public subscript(_ text: BankText) -> [UInt8] {
    Array(bytes[Int(text.start)..<Int(text.start) &+ Int(text.count)])
  }
}

extension Array {
  /// Appends an element, after asking for the memory that a full array needs.
  mutating func append(_ element: Element, asking watch: Watch) throws(MoneyFailure) {
    if count == capacity { try watch.ask((count &+ 8) &* 2 &* MemoryLayout<Element>.stride) }
    append(element)
  }
}
