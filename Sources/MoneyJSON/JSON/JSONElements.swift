import MoneyCore

/// The elements of a JSON array, in the order of the text. They are read one by one.
struct JSONElements: Sequence {
  fileprivate let tree: JSONTree
  fileprivate let node: Int

  init(tree: JSONTree, node: Int) {
    self.tree = tree
    self.node = node
  }

  var isEmpty: Bool { tree.next(node) == node + 1 }

  /// The number of keys and values inside the array, at every depth.
  var nodeCount: Int { tree.next(node) - node - 1 }

  /// The number of elements; the call counts them.
  var count: Int {
    var count = 0
    var place = node + 1
    while place < tree.next(node) {
      count += 1
      place = tree.next(place)
    }
    return count
  }

  func makeIterator() -> Iterator { Iterator(cursor: JSONCursor(tree: tree, node: node)) }

  struct Iterator: IteratorProtocol {
    fileprivate var cursor: JSONCursor

    mutating func next() -> JSONValue? { cursor.next(isMember: false).map(cursor.tree.value) }
  }
}
