import MoneyCore

/// Cash flows added up by day, in order; days with a net flow of 0 are left out.
struct NetFlows {
  let flows: [CashFlow]
  /// The finest scale of the flows.
  let scale: UInt32
  /// The sign of the exact sum of all flows.
  let sumSign: Int
  /// The reason why there can be no rate; nil if there may be one.
  let reason: XirrReason?

  init(_ given: [CashFlow]) throws(MoneyFailure) {
    let order = NetFlows.order(of: given)
    var net: [CashFlow] = []
    net.reserveCapacity(given.count)
    var dayCount = 0
    // The exact sum of the last day, once it has a second flow.
    var daySum: DecimalSum?
    for position in order {
      let flow = given[Int(position)]
      if flow.amount.isZero { continue }
      if flow.day == net.last?.day {
        var sum = daySum ?? DecimalSum(net[net.count - 1].amount)
        sum.add(flow.amount)
        daySum = sum
      } else {
        try NetFlows.end(&net, &daySum)
        dayCount += 1
        net.append(flow)
      }
    }
    try NetFlows.end(&net, &daySum)
    net.removeAll { $0.amount.isZero }
    flows = net

    var sum = DecimalSum()
    var scale: UInt32 = 0
    for flow in net {
      sum.add(flow.amount)
      scale = Swift.max(scale, flow.amount.scale)
    }
    sumSign = sum.sign
    self.scale = scale

    var hasNegative = false
    var hasPositive = false
    for flow in net {
      if flow.amount.isNegative { hasNegative = true } else { hasPositive = true }
    }
    if dayCount < 2 {
      reason = dayCount == 0 ? .noFlows : .oneDate
    } else if net.isEmpty {
      reason = .alwaysZero
    } else {
      reason = hasNegative && hasPositive ? nil : .oneSign
    }
  }

  /// Puts the sum of the last day in the place of its first flow. Only the sum must fit 38 digits, so the order of a
  /// day's flows does not matter.
  private static func end(_ net: inout [CashFlow], _ daySum: inout DecimalSum?) throws(MoneyFailure) {
    guard let sum = daySum, let last = net.last else { return }
    net[net.count - 1] = CashFlow(day: last.day, amount: try sum.value())
    daySum = nil
  }

  /// The positions of flows in the order of their days: a radix sort by bytes of the days since the earliest one.
  private static func order(of flows: [CashFlow]) -> [Int32] {
    var order = [Int32](repeating: 0, count: flows.count)
    var isSorted = true
    var (least, most) = (Int32.max, Int32.min)
    for index in order.indices {
      order[index] = Int32(truncatingIfNeeded: index)
      let day = flows[index].day.number
      if day < most { isSorted = false }
      least = Swift.min(least, day)
      most = Swift.max(most, day)
    }
    if isSorted { return order }
    var days = [UInt32](repeating: 0, count: flows.count)
    for index in days.indices { days[index] = UInt32(truncatingIfNeeded: flows[index].day.number &- least) }
    let span = UInt32(truncatingIfNeeded: most &- least)
    var next = order
    var shift: UInt32 = 0
    while shift < 32, span >> shift != 0 {
      sort(order, to: &next, by: days, shift)
      swap(&order, &next)
      shift += 8
    }
    return order
  }

  /// Sorts positions by one byte of their days, and keeps the order of those that have the same byte.
  private static func sort(_ order: [Int32], to next: inout [Int32], by days: [UInt32], _ shift: UInt32) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 257) { starts in
      starts.initialize(repeating: 0)
      for day in days { starts[Int(day >> shift & 255) &+ 1] &+= 1 }
      for index in 1..<257 { starts[index] &+= starts[index &- 1] }
      for position in order {
        let byte = Int(days[Int(position)] >> shift & 255)
        next[starts[byte]] = position
        starts[byte] &+= 1
      }
    }
  }
}
