extension Amounts {
  /// Each amount divided in proportion to the same weights: a column for each share. The shares of a row add up to its
  /// amount.
  public func allocated(
    by weights: [Decimal], method: AllocationMethod = .largestRemainder
  ) throws(MoneyFailure) -> [Amounts] {
    guard weights.count <= Allocation.mostShares else {
      throw MoneyFailure(
        .limit, "number of shares must be at most " + .number(Allocation.mostShares) + ", got " + .number(weights.count)
      )
    }
    // A method with a separate remainder gets a column more, so that no cent is lost.
    let hasRemainder = method == .separateRemainder
    let columns = weights.count + (hasRemainder ? 1 : 0)
    let (cells, overflows) = count.multipliedReportingOverflow(by: columns)
    let (bytes, bytesOverflow) = Amounts.bytes(for: count).multipliedReportingOverflow(by: columns)
    if overflows || bytesOverflow { throw MoneyFailure(.limit, "shares must fit the address space") }
    var values = [Int64](repeating: 0, count: cells)
    var bits = [UInt8](repeating: 0, count: bytes)
    try lent { (column, _) throws(MoneyFailure) in
      try values.lentForWriting { (start) throws(MoneyFailure) in
        try bits.lentForWriting { (bits) throws(MoneyFailure) in
          var shares: [Column] = []
          for share in 0..<columns {
            shares.append(
              try Column(
                .int64, start + share * count * 8, count, width: 8, scale: scale,
                bits: bits + share * Amounts.bytes(for: count)))
          }
          let remainder = hasRemainder ? shares.removeLast() : nil
          let allocation = try ColumnAllocation(
            column, by: weights, method: method, digits: .currency, into: shares, remainder: remainder, statuses: nil)
          let outcome = allocation.run(0..<count)
          if outcome.failedCount > 0 { throw allocation.failure(outcome) }
        }
      }
    }
    return (0..<columns).map { share in
      let (rows, places) = (share * count, share * Amounts.bytes(for: count))
      return Amounts(
        values: Array(values[rows..<rows + count]), codes: codes, indices: indices, scale: scale,
        validity: validity.map { _ in Array(bits[places..<places + Amounts.bytes(for: count)]) }, statuses: nil)
    }
  }
}
