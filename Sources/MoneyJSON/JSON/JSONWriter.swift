import CJansson
import CMachine
import MoneyCore

/// A JSON document that is built with jansson. Its text is canonical: sorted keys, no white space.
struct JSONWriter: ~Copyable {
  typealias Node = UnsafeMutablePointer<json_t>

  /// The object that is the document.
  let root: Node

  init() throws(MoneyFailure) {
    root = try JSONWriter.new(json_object())
  }

  deinit {
    json_decref(root)
  }

  private static func new(_ node: Node?) throws(MoneyFailure) -> Node {
    guard let node else { throw .outOfMemory() }
    return node
  }

  /// Sets a member. The document owns `node` from then on, even if the call fails.
  func set(_ key: [UInt8], to node: Node?, in object: Node) throws(MoneyFailure) {
    if money_watch_goes_on() == 0 {
      json_decref(node)
      throw .cancelled()
    }
    let status = withCString(key) { json_object_set_new(object, $0, node) }
    if node == nil || status != 0 { throw .outOfMemory() }
  }

  func set(_ key: StaticString, to text: [UInt8], in object: Node) throws(MoneyFailure) {
    try set(Array(key), to: string(text), in: object)
  }

  func set(_ key: [UInt8], to text: [UInt8], in object: Node) throws(MoneyFailure) {
    try set(key, to: string(text), in: object)
  }

  func set(_ key: StaticString, to number: Int64, in object: Node) throws(MoneyFailure) {
    try set(Array(key), to: json_integer(json_int_t(number)), in: object)
  }

  func set(_ key: StaticString, to flag: Bool, in object: Node) throws(MoneyFailure) {
    try set(Array(key), to: flag ? json_true() : json_false(), in: object)
  }

  /// The object of a member, created if missing.
  func object(_ key: [UInt8], in object: Node) throws(MoneyFailure) -> Node {
    if let found = withCString(key, { json_object_get(object, $0) }) { return found }
    let made = try JSONWriter.new(json_object())
    try set(key, to: made, in: object)
    return made
  }

  /// Appends an object to the array of a member, which is created if missing.
  func appendedObject(_ key: StaticString, in object: Node) throws(MoneyFailure) -> Node {
    let made = try JSONWriter.new(json_object())
    try append(made, to: key, in: object)
    return made
  }

  /// Appends a string to the array of a member, which is created if missing.
  func append(_ text: [UInt8], to key: StaticString, in object: Node) throws(MoneyFailure) {
    try append(try JSONWriter.new(string(text)), to: key, in: object)
  }

  /// Appends a node. The document owns `node` from then on, even if the call fails.
  private func append(_ node: Node, to key: StaticString, in object: Node) throws(MoneyFailure) {
    let name = Array(key)
    if withCString(name, { json_object_get(object, $0) }) == nil {
      do throws(MoneyFailure) { try set(name, to: json_array(), in: object) } catch {
        json_decref(node)
        throw error
      }
    }
    let array = withCString(name) { json_object_get(object, $0) }
    if json_array_append_new(array, node) != 0 { throw .outOfMemory() }
  }

  func emptyList() -> Node? { json_array() }

  private func string(_ text: [UInt8]) -> Node? {
    text.withUnsafeBytes { bytes in
      bytes.isEmpty
        ? json_string("")
        : json_stringn(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
  }

  private func withCString<Result>(
    _ bytes: [UInt8], _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result {
    (bytes + [0]).withUnsafeBytes {
      body($0.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
  }

  /// The document's bytes.
  func text() throws(MoneyFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { output in
      json_dump_callback(
        root,
        { chunk, count, output in
          guard let chunk, let output else { return -1 }
          let bytes = output.assumingMemoryBound(to: [UInt8].self)
          guard bytes.pointee.hasRoom(count), money_watch_goes_on() != 0 else { return -1 }
          bytes.pointee.append(contentsOf: UnsafeRawBufferPointer(start: chunk, count: count))
          return 0
        }, output, Int(JSON_SORT_KEYS | JSON_COMPACT))
    }
    try JSONProgress.check()
    if status != 0 { throw .outOfMemory() }
    return bytes
  }
}

extension Array where Element == UInt8 {
  init(_ text: StaticString) {
    self = text.withUTF8Buffer { Array($0) }
  }

  /// True if `more` bytes can be appended. A full array is reallocated with twice its size, or the size needed, and
  /// Swift ends the process if that fails.
  func hasRoom(_ more: Int) -> Bool { count + more <= capacity || money_memory_has(UInt64(2 * (count + more))) != 0 }
}
