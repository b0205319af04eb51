import MoneyCore

/// The place and the reason for which a document was rejected.
public struct XMLFault {
  /// Counted from 1; a column is a character.
  public let line: Int
  public let column: Int
  /// The path of the element that contains the fault, as `XMLElement.place`; empty outside of kept elements.
  public let place: [UInt8]
  public let message: Message
}
