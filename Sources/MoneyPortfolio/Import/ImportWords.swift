import MoneyCore

/// Lines of `name=value`: a table of the words of a format, or an option of the caller.
struct ImportWords: Sendable {
  private(set) var names: [[UInt8]] = []
  private(set) var values: [[UInt8]] = []
  private var index = HashIndex(capacity: 0)

  init() {}

  /// Reads a table of the library, which is well-formed.
  init(_ table: StaticString) {
    for line in UTF8Bytes(table).split(separator: ASCII.lineFeed) {
      guard let place = line.firstIndex(of: ASCII.equals) else { continue }
      _ = add(Array(line[..<place]), Array(line[(place &+ 1)...]))
    }
  }

  /// Reads the lines of an option. Names are compared without regard to the case of ASCII letters. An equals sign in a
  /// name is possible, because the last one of a line separates the two parts.
  ///
  /// - Parameter option: the name of the option in a failure.
  init(parsing text: [UInt8], _ option: StaticString) throws(MoneyFailure) {
    for line in text.split(separator: ASCII.lineFeed) {
      guard let place = line.lastIndex(of: ASCII.equals), place > line.startIndex else {
        throw MoneyFailure(
          .syntax, Message(option) + " must contain lines of name=value, got " + .quoted(line), at: line.startIndex)
      }
      guard add(Array(line[..<place]), Array(line[(place &+ 1)...])) else {
        throw MoneyFailure(
          .syntax, Message(option) + ": duplicate name " + .quoted(line[..<place]), at: line.startIndex)
      }
    }
  }

  private mutating func add(_ name: [UInt8], _ value: [UInt8]) -> Bool {
    let name = name.lowercased
    if position(of: name) != nil { return false }
    names.append(name)
    values.append(value)
    let known = names
    index.insert(known.count &- 1) { BytesKey(known[$0]) }
    return true
  }

  /// The position of a name in lower case.
  private func position(of name: [UInt8]) -> Int? {
    index.find(BytesKey(name)) { BytesKey(names[$0]) }
  }

  func value(of name: [UInt8]) -> [UInt8]? { position(of: name.lowercased).map { values[$0] } }
}
