import MoneyCore

/// The elements of a vocabulary in a document. Elements of other names or namespaces are left out with their contents,
/// so memory does not depend on them, and an element of a foreign namespace is never mistaken for one of the vocabulary.
///
///     let tree = try XMLTree.read(bytes, wanted: "an invoice") { namespace, name in vocabulary(of: namespace, name) }
///     tree.root.word("LegalMonetaryTotal/PayableAmount")  // "12.50"
public final class XMLTree {
  /// Chooses the vocabulary by the namespace and the name of the root; nil rejects the document.
  public typealias Choice = (
    _ namespace: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>
  ) -> XMLVocabulary?

  /// The limit of a name in a place.
  static var longestShownName: Int { 60 }

  let nodes: [XMLNode]
  let words: [UInt8]
  let names: [XMLName]
  let rootName: [UInt8]

  init(_ nodes: [XMLNode], _ words: [UInt8], _ names: [XMLName], _ rootName: [UInt8]) {
    self.nodes = nodes
    self.words = words
    self.names = names
    self.rootName = rootName
  }

  public var root: XMLElement { XMLElement(tree: self, index: 0) }

  /// The first element with an earlier sibling of the same name, other than the elements that may repeat.
  public func firstRepeated(unless mayRepeat: (XMLElement) -> Bool) -> XMLElement? {
    for index in nodes.indices where nodes[index].number == 2 {
      let element = XMLElement(tree: self, index: index)
      if !mayRepeat(element) { return element }
    }
    return nil
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - wanted: the expected roots, for the failure.
  ///   - fault: receives the place of a failure, unless memory is missing or the call was cancelled.
  /// - Throws: `xml` if the document is not well-formed or exceeds a limit, `document` if its root is not one of the
  ///   wanted. The message contains the line and the column; the position counts bytes of the document.
  public static func read(
    _ bytes: UnsafeRawBufferPointer, limits: XMLLimits = XMLLimits(), watch: Watch = .none, wanted: Message,
    fault: inout XMLFault?, choose: @escaping Choice
  ) throws(MoneyFailure) -> XMLTree {
    let bytes = UnsafeBufferPointer(start: bytes.assumingMemoryBound(to: UInt8.self).baseAddress, count: bytes.count)
    if bytes.count > limits.bytes {
      let tooLong = MoneyFailure(.xml, "the document must be at most " + .number(limits.bytes) + " bytes", at: 0)
      throw located(tooLong, .utf8, bytes, [], &fault)
    }
    let encoding: XMLEncoding
    do throws(MoneyFailure) { encoding = try XMLEncoding(bytes) } catch {
      throw located(error, .utf8, bytes, [], &fault)
    }
    guard let text = try encoding.converted(bytes, watch: watch) else {
      return try read(text: bytes, encoding, limits, watch, wanted, &fault, choose)
    }
    var found: XMLFault?
    defer { fault = found }
    return try text.reading { (text) throws(MoneyFailure) in
      try read(text: text, encoding, limits, watch, wanted, &found, choose)
    }
  }

  /// Reads a document, as the other does, for callers that need the message alone.
  public static func read(
    _ bytes: UnsafeRawBufferPointer, limits: XMLLimits = XMLLimits(), watch: Watch = .none, wanted: Message,
    choose: @escaping Choice
  ) throws(MoneyFailure) -> XMLTree {
    var fault: XMLFault?
    return try read(bytes, limits: limits, watch: watch, wanted: wanted, fault: &fault, choose: choose)
  }

  private static func read(
    text: UnsafeBufferPointer<UInt8>, _ encoding: XMLEncoding, _ limits: XMLLimits, _ watch: Watch, _ wanted: Message,
    _ fault: inout XMLFault?, _ choose: @escaping Choice
  ) throws(MoneyFailure) -> XMLTree {
    var reader = XMLReader(text, limits, watch, XMLBuilder(choose, wanted: wanted))
    do throws(MoneyFailure) { try reader.read(isUTF16: encoding.isUTF16) } catch {
      throw located(error, encoding, text, reader.builder.place, &fault)
    }
    if let unknown = reader.builder.unknown {
      throw located(unknown, encoding, text, reader.builder.rootName, &fault)
    }
    guard let tree = reader.builder.tree else { throw .outOfMemory() }
    return tree
  }

  /// The failure with its line and column, at its position in the document.
  private static func located(
    _ failure: MoneyFailure, _ encoding: XMLEncoding, _ text: UnsafeBufferPointer<UInt8>, _ place: [UInt8],
    _ fault: inout XMLFault?
  ) -> MoneyFailure {
    guard let position = failure.position else { return failure }
    var cursor = XMLCursor()
    cursor.move(to: position, in: text)
    fault = XMLFault(line: Int(cursor.line), column: Int(cursor.column), place: place, message: failure.message)
    let message =
      "line " + .number(Int(cursor.line)) + ", column " + .number(Int(cursor.column)) + ": " + failure.message
    return MoneyFailure(failure.status, message, at: encoding.position(of: position, in: text))
  }
}
