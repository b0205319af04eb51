import MoneyCore

/// A document that is being read. It reads members by name and checks that each has the expected type.
protocol JSONDocument {
  /// The text whose spans are the document's numbers.
  var text: UnsafeBufferPointer<UInt8> { get }
}

extension JSONDocument {
  /// Reads a part of the document. A failure gets the position of that part.
  func at<Part>(
    _ path: @autoclosure () -> [JSONStep], _ read: () throws(MoneyFailure) -> Part
  ) throws(MoneyFailure) -> Part {
    do throws(MoneyFailure) { return try read() } catch {
      throw error.placed(at: JSONPlace.position(of: path(), in: text))
    }
  }

  /// The text of a number, or of a string.
  func numeral(_ value: JSONValue) -> [UInt8]? {
    switch value {
    case .number(let range): Array(text[range])
    case .string(let bytes): bytes
    default: nil
    }
  }

  func string(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> [UInt8] {
    try JSONProgress.check()
    guard case .string(let bytes) = value else {
      throw .member(name, mustBe: "a string", got: value)
    }
    return bytes
  }

  func code(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> CurrencyCode {
    try Self.code(try string(value, name))
  }

  /// Reads an ISO 8601 date, or nil.
  func day(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> Day? {
    guard let value else { return nil }
    return try Self.day(try string(value, name))
  }

  static func day(_ bytes: [UInt8]) throws(MoneyFailure) -> Day {
    do {
      return try bytes.reading { (text) throws(MoneyFailure) in try Day(parsing: text) }
    } catch {
      throw error.unplaced
    }
  }

  static func code(_ bytes: [UInt8]) throws(MoneyFailure) -> CurrencyCode {
    do {
      return try CurrencyCode(parsing: bytes)
    } catch {
      throw error.unplaced
    }
  }

  /// Reads a rate as the library writes it: a decimal or a ratio.
  static func rate(_ bytes: [UInt8]) throws(MoneyFailure) -> Rate {
    do {
      return try bytes.reading { (text) throws(MoneyFailure) in try Rate(parsing: text) }
    } catch {
      throw error.unplaced
    }
  }

  /// Reads an integer of 64 bits.
  func integer(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> Int64 {
    guard case .number(let range) = value else {
      throw .member(name, mustBe: "a number", got: value)
    }
    let digits = UnsafeBufferPointer(rebasing: text[range])
    guard digits.count <= 20, let decimal = try? Decimal(parsing: digits), decimal.scale == 0,
      let number = Int64(exactly: decimal.coefficient)
    else {
      throw MoneyFailure(
        .document, "\"" + Message(name) + "\" must be an integer of 64 bits, got " + .quoted(digits),
        at: range.lowerBound)
    }
    return number
  }

  /// Reads one of several choices by its name.
  func choice<Choice>(
    _ value: JSONValue?, _ name: StaticString, _ choices: [Choice], _ nameOf: (Choice) -> StaticString
  ) throws(MoneyFailure) -> Choice {
    choices[try JSONChoice.index(of: try string(value, name), name, choices.count) { nameOf(choices[$0]) }]
  }

  /// Reads the members of an object.
  func members(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> JSONMembers {
    guard case .object(let members) = value else {
      throw .member(name, mustBe: "an object", got: value)
    }
    return members
  }

  /// Reads the elements of a list.
  func elements(_ value: JSONValue?, _ name: StaticString) throws(MoneyFailure) -> JSONElements {
    guard case .array(let elements) = value else {
      throw .member(name, mustBe: "a list", got: value)
    }
    return elements
  }

  /// Refuses a member that a document of the library's own does not have, because a misspelt member would be lost.
  /// - Parameter names: the names of the members, with a space between them.
  func checkMembers(of value: JSONValue, among names: StaticString) throws(MoneyFailure) {
    guard case .object(let members) = value else { return }
    if let other = members.firstKey(where: { !names.hasWord($0) }) {
      throw MoneyFailure(.document, "unknown member " + .quoted(other))
    }
  }

  /// Checks the format and the version, which every document of the library's own has.
  func check(
    _ root: JSONValue, format: StaticString, version newest: Int64
  ) throws(MoneyFailure) {
    guard case .string(let name) = root["format"] else {
      throw .member("format", mustBe: "\"" + Message(format) + "\"", got: root["format"])
    }
    guard format.isEqual(to: name) else {
      throw MoneyFailure(.document, "\"format\" must be \"" + Message(format) + "\", got " + .quoted(name))
    }
    let version = try integer(root["version"], "version")
    guard version >= 1 else {
      throw MoneyFailure(.document, "\"version\" must be 1 to " + .integer(newest) + ", got " + .integer(version))
    }
    guard version <= newest else {
      throw MoneyFailure(
        .version,
        "\"version\" must be at most " + .integer(newest) + ", got " + .integer(version)
          + "; a newer library wrote the document")
    }
  }
}

/// The search among choices, one function for all types of choices.
private enum JSONChoice {
  static func index(
    of given: [UInt8], _ name: StaticString, _ count: Int, _ nameOf: (Int) -> StaticString
  ) throws(MoneyFailure) -> Int {
    for index in 0..<count where nameOf(index).isEqual(to: given) { return index }
    let names = Message.list(Array(0..<count), named: nameOf)
    throw MoneyFailure(.document, "\"" + Message(name) + "\" must be one of " + names + ", got " + .quoted(given))
  }
}
