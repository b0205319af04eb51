import MoneyCore

/// Keeps the elements of a vocabulary while a document is read.
struct XMLBuilder: ~Copyable {
  /// An open element that is kept.
  private struct Open {
    let node: Int
    var lastChild: Int
    /// The first of its counts.
    let counts: Int
    let content: XMLVocabulary.Content
  }

  /// The number of children of a name in an open element.
  private struct Count {
    let name: Int
    var number: Int32
  }

  private let choose: XMLTree.Choice
  private let wanted: Message
  private(set) var vocabulary: XMLVocabulary?
  private(set) var nodes: [XMLNode] = []
  /// The texts and the currencies of all nodes.
  private(set) var words: [UInt8] = []
  private(set) var rootName: [UInt8] = []
  /// The failure for an unexpected root, thrown only if the document is well-formed.
  private(set) var unknown: MoneyFailure?
  private var open: [Open] = []
  private var counts: [Count] = []
  /// The number of open elements that are not kept.
  private var skipped = 0
  /// The text of the innermost element, if it is kept.
  private var text: [UInt8] = []
  private var keepsText = false
  private var cursor = XMLCursor()

  init(_ choose: @escaping XMLTree.Choice, wanted: Message) {
    self.choose = choose
    self.wanted = wanted
  }

  /// The attribute that contains a currency, if the next element may be kept.
  var attribute: XMLName? { skipped > 0 || vocabulary == nil ? nil : vocabulary?.attribute }

  /// The positions of the empty namespace in the vocabulary, as bits.
  var unnamed: UInt64 { vocabulary?.namespaces.first?.isEmpty == true ? 1 : 0 }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if keepsText { text.append(contentsOf: bytes) }
  }

  mutating func append(_ scalar: UInt32) {
    if keepsText { XMLCharacters.append(scalar, to: &text) }
  }

  /// Starts the root. It chooses the vocabulary.
  mutating func start(
    root name: XMLName, _ address: [UInt8], at position: Int, in text: UnsafeBufferPointer<UInt8>, _ watch: Watch
  ) throws(MoneyFailure) {
    rootName = Array(name.bytes.prefix(XMLTree.longestShownName))
    address.withUnsafeBufferPointer { vocabulary = choose($0, name.bytes) }
    vocabulary?.setRoot(namespace: address)
    if vocabulary == nil {
      unknown = MoneyFailure(.document, "expected " + wanted + ", got the namespace " + .quoted(address), at: position)
    }
    let known = vocabulary?.position(of: name)
    let content = known.flatMap { vocabulary?.entries[$0].content } ?? .elements
    try keep(known ?? -1, content, [], at: position, in: text, watch)
  }

  /// Starts an element inside the root.
  mutating func start(
    _ name: XMLName, in namespaces: UInt64, _ currency: [UInt8], at position: Int,
    of text: UnsafeBufferPointer<UInt8>, _ watch: Watch
  ) throws(MoneyFailure) {
    guard let vocabulary, skipped == 0, let parent = open.last else {
      skipped += 1
      return
    }
    if parent.content == .text {
      let outer = self.name(of: parent.node)
      throw MoneyFailure(
        .xml, .printable(outer) + " must be text, got the element " + .quoted(name.bytes), at: position)
    }
    guard let known = vocabulary.position(of: name), namespaces >> UInt64(vocabulary.entries[known].namespace) & 1 == 1
    else {
      skipped += 1
      keepsText = false
      return
    }
    try keep(known, vocabulary.entries[known].content, currency, at: position, in: text, watch)
  }

  private mutating func keep(
    _ name: Int, _ content: XMLVocabulary.Content, _ currency: [UInt8], at position: Int,
    in document: UnsafeBufferPointer<UInt8>, _ watch: Watch
  ) throws(MoneyFailure) {
    if nodes.count == nodes.capacity { try watch.ask((nodes.count &+ 8) &* 2 &* MemoryLayout<XMLNode>.stride) }
    let start = words.count
    try append(word: currency, watch)
    cursor.move(to: position, in: document)
    let index = nodes.count
    nodes.append(
      XMLNode(
        name: Int32(truncatingIfNeeded: name), parent: Int32(truncatingIfNeeded: open.last?.node ?? -1),
        number: number(of: name), line: cursor.line, column: cursor.column,
        currency: XMLBuilder.range(start, words.count), text: 0..<0))
    if let last = open.indices.last {
      if open[last].lastChild < 0 {
        nodes[open[last].node].firstChild = Int32(truncatingIfNeeded: index)
      } else {
        nodes[open[last].lastChild].nextSibling = Int32(truncatingIfNeeded: index)
      }
      open[last].lastChild = index
    }
    open.append(Open(node: index, lastChild: -1, counts: counts.count, content: content))
    text.removeAll(keepingCapacity: true)
    keepsText = content != .elements
  }

  /// The number of the next child of a name in the innermost element. An element has few different names.
  private mutating func number(of name: Int) -> Int32 {
    guard let parent = open.last else { return 1 }
    for index in counts.indices[parent.counts...] where counts[index].name == name {
      counts[index].number &+= 1
      return counts[index].number
    }
    counts.append(Count(name: name, number: 1))
    return 1
  }

  private static func range(_ start: Int, _ end: Int) -> Range<Int32> {
    Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: end)
  }

  private mutating func append(word: [UInt8], _ watch: Watch) throws(MoneyFailure) {
    if words.count &+ word.count > words.capacity { try watch.ask((words.count &+ word.count) &* 2) }
    XMLCharacters.appendWord(word, to: &words)
  }

  mutating func end(_ watch: Watch) throws(MoneyFailure) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    guard let last = open.popLast() else { return }
    counts.removeLast(counts.count - last.counts)
    if keepsText {
      let start = words.count
      try append(word: text, watch)
      nodes[last.node].text = XMLBuilder.range(start, words.count)
    }
    keepsText = false
  }

  private func name(of node: Int) -> [UInt8] {
    let position = Int(nodes[node].name)
    guard position >= 0, let vocabulary else { return rootName }
    return Array(vocabulary.entries[position].name.bytes)
  }

  /// The path of the innermost element that is kept.
  var place: [UInt8] {
    guard let last = open.last, let tree = tree else { return [] }
    return XMLElement(tree: tree, index: last.node).place
  }

  /// The tree so far; nil without a root.
  var tree: XMLTree? {
    nodes.isEmpty ? nil : XMLTree(nodes, words, vocabulary?.entries.map { $0.name } ?? [], rootName)
  }
}

/// A position in a document that only moves on, as a line and a column of characters.
struct XMLCursor {
  private var position = 0
  private(set) var line: Int32 = 1
  private(set) var column: Int32 = 1

  mutating func move(to end: Int, in text: UnsafeBufferPointer<UInt8>) {
    if position == 0, XMLEncoding.hasMark(text), end >= 3 { position = 3 }
    let end = min(end, text.count)
    while position < end {
      let byte = text[position]
      position &+= 1
      // A carriage return before a line feed is part of the same line break.
      let isBreak =
        byte == ASCII.lineFeed
        || byte == ASCII.carriageReturn && !(position < text.count && text[position] == ASCII.lineFeed)
      if isBreak {
        line &+= 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column &+= 1
      }
    }
  }
}
