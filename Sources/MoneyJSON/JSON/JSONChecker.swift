import MoneyCore

/// Asks jansson whether a text is JSON without duplicate keys, piece by piece, so that jansson's tree is never large.
///
/// A value of up to `most` bytes is one piece. The elements of a longer array are gathered into pieces between brackets
/// of their own, and the members of a longer object likewise. What stands between two pieces is checked here: it is
/// one comma, or one colon, and white space. Pieces are checked in the order of the text, so the first fault is found.
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
    try check(0, until: end)
    // A second value, or a bracket that closes nothing.
    if end < text.count || !tree.isWhole {
      throw JSONPiece(prefix: [ASCII.zero, ASCII.space], range: end..<min(text.count, end + 1)).fault(in: text)
    }
  }

  /// Checks that a node is one JSON value, and only white space follows it up to `end`.
  private func check(_ node: Int, until end: Int) throws(MoneyFailure) {
    let start = tree.start(node)
    guard end - start > most, tree.isContainer(node) else {
      try check(JSONPiece(range: start..<end))
      return
    }
    var pieces = Pieces(open: text[start], start: start + 1)
    // An object or array that is not closed reaches to where the tree stops.
    var close = end
    if tree.isClosed(node) {
      close = lastByte(before: end, after: start)
      // If a value stood between the closing bracket and `end`, the tree would have a node there.
      guard text[close] == pieces.open + 2 else {
        throw JSONPiece(prefix: [ASCII.zero], range: close..<(close + 1)).fault(in: text)
      }
    }
    if pieces.open == ASCII.openBrace {
      try checkMembers(of: node, until: close, &pieces)
    } else {
      try checkElements(of: node, until: close, &pieces)
    }
    try finish(&pieces, until: close)
    if !tree.isClosed(node) {
      throw JSONPiece(prefix: pieces.full, range: close..<min(close + 1, text.count)).fault(in: text)
    }
  }

  private func checkElements(of node: Int, until close: Int, _ pieces: inout Pieces) throws(MoneyFailure) {
    var place = node + 1
    while place < tree.next(node) {
      let next = tree.next(place)
      let end = end(before: next, of: node, until: close)
      if try take(place, value: place, until: end, in: &pieces) { try check(place, until: end) }
      try checkComma(at: end, before: next, of: node, &pieces)
      place = next
    }
  }

  private func checkMembers(of node: Int, until close: Int, _ pieces: inout Pieces) throws(MoneyFailure) {
    var keys: [Int] = []
    var positions = BytesIndex()
    var place = node + 1
    while place < tree.next(node) {
      guard tree.byte(place) == ASCII.quote, place + 1 < tree.next(node) else {
        try finish(&pieces, until: tree.start(place))
        throw JSONPiece(prefix: [ASCII.openBrace], range: tree.token(place), suffix: [ASCII.closeBrace]).fault(in: text)
      }
      let next = tree.next(place + 1)
      let end = end(before: next, of: node, until: close)
      if try take(place, value: place + 1, until: end, in: &pieces) {
        let value = tree.start(place + 1)
        try check(JSONPiece(prefix: [ASCII.openBrace], range: tree.start(place)..<value, suffix: Array("0}")))
        try check(place + 1, until: end)
      }
      // jansson would not find a key again that is in another piece.
      let key = tree.string(place)
      if positions.find(key, bytesAt: { tree.string(keys[$0]) }) != nil {
        try finish(&pieces, until: end)
        throw duplicate(place).fault(in: text)
      }
      keys.append(place)
      positions.insert(keys.count - 1, bytesAt: { tree.string(keys[$0]) })
      try checkComma(at: end, before: next, of: node, &pieces)
      place = next
    }
  }

  /// Where an element or a member ends: at the comma before the next one, or at the closing bracket. If the comma is
  /// missing, it ends where the next one starts.
  private func end(before next: Int, of node: Int, until close: Int) -> Int {
    guard next < tree.next(node) else { return close }
    let start = tree.start(next)
    let last = lastByte(before: start, after: tree.start(node))
    return text[last] == ASCII.comma ? last : start
  }

  private func checkComma(
    at end: Int, before next: Int, of node: Int, _ pieces: inout Pieces
  ) throws(MoneyFailure) {
    if next < tree.next(node), text[end] != ASCII.comma {
      try finish(&pieces, until: end)
      throw JSONPiece(prefix: pieces.full, range: tree.token(next)).fault(in: text)
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
  /// Elements or members that jansson gets together.
  private struct Pieces {
    let open: UInt8
    /// Where the next piece starts, and where the elements end that it has so far; nil if it has none.
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

  /// Checks the elements so far. The next piece starts at `next`; only white space stands between.
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
