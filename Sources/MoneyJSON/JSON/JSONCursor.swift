/// A place among the children of an object or array. It goes from the first child to the last, and notes progress on the way.
struct JSONCursor {
  let tree: JSONTree
  private var place: Int
  private let end: Int
  private var count = 0

  /// The node is an object or array.
  init(tree: JSONTree, node: Int) {
    self.tree = tree
    place = node + 1
    end = tree.next(node)
  }

  /// Returns the next element, or the next key of an object if `isMember`; nil after the last one.
  mutating func next(isMember: Bool) -> Int? {
    guard place < end else { return nil }
    count &+= 1
    if count % 256 == 0 { tree.noteProgress(before: place) }
    let current = place
    place = tree.next(isMember ? current + 1 : current)
    return current
  }
}
