import MoneyCore

/// The line and the column of a byte. It only moves forward, so that finding the places of all rows is linear.
package struct ImportPlace {
  /// The position of the byte in the text.
  package private(set) var offset: Int
  package private(set) var line = 1
  /// The column in characters, from 1.
  package private(set) var column = 1

  /// - Parameter start: the position of the first byte, after a byte order mark.
  package init(startingAt start: Int = 0) {
    offset = start
  }

  /// Moves to a later byte of the text; a line ends with a line feed, a carriage return, or both.
  package mutating func move(to place: Int, in text: UnsafeBufferPointer<UInt8>) {
    while offset < min(place, text.count) {
      let byte = text[offset]
      offset &+= 1
      let isPair = byte == ASCII.carriageReturn && offset < text.count && text[offset] == ASCII.lineFeed
      if byte == ASCII.lineFeed || (byte == ASCII.carriageReturn && !isPair) {
        line &+= 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column &+= 1
      }
    }
  }

  /// The place of a later byte.
  package func moved(to place: Int, in text: UnsafeBufferPointer<UInt8>) -> ImportPlace {
    var moved = self
    moved.move(to: place, in: text)
    return moved
  }

  /// A failure whose text begins with this line and column.
  package func failure(_ failure: MoneyFailure) -> MoneyFailure {
    if failure.status == .outOfMemory || failure.status == .cancelled { return failure }
    let place: Message = "line " + .number(line) + ", column " + .number(column) + ": "
    return MoneyFailure(failure.status, place + failure.message, at: offset, cause: failure.cause)
  }
}
