import MoneyCore

/// The members of a JSON object, in the order of the text. They are read one by one.
struct JSONMembers: Sequence {
  fileprivate let tree: JSONTree
  fileprivate let node: Int

  init(tree: JSONTree, node: Int) {
    self.tree = tree
    self.node = node
  }

  /// The position of the object in the text.
  var start: Int { tree.start(node) }

  var isEmpty: Bool { tree.next(node) == node + 1 }

  /// The value of a member, or nil.
  subscript(key: StaticString) -> JSONValue? {
    var place = node + 1
    while place < tree.next(node) {
      if tree.isString(place, equalTo: key) { return tree.value(place + 1) }
      place = tree.next(place + 1)
    }
    return nil
  }

  /// The number of keys and values inside the object, at every depth.
  var nodeCount: Int { tree.next(node) - node - 1 }

  /// The number of members; the call counts them.
  var count: Int {
    var count = 0
    var place = node + 1
    while place < tree.next(node) {
      count += 1
      place = tree.next(place + 1)
    }
    return count
  }

  /// The first key that a condition holds for. No value is read.
  func firstKey(where isWanted: ([UInt8]) -> Bool) -> [UInt8]? {
    var place = node + 1
    while place < tree.next(node) {
      let key = tree.string(place)
      if isWanted(key) { return key }
      place = tree.next(place + 1)
    }
    return nil
  }

  func makeIterator() -> Iterator { Iterator(cursor: JSONCursor(tree: tree, node: node)) }

  struct Iterator: IteratorProtocol {
    fileprivate var cursor: JSONCursor

    mutating func next() -> (key: [UInt8], value: JSONValue)? {
      guard let key = cursor.next(isMember: true) else { return nil }
      return (cursor.tree.string(key), cursor.tree.value(key + 1))
    }
  }
}
