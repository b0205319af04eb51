import MoneyCore

/// The places of all values and keys of a JSON text, in the order of the text: 8 bytes for each, and nothing else.
///
/// A node is where a value starts, and the index of the first node after everything inside that value. So the members
/// of an object are found by going from node to node, and nothing of the text is copied before it is asked for.
///
///     {"a": [1, 2], "b": 3}    nodes 0 to 7: object, "a", array, 1, 2, "b", 3; the node after the array is the one of "b"
///
/// The tree finds where values start and end, not whether the text is JSON: `JSONChecker` asks jansson for that. All values
/// of a text share one tree, so a value is two words and a tag.
final class JSONTree {
  struct Node {
    let start: UInt32
    var next: UInt32
  }

  let text: UnsafeBufferPointer<UInt8>
  private(set) var nodes: [Node] = []
  /// True if the brackets match, the strings end, and the text is a single value. Otherwise the text is not JSON.
  private(set) var isWhole = true
  /// Where the tree stops: at a bracket that does not match, or at the end of the text.
  private(set) var end = 0
  /// The nodes of the objects and arrays that are not closed.
  private var open: [Int] = []

  /// The deepest nesting of objects and arrays that the library reads.
  static var deepest: Int { 128 }

  /// - Parameter text: UTF-8 without a NUL, as `UTF8Text.check` lets it pass.
  init(_ text: UnsafeBufferPointer<UInt8>) throws(MoneyFailure) {
    self.text = text
    guard UInt32(exactly: text.count) != nil else {
      throw MoneyFailure(.limit, "document must be less than 4 GiB, got " + .number(text.count) + " bytes")
    }
    // A short text has fewer nodes than bytes, and counting them would cost more than the saved memory is worth.
    nodes.reserveCapacity(text.count <= 2048 ? text.count : JSONTree.mostNodes(in: text))
    while isWhole, end < text.count {
      if nodes.count % 65536 == 0 { try JSONProgress.check() }
      try takeNext()
    }
    for node in open { nodes[node].next = UInt32(truncatingIfNeeded: nodes.count) }
    isWhole = isWhole && open.isEmpty && !nodes.isEmpty && next(0) == nodes.count
  }

  private func takeNext() throws(MoneyFailure) {
    let byte = text[end]
    switch byte {
    case ASCII.openBrace, ASCII.openBracket:
      guard open.count < JSONTree.deepest else {
        throw MoneyFailure(.limit, "nesting must be at most " + .number(JSONTree.deepest) + " levels", at: end)
      }
      open.append(nodes.count)
      add(end)
      end += 1
    case ASCII.closeBrace, ASCII.closeBracket:
      // A closing bracket of ASCII is its opening bracket plus 2.
      guard let node = open.last, text[start(node)] == byte - 2 else {
        isWhole = false
        return
      }
      nodes[node].next = UInt32(truncatingIfNeeded: nodes.count)
      open.removeLast()
      end += 1
    case ASCII.quote:
      add(end)
      takeString()
    case ASCII.space, ASCII.comma, ASCII.colon, ASCII.lineFeed, ASCII.carriageReturn, ASCII.tab:
      end += 1
    default:
      add(end)
      end = end(ofWord: end)
    }
  }

  /// The number of nodes of a text, or a few more: each value is the first of all, or follows a comma, a colon or an
  /// opening bracket.
  private static func mostNodes(in text: UnsafeBufferPointer<UInt8>) -> Int {
    var count = 1
    var isInString = false
    var index = 0
    while index < text.count {
      switch text[index] {
      case ASCII.quote: isInString = !isInString
      case ASCII.backslash: index += isInString ? 1 : 0
      case ASCII.comma, ASCII.colon, ASCII.openBrace, ASCII.openBracket: count += isInString ? 0 : 1
      default: break
      }
      index += 1
    }
    return count
  }

  private func add(_ start: Int) {
    nodes.append(Node(start: UInt32(truncatingIfNeeded: start), next: UInt32(truncatingIfNeeded: nodes.count + 1)))
  }

  /// Moves on to the byte after a string.
  private func takeString() {
    end += 1
    while end < text.count {
      let byte = text[end]
      if byte == ASCII.quote {
        end += 1
        return
      }
      end += byte == ASCII.backslash ? 2 : 1
    }
    end = text.count
    isWhole = false
  }

  /// The index after the number, or after `true`, `false` or `null`, that starts at an index.
  private func end(ofWord start: Int) -> Int {
    var index = start
    while index < text.count {
      switch text[index] {
      case ASCII.space, ASCII.tab, ASCII.lineFeed, ASCII.carriageReturn, ASCII.comma, ASCII.colon, ASCII.quote,
        ASCII.openBrace, ASCII.openBracket, ASCII.closeBrace, ASCII.closeBracket:
        return index
      default: index += 1
      }
    }
    return index
  }
}

// MARK: - Nodes

extension JSONTree {
  /// Where a value starts in the text.
  func start(_ node: Int) -> Int { Int(nodes[node].start) }

  /// The node after a value and everything inside it.
  func next(_ node: Int) -> Int { Int(nodes[node].next) }

  func byte(_ node: Int) -> UInt8 { text[start(node)] }

  func isContainer(_ node: Int) -> Bool { byte(node) == ASCII.openBrace || byte(node) == ASCII.openBracket }

  func isClosed(_ node: Int) -> Bool { !open.contains(node) }

  /// The bytes of a string with its quotes, of a number or a word, or of an opening bracket.
  func token(_ node: Int) -> Range<Int> {
    if isContainer(node) { return start(node)..<(start(node) + 1) }
    if byte(node) != ASCII.quote { return word(node) }
    return start(node)..<min(contents(ofString: node).range.upperBound + 1, text.count)
  }

  /// The bytes of a number or a word.
  func word(_ node: Int) -> Range<Int> { start(node)..<end(ofWord: start(node)) }

  /// The bytes between the quotes of a string, and whether one of them starts an escape.
  func contents(ofString node: Int) -> (range: Range<Int>, hasEscape: Bool) {
    let start = start(node) + 1
    var end = start
    var hasEscape = false
    while end < text.count, text[end] != ASCII.quote {
      let isEscape = text[end] == ASCII.backslash
      hasEscape = hasEscape || isEscape
      end += isEscape ? 2 : 1
    }
    return (start..<min(end, text.count), hasEscape)
  }

  func string(_ node: Int) -> [UInt8] {
    let (range, hasEscape) = contents(ofString: node)
    return hasEscape ? JSONTokens.content(text, range).bytes : Array(text[range])
  }

  func isString(_ node: Int, equalTo words: StaticString) -> Bool {
    let (range, hasEscape) = contents(ofString: node)
    if hasEscape { return words.isEqual(to: string(node)) }
    return range.count == words.utf8CodeUnitCount && words.withUTF8Buffer { $0.elementsEqual(text[range]) }
  }

  /// Notes that everything before an element is read. The tree was made and checked before that, which is half the work.
  func noteProgress(before node: Int) {
    JSONProgress.note((text.count + (node < nodes.count ? start(node) : text.count)) / 2, of: text.count)
  }

  func value(_ node: Int) -> JSONValue {
    switch byte(node) {
    case ASCII.openBrace: .object(JSONMembers(tree: self, node: node))
    case ASCII.openBracket: .array(JSONElements(tree: self, node: node))
    case ASCII.quote: .string(string(node))
    case UInt8(ascii: "t"): .bool(true)
    case UInt8(ascii: "f"): .bool(false)
    case UInt8(ascii: "n"): .null
    default: .number(word(node))
    }
  }
}
