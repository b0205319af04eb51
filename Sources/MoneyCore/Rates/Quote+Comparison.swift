extension Quote: Comparable {
  /// True if direction, date and rate are equal. The source of the quote is ignored.
  public static func == (left: Quote, right: Quote) -> Bool { left.order(to: right) == 0 }

  public static func < (left: Quote, right: Quote) -> Bool { left.order(to: right) < 0 }

  /// The order, -1, 0 or 1: first by the codes, then by the date (no date comes first), then by the value.
  public func order(to other: Quote) -> Int32 {
    if from != other.from { return from < other.from ? -1 : 1 }
    if to != other.to { return to < other.to ? -1 : 1 }
    if day != other.day {
      guard let day else { return -1 }
      guard let otherDay = other.day else { return 1 }
      return day < otherDay ? -1 : 1
    }
    return rate.order(to: other.rate)
  }

  /// Equal rates have equal hashes, on every platform.
  public var valueHash: UInt64 {
    let direction = Mixer.mixed(from.hash ^ Mixer.mixed(to.hash))
    let key = Mixer.mixed(direction ^ UInt64(bitPattern: Int64(day?.number ?? Int32.min)))
    return Mixer.mixed(key ^ rate.hash)
  }

  /// Throws if the quote is of a currency against itself and its rate is not 1.
  public func checkOwn() throws(MoneyFailure) {
    if from == to, !rate.isOne {
      throw MoneyFailure(
        .invalidRate,
        "rate from " + Message.code(from) + " to itself must be 1, got " + .bytes(rate.plainText))
    }
  }
}
