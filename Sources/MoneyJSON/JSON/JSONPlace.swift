import MoneyCore

/// A step from a JSON value to one inside it.
enum JSONStep {
  case member(StaticString)
  case element(Int)
}

/// Finds the position of a value in a JSON text that was read before, for an error. Reading keeps no positions, and
/// only the position of a fault is looked up.
struct JSONPlace {
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// The position at which the value of a path starts. If the path does not exist, it is the last value that does.
  static func position(of path: [JSONStep], in text: UnsafeBufferPointer<UInt8>) -> Int {
    var place = JSONPlace(text: text)
    place.skipSpace()
    for step in path {
      let start = place.index
      guard place.take(step) else { return start }
    }
    return place.index
  }

  private init(text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  private var byte: UInt8? { index < text.count ? text[index] : nil }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  /// Goes from the start of a value to the start of one inside it.
  private mutating func take(_ step: JSONStep) -> Bool {
    let isObject = byte == ASCII.openBrace
    guard isObject || byte == ASCII.openBracket else { return false }
    index += 1
    var count = 0
    while true {
      skipSpace()
      guard let byte, byte != ASCII.closeBrace, byte != ASCII.closeBracket else { return false }
      var isFound = false
      if isObject {
        let key = index
        skipValue()
        if case .member(let name) = step, index >= key + 2 {
          isFound = name.isEqual(to: Array(text[(key + 1)..<(index - 1)]))
        }
        skipSpace()
        index += 1
        skipSpace()
      } else if case .element(let wanted) = step {
        isFound = wanted == count
      }
      if isFound { return true }
      skipValue()
      skipSpace()
      if self.byte == ASCII.comma { index += 1 }
      count += 1
    }
  }

  private mutating func skipValue() {
    var depth = 0
    repeat {
      guard let byte else { return }
      switch byte {
      case ASCII.quote: skipString()
      case ASCII.openBrace, ASCII.openBracket:
        depth += 1
        index += 1
      case ASCII.closeBrace, ASCII.closeBracket:
        if depth == 0 { return }
        depth -= 1
        index += 1
      case ASCII.comma where depth == 0: return
      case ASCII.comma, ASCII.colon, 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: skipWord()
      }
    } while depth > 0
  }

  /// Skips a number, or `true`, `false`, `null`.
  private mutating func skipWord() {
    while let byte, byte > 0x20, byte != ASCII.comma, byte != ASCII.closeBrace, byte != ASCII.closeBracket {
      index += 1
    }
  }

  private mutating func skipString() {
    index += 1
    while let byte, byte != ASCII.quote { index += byte == ASCII.backslash ? 2 : 1 }
    index += 1
  }
}
