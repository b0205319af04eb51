/// The search for the shortest path between two currencies of a table without a base.
///
/// The search returns the path with the fewest legs, at most four. Among these it prefers the path with the fewest
/// inverse legs, so that a quote is preferred to the inverse of another. Among remaining ties it returns the first path
/// in the order of the codes, read from the smaller end of the pair. A row is searched in at most twelve passes over
/// its quotes.
///
/// The search also compares all paths of that length, exactly. With A→B 2, B→D 3, A→C 5 and C→D 7, one A is 6 or 35 D,
/// so the route is marked as inconsistent.
struct PathSearch {
  private struct Node {
    /// The number of legs to the end; -1 if the end is not reached.
    var distance: Int32 = -1
    /// True if a shortest path contains this currency.
    var isOnPath = false
    /// The inverse legs, the next currency and the exact rate of the path that was chosen from here.
    var inverseLegs: Int32 = 0
    var next: Int32 = -1
    var rate: ExactRatio?
  }

  private let table: RatesTable
  private let graph: QuoteGraph
  /// `start` is the currency with the smaller code, `end` the one with the larger code.
  private let start: Int
  private let end: Int
  /// True if the conversion goes from `start` to `end`.
  private let isForward: Bool
  private var nodes: [Node]
  /// The nodes that are no longer in their initial state.
  private var touched: [Int] = []

  /// The limit on the number of legs of a path in a table without a base.
  static var mostLegs: Int32 { 4 }

  @_optimize(size)
  package init(_ table: RatesTable, _ graph: QuoteGraph, from source: Int, to target: Int) {
    self.table = table
    self.graph = graph
    isForward = source < target
    start = min(source, target)
    end = max(source, target)
    nodes = [Node](repeating: Node(), count: table.codes.count)
  }

  /// The route on a row; nil without one of at most `mostLegs` legs.
  @_optimize(size)
  package mutating func route(row: Int) -> Route? {
    defer {
      for node in touched { nodes[node] = Node() }
      touched = []
    }
    guard let length = measure(row) else { return nil }
    markPaths(row, length)
    let isConsistent = choose(row, length)
    var stops = [start]
    while let last = stops.last, last != end, nodes[last].next >= 0 { stops.append(Int(nodes[last].next)) }
    if !isForward { stops.reverse() }
    var route = Route()
    for (from, to) in zip(stops, stops.dropFirst()) {
      guard let step = table.step(from: from, to: to, row: row) else { return nil }
      route.append(table.leg(step))
    }
    if !isConsistent { route.markInconsistent() }
    return route
  }

  /// Measures the distances from the end; returns the number of legs of the shortest paths.
  @_optimize(size)
  private mutating func measure(_ row: Int) -> Int32? {
    nodes[end].distance = 0
    touched.append(end)
    var distance: Int32 = 0
    while distance < PathSearch.mostLegs {
      let count = touched.count
      for position in graph.series(onRow: row) {
        let one = table.series[Int(position)]
        reach(Int(one.from), from: Int(one.to), distance)
        reach(Int(one.to), from: Int(one.from), distance)
      }
      distance &+= 1
      if nodes[start].distance == distance { return distance }
      if touched.count == count { return nil }
    }
    return nil
  }

  @_optimize(size)
  private mutating func reach(_ node: Int, from other: Int, _ distance: Int32) {
    guard nodes[other].distance == distance, nodes[node].distance < 0 else { return }
    nodes[node].distance = distance &+ 1
    touched.append(node)
  }

  /// Marks the currencies of all shortest paths, beginning at the start.
  @_optimize(size)
  private mutating func markPaths(_ row: Int, _ length: Int32) {
    nodes[start].isOnPath = true
    var distance = length
    while distance > 0 {
      for position in graph.series(onRow: row) {
        let one = table.series[Int(position)]
        for (node, next) in [(Int(one.from), Int(one.to)), (Int(one.to), Int(one.from))]
        where isStep(from: node, to: next, distance) { nodes[next].isOnPath = true }
      }
      distance &-= 1
    }
  }

  /// True if the leg from `node` to `next` is part of a shortest path, at this distance from the end.
  @_optimize(size)
  private func isStep(from node: Int, to next: Int, _ distance: Int32) -> Bool {
    nodes[node].isOnPath && nodes[node].distance == distance && nodes[next].distance == distance &- 1
  }

  /// Chooses the path from each currency, starting at the end. Returns whether all shortest paths have the same rate.
  @_optimize(size)
  private mutating func choose(_ row: Int, _ length: Int32) -> Bool {
    var isConsistent = true
    nodes[end].rate = ExactRatio(Route())
    var distance: Int32 = 1
    while distance <= length {
      for position in graph.series(onRow: row) {
        let one = table.series[Int(position)]
        for (node, next) in [(Int(one.from), Int(one.to)), (Int(one.to), Int(one.from))]
        where isStep(from: node, to: next, distance) {
          if !choose(next, after: node, row) { isConsistent = false }
        }
      }
      distance &+= 1
    }
    return isConsistent
  }

  /// Considers one next currency. Returns whether its rate equals that of the currencies considered before.
  @_optimize(size)
  private mutating func choose(_ next: Int, after node: Int, _ row: Int) -> Bool {
    let (from, to) = isForward ? (node, next) : (next, node)
    guard let step = table.step(from: from, to: to, row: row), let rest = nodes[next].rate else { return true }
    let rate = rest.multiplied(by: table.rate(step))
    let inverseLegs = nodes[next].inverseLegs &+ (step.isInverse ? 1 : 0)
    let best = nodes[node]
    let isBetter =
      inverseLegs < best.inverseLegs || (inverseLegs == best.inverseLegs && Int32(truncatingIfNeeded: next) < best.next)
    if best.next < 0 || isBetter {
      nodes[node].inverseLegs = inverseLegs
      nodes[node].next = Int32(truncatingIfNeeded: next)
    }
    guard let known = best.rate else {
      nodes[node].rate = rate
      return true
    }
    return known.hasValue(of: rate)
  }
}
