import MoneyCore

/// Asks jansson whether a text is JSON without duplicate keys, piece by piece, so that jansson's tree is never large.
///
/// A value of up to `most` bytes is one piece. The elements of a longer array are combined into pieces with brackets of
/// their own, and the members of a longer object likewise. The text between two pieces is checked here: it must be one
/// comma, or one colon, and white space. Pieces are checked in the order of the text, so the first fault is found.
struct JSONChecker {
  private let tree: JSONTree
  private let most: Int
  private var text: UnsafeBufferPointer<UInt8> { tree.text }

  /// The usual limit on the number of bytes of a piece. A longer piece is a single string.
  static var most: Int { 1 << 16 }

  static func check(_ tree: JSONTree, most: Int) throws(MoneyFailure) {
    let checker = JSONChecker(tree: tree, most: most)
    // A short text is checked as it is, with the white space around its value.
    if tree.text.count <= most || tree.nodes.isEmpty {
      try checker.check(JSONPiece(range: 0..<tree.text.count))
    } else {
      try checker.checkLong()
    }
  }

  private init(tree: JSONTree, most: Int) {
    self.tree = tree
    self.most = most
  }

  private func checkLong() throws(MoneyFailure) {
    let start = tree.start(0)
    try checkSpace(0..<start, JSONPiece(range: 0..<tree.token(0).upperBound))
    let end = tree.next(0) < tree.nodes.count ? tree.start(tree.next(0)) : tree.end
    if end - start > most, tree.isContainer(0) {
      try checkContainer(until: end)
    } else {
      try check(JSONPiece(range: start..<end))
    }
    // A second value, or a bracket that closes nothing.
    if end < text.count || !tree.isWhole {
      throw JSONPiece(prefix: [ASCII.zero, ASCII.space], range: end..<min(text.count, end + 1)).fault(in: text)
    }
  }

  /// Checks the object or array that is the root. The levels are in memory and not on the stack, of which a call may use
  /// 64 KiB: there are up to 128.
  private func checkContainer(until end: Int) throws(MoneyFailure) {
    var levels = [try level(0, until: end)]
    while let top = levels.indices.last {
      try checkComma(&levels[top])
      if levels[top].place >= tree.next(levels[top].node) {
        try close(&levels[top])
        levels.removeLast()
      } else if let long = try takeNext(&levels[top]) {
        levels.append(try level(long.node, until: long.end))
      }
    }
  }

  private func level(_ node: Int, until end: Int) throws(MoneyFailure) -> Level {
    let start = tree.start(node)
    var level = Level(node: node, close: end, pieces: Pieces(open: text[start], start: start + 1))
    // An object or array that is not closed reaches to where the tree stops.
    guard tree.isClosed(node) else { return level }
    level.close = lastByte(before: end, after: start)
    // If a value followed between the closing bracket and `end`, the tree would contain a node for it.
    guard text[level.close] == text[start] + 2 else {
      throw JSONPiece(prefix: [ASCII.zero], range: level.close..<(level.close + 1)).fault(in: text)
    }
    return level
  }

  private func close(_ level: inout Level) throws(MoneyFailure) {
    try finish(&level.pieces, until: level.close)
    if !tree.isClosed(level.node) {
      let range = level.close..<min(level.close + 1, text.count)
      throw JSONPiece(prefix: level.pieces.full, range: range).fault(in: text)
    }
  }

  /// Consumes the next element or member; returns its value if that is an object or array too long for a piece.
  private func takeNext(_ level: inout Level) throws(MoneyFailure) -> (node: Int, end: Int)? {
    let place = level.place
    let isMember = level.pieces.open == ASCII.openBrace
    if isMember { try checkKey(&level) }
    let value = isMember ? place + 1 : place
    let next = tree.next(value)
    let end = end(before: next, of: level.node, until: level.close)
    level.place = next
    level.end = end
    guard try take(place, value: value, until: end, in: &level.pieces) else { return nil }
    let start = tree.start(value)
    if isMember {
      try check(JSONPiece(prefix: [ASCII.openBrace], range: tree.start(place)..<start, suffix: Array("0}")))
    }
    if end - start > most { return (value, end) }
    try check(JSONPiece(range: start..<end))
    return nil
  }

  /// Checks that a member starts with a key that no member before it has. jansson would not find a key again that is in
  /// another piece.
  private func checkKey(_ level: inout Level) throws(MoneyFailure) {
    let place = level.place
    guard tree.byte(place) == ASCII.quote, place + 1 < tree.next(level.node) else {
      try finish(&level.pieces, until: tree.start(place))
      throw JSONPiece(prefix: [ASCII.openBrace], range: tree.token(place), suffix: [ASCII.closeBrace]).fault(in: text)
    }
    let key = tree.string(place)
    if level.positions.find(key, bytesAt: { tree.string(level.keys[$0]) }) != nil {
      try finish(&level.pieces, until: tree.start(place))
      throw duplicate(place).fault(in: text)
    }
    level.add(place, in: tree)
  }

  /// Where an element or a member ends: at the comma before the next one, or at the closing bracket. If the comma is
  /// missing, it ends where the next one starts.
  private func end(before next: Int, of node: Int, until close: Int) -> Int {
    guard next < tree.next(node) else { return close }
    let start = tree.start(next)
    let last = lastByte(before: start, after: tree.start(node))
    return text[last] == ASCII.comma ? last : start
  }

  /// Checks that a comma follows the last consumed element or member, if another one follows.
  private func checkComma(_ level: inout Level) throws(MoneyFailure) {
    guard let end = level.end else { return }
    level.end = nil
    if level.place < tree.next(level.node), text[end] != ASCII.comma {
      try finish(&level.pieces, until: end)
      throw JSONPiece(prefix: level.pieces.full, range: tree.token(level.place)).fault(in: text)
    }
  }

  private func duplicate(_ key: Int) -> JSONPiece {
    let token = tree.token(key)
    return JSONPiece(
      prefix: [ASCII.openBrace] + text[token] + [ASCII.colon, ASCII.zero, ASCII.comma], range: token,
      suffix: [ASCII.colon, ASCII.zero, ASCII.closeBrace])
  }
}

// MARK: - Pieces

extension JSONChecker {
  /// A long object or array whose elements are being checked.
  private struct Level {
    let node: Int
    /// Where its closing bracket is.
    var close: Int
    var pieces: Pieces
    /// The next element or key.
    var place: Int
    /// Where the previous element ends; nil if it does not exist, or if the comma after it was checked.
    var end: Int?
    /// The keys so far.
    private(set) var keys: [Int] = []
    private(set) var positions = BytesIndex()

    init(node: Int, close: Int, pieces: Pieces) {
      self.node = node
      self.close = close
      self.pieces = pieces
      place = node + 1
    }

    mutating func add(_ key: Int, in tree: JSONTree) {
      keys.append(key)
      let keys = keys
      positions.insert(keys.count - 1, bytesAt: { tree.string(keys[$0]) })
    }
  }

  /// Elements or members that jansson gets together.
  private struct Pieces {
    let open: UInt8
    /// Where the next piece starts, and where its elements so far end; nil if it is empty.
    var start: Int
    var end: Int?

    /// The beginning of an object or array that has something in it.
    var full: [UInt8] { Array(open == ASCII.openBrace ? "{\"\":0 " : "[0 ") }
  }

  /// Adds an element or a member to the piece; returns whether its value is too long for one and is checked alone.
  private func take(
    _ node: Int, value: Int, until end: Int, in pieces: inout Pieces
  ) throws(MoneyFailure) -> Bool {
    let start = tree.start(node)
    if end - pieces.start > most { try finish(&pieces, until: start) }
    if end - start <= most || !tree.isContainer(value) {
      pieces.end = end
      return false
    }
    // The comma after it is between pieces.
    pieces.start = end + 1
    return true
  }

  /// Checks the elements so far. The next piece starts at `next`, with only white space in between.
  private func finish(_ pieces: inout Pieces, until next: Int) throws(MoneyFailure) {
    let start = pieces.start
    pieces.start = next
    if let end = pieces.end {
      pieces.end = nil
      try check(JSONPiece(prefix: [pieces.open], range: start..<end, suffix: [pieces.open + 2]))
    } else if start < next {
      try checkSpace(start..<next, JSONPiece(prefix: [pieces.open], range: start..<next))
    }
  }

  private func check(_ piece: JSONPiece) throws(MoneyFailure) { try piece.check(in: text) }

  private func checkSpace(_ range: Range<Int>, _ piece: JSONPiece) throws(MoneyFailure) {
    if !text[range].allSatisfy(JSONChecker.isSpace) { throw piece.fault(in: text) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == ASCII.space || byte == ASCII.tab || byte == ASCII.lineFeed || byte == ASCII.carriageReturn
  }

  /// The index of the last byte before `end` that is not white space, but never before `start`.
  private func lastByte(before end: Int, after start: Int) -> Int {
    var index = end - 1
    while index > start, JSONChecker.isSpace(text[index]) { index -= 1 }
    return index
  }
}
