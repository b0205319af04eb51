extension RatesTable {
  /// The most legs of a path that no base decides.
  private static var mostSteps: Int { 4 }

  /// The shortest route on the day wanted, or the last before it within the gap that has one.
  func shortestRoute(from source: Int, to target: Int, _ options: ConversionOptions) -> Route? {
    guard let newest = days.last else { return shortestRoute(from: source, to: target, row: 0) }
    let wanted = options.day ?? newest
    guard var row = row(onOrBefore: wanted) else { return nil }
    while row >= 0, wanted.number &- days[row].number <= options.maximumGap {
      if var route = shortestRoute(from: source, to: target, row: row) {
        route.day = days[row]
        return route
      }
      row &-= 1
    }
    return nil
  }

  /// The shortest path of quoted pairs on a row; of several, the first by codes. It is looked for from the smaller code,
  /// so that there and back are the same path.
  private func shortestRoute(from source: Int, to target: Int, row: Int) -> Route? {
    if let step = step(from: source, to: target, row: row) {
      var route = Route()
      route.append(leg(step))
      return route
    }
    let (start, end) = source < target ? (source, target) : (target, source)
    guard let path = shortestPath(from: start, to: end, row: row) else { return nil }
    let steps = source < target ? path : path.reversed()
    var route = Route()
    for (from, to) in zip(steps, steps.dropFirst()) {
      guard let step = step(from: from, to: to, row: row) else { return nil }
      route.append(leg(step))
    }
    return route
  }

  /// Breadth first, neighbours by code.
  private func shortestPath(from start: Int, to end: Int, row: Int) -> [Int]? {
    let neighbours = neighbours(row: row)
    var previous = [Int](repeating: -1, count: codes.count)
    previous[start] = start
    var frontier = [start]
    var steps = 0
    while !frontier.isEmpty, steps < RatesTable.mostSteps {
      var next: [Int] = []
      for node in frontier {
        for neighbour in neighbours[node] where previous[neighbour] < 0 {
          previous[neighbour] = node
          next.append(neighbour)
        }
      }
      if previous[end] >= 0 { return path(to: end, from: start, previous) }
      frontier = next
      steps += 1
    }
    return nil
  }

  private func path(to end: Int, from start: Int, _ previous: [Int]) -> [Int] {
    var path = [end]
    var node = end
    while node != start {
      node = previous[node]
      path.append(node)
    }
    return path.reversed()
  }

  /// For each currency those it has a rate with on a row, in either direction, by code.
  private func neighbours(row: Int) -> [[Int]] {
    var neighbours = [[Int]](repeating: [], count: codes.count)
    for position in series.indices where ratePosition(position, row: row) != nil {
      let one = series[position]
      neighbours[Int(one.from)].append(Int(one.to))
      neighbours[Int(one.to)].append(Int(one.from))
    }
    for index in neighbours.indices { neighbours[index].sort() }
    return neighbours
  }
}
