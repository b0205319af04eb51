import MoneyCore

/// Cash flows added up by day, in order; days with a net flow of 0 are left out.
struct NetFlows {
  let flows: [CashFlow]
  /// The sign of the exact sum of all flows.
  let sumSign: Int
  /// The reason why there can be no rate; nil if there may be one.
  let reason: XirrReason?

  init(_ given: [CashFlow]) throws(MoneyFailure) {
    let order = NetFlows.order(of: given)
    var net: [CashFlow] = []
    net.reserveCapacity(given.count)
    var dayCount = 0
    var lastDay: Day?
    for position in order {
      let flow = given[Int(position)]
      if flow.amount.isZero { continue }
      if flow.day != lastDay {
        lastDay = flow.day
        dayCount += 1
        net.append(flow)
      } else {
        let last = net[net.count - 1]
        net[net.count - 1] = CashFlow(day: flow.day, amount: try last.amount.adding(flow.amount))
      }
    }
    net.removeAll { $0.amount.isZero }
    flows = net

    var sum = Decimal.zero
    for flow in net { sum = try sum.adding(flow.amount) }
    sumSign = sum.isZero ? 0 : sum.isNegative ? -1 : 1

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

  /// The positions of flows in the order of their days: a radix sort by the low half of the day's number, then the high
  /// half.
  private static func order(of flows: [CashFlow]) -> [Int32] {
    var order = [Int32](repeating: 0, count: flows.count)
    var isSorted = true
    for index in order.indices {
      order[index] = Int32(truncatingIfNeeded: index)
      if index > 0, flows[index].day < flows[index - 1].day { isSorted = false }
    }
    if isSorted { return order }
    for shift in [0 as UInt32, halfBits] {
      func half(_ position: Int32) -> Int {
        let days = UInt32(truncatingIfNeeded: flows[Int(position)].day.number &- Day.range.lowerBound)
        return Int(days >> shift & ((1 << halfBits) - 1))
      }
      var starts = [Int32](repeating: 0, count: (1 << halfBits) + 1)
      for position in order { starts[half(position) + 1] += 1 }
      for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
      var next = order
      for position in order {
        let key = half(position)
        next[Int(starts[key])] = position
        starts[key] += 1
      }
      order = next
    }
    return order
  }

  /// The bits of one half of a day's number; two halves hold every day.
  private static var halfBits: UInt32 { 11 }
}
