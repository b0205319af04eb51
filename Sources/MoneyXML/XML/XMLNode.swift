/// A kept element in a tree, by positions in the tree's arrays.
struct XMLNode {
  /// The position in the vocabulary; -1 for a root that is not in it.
  let name: Int32
  /// The other elements; -1 without one.
  let parent: Int32
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  /// The position among the siblings of the same name, from 1.
  let number: Int32
  let line: Int32
  let column: Int32
  let currency: Range<Int32>
  var text: Range<Int32>
}
