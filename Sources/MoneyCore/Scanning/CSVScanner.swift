/// Reads comma-separated values cell by cell. Source: RFC 4180; a line may also end with a line feed alone.
package struct CSVScanner {
  /// The content of a cell, and the position in the text where it starts.
  package struct Cell {
    package let bytes: [UInt8]
    package let position: Int
  }

  private let text: UnsafeBufferPointer<UInt8>
  private let delimiter: UInt8
  package private(set) var index = 0

  /// - Parameter delimiter: the character between cells.
  package init(_ text: UnsafeBufferPointer<UInt8>, delimiter: UInt8 = ASCII.comma) {
    self.text = text
    self.delimiter = delimiter
    // Spreadsheets write a byte order mark.
    if text.count >= 3, text[0] == 0xEF, text[1] == 0xBB, text[2] == 0xBF { index = 3 }
  }

  /// The cells of the next line that is not empty; nil at the end.
  ///
  /// - Parameter most: the limit on the number of cells.
  package mutating func row(atMost most: Int = .max) throws(MoneyFailure) -> [Cell]? {
    while index < text.count, text[index] == ASCII.lineFeed || text[index] == ASCII.carriageReturn { index += 1 }
    guard index < text.count else { return nil }
    var cells: [Cell] = []
    while true {
      guard cells.count < most else {
        throw MoneyFailure(.limit, "number of cells of a line must be at most " + .number(most), at: index)
      }
      cells.append(try cell())
      guard index < text.count, text[index] == delimiter else { break }
      index += 1
    }
    return cells
  }

  /// The number of the line that contains a byte, counted from 1.
  package func line(at position: Int) -> Int {
    var line = 1
    for place in 0..<min(position, text.count) {
      let isEnd = text[place] == ASCII.lineFeed
      let isReturn = text[place] == ASCII.carriageReturn
      if isEnd || (isReturn && (place + 1 == text.count || text[place + 1] != ASCII.lineFeed)) { line += 1 }
    }
    return line
  }

  private var isAtCellEnd: Bool {
    index == text.count || text[index] == delimiter || text[index] == ASCII.lineFeed
      || text[index] == ASCII.carriageReturn
  }

  private mutating func cell() throws(MoneyFailure) -> Cell {
    let start = index
    var bytes: [UInt8] = []
    guard index < text.count, text[index] == ASCII.quote else {
      while !isAtCellEnd {
        bytes.append(text[index])
        index += 1
      }
      return Cell(bytes: bytes, position: start)
    }
    index += 1
    while true {
      guard index < text.count else {
        throw MoneyFailure(.document, "expected a closing quote, got the end of the document", at: start)
      }
      let byte = text[index]
      index += 1
      if byte != ASCII.quote {
        bytes.append(byte)
      } else if index < text.count, text[index] == ASCII.quote {
        bytes.append(byte)
        index += 1
      } else {
        break
      }
    }
    guard isAtCellEnd else {
      throw MoneyFailure(.document, "expected a delimiter or the end of the line after a quoted cell", at: index)
    }
    return Cell(bytes: bytes, position: start + 1)
  }

  /// Appends a cell's text, in quotes if they are required.
  package static func append(_ bytes: [UInt8], to text: inout [UInt8]) {
    let isPlain = bytes.allSatisfy {
      $0 != ASCII.comma && $0 != ASCII.quote && $0 != ASCII.lineFeed && $0 != ASCII.carriageReturn
    }
    if isPlain {
      text.append(contentsOf: bytes)
      return
    }
    text.append(ASCII.quote)
    for byte in bytes {
      if byte == ASCII.quote { text.append(ASCII.quote) }
      text.append(byte)
    }
    text.append(ASCII.quote)
  }
}
