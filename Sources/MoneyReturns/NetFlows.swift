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
    var lastDay: Day?
    var dayStart = 0
    // True if the sum includes all flows of the last day.
    var isWhole = false
    for (place, position) in order.enumerated() {
      let flow = given[Int(position)]
      if flow.amount.isZero { continue }
      if flow.day != lastDay {
        lastDay = flow.day
        (dayStart, isWhole) = (place, false)
        dayCount += 1
        net.append(flow)
        continue
      }
      if isWhole { continue }
      // Only the sum of a day must fit 38 digits, so the order of its flows does not matter.
      if let sum = try? net[net.count - 1].amount.adding(flow.amount) {
        net[net.count - 1] = CashFlow(day: flow.day, amount: sum)
      } else {
        net[net.count - 1] = try NetFlows.sum(of: flow.day, given, order[dayStart...])
        isWhole = true
      }
    }
    var hasZero = false
    for flow in net { hasZero = hasZero || flow.amount.isZero }
    if hasZero { net.removeAll { $0.amount.isZero } }
    flows = net

    var scale: UInt32 = 0
    var hasNegative = false
    var hasPositive = false
    for flow in net {
      scale = Swift.max(scale, flow.amount.scale)
      if flow.amount.isNegative { hasNegative = true } else { hasPositive = true }
    }
    self.scale = scale
    sumSign = NetFlows.signOfSum(net, scale: scale)

    if dayCount < 2 {
      reason = dayCount == 0 ? .noFlows : .oneDate
    } else if net.isEmpty {
      reason = .alwaysZero
    } else {
      reason = hasNegative && hasPositive ? nil : .oneSign
    }
  }

  private static func signOfSum(_ flows: [CashFlow], scale: UInt32) -> Int {
    // Most flows share one scale, and their sum fits.
    var total: Int128 = 0
    var fits = true
    for flow in flows {
      let (sum, overflow) = total.addingReportingOverflow(flow.amount.coefficient)
      total = sum
      fits = fits && !overflow && flow.amount.scale == scale
    }
    if fits { return total == 0 ? 0 : total < 0 ? -1 : 1 }
    var sum = DecimalSum()
    for flow in flows { sum.add(flow.amount) }
    return sum.sign
  }

  /// The exact sum of a day's flows, whose positions come first.
  private static func sum(
    of day: Day, _ flows: [CashFlow], _ positions: ArraySlice<Int32>
  ) throws(MoneyFailure) -> CashFlow {
    var sum = DecimalSum()
    for position in positions {
      let flow = flows[Int(position)]
      if flow.day != day { break }
      sum.add(flow.amount)
    }
    return CashFlow(day: day, amount: try sum.value())
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

  /// Sorts positions by one byte of their days, keeping the order of equal bytes.
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
