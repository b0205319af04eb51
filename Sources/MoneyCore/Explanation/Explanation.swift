/// The computation of an amount, from the amount down to the values that the program passed in.
///
/// The nodes are in depth-first order: each node precedes those that it was computed from. Usually the first node, the
/// root, explains everything; further roots explain amounts that do not enter the first one.
///
/// Laws, which tests check on random documents:
/// - a node's exact value follows from its children, and its value from the exact value and its rounding;
/// - the exact value of a sum differs from its value by the total effect of the roundings in the sum;
/// - the moved parts of a receipt add up to its total minus its exact total; those below a conversion count times its rates;
/// - the leaves are inputs, each of them once, and references.
public struct Explanation: Sendable {
  public let nodes: [ExplanationNode]

  init(nodes: [ExplanationNode]) { self.nodes = nodes }

  /// The indices of the nodes that a node was computed from.
  public func children(of index: Int) -> [Int] {
    var found: [Int] = []
    var child = index &+ 1
    while child < nodes[index].end {
      found.append(child)
      child = nodes[child].end
    }
    return found
  }

  /// The index of the node with a name, or nil. References are not searched.
  public func find(_ name: [UInt8]) -> Int? {
    nodes.firstIndex { $0.kind != .reference && $0.name == name }
  }
}
