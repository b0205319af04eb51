import CMoney
import MoneyCore
import MoneyFeeds
import MoneyPortfolio

extension Feed: Watched {
  static var parameter: StaticString { "feed" }
}

extension Boundary {
  /// The longest value of a header, in bytes.
  private static var longestHeader: Int { 8_191 }

  static func feed(_ pointer: OpaquePointer?) throws(MoneyFailure) -> WatchedHandle<Feed> {
    try watched(pointer)
  }

  static func instant(_ value: Int64, _ name: StaticString) throws(MoneyFailure) -> Int64 {
    if value == Int64.min {
      throw MoneyFailure(.argument, Message(name) + " must be an instant, got MONEY_INSTANT_NONE")
    }
    return value
  }

  /// Reads a part of an answer, which is NUL-terminated and may have any bytes.
  static func headerText(_ text: UnsafePointer<CChar>?, _ name: StaticString) throws(MoneyFailure) -> [UInt8] {
    Array(try bytes(text, -1, limit: longestHeader, name))
  }

  static func jump(_ value: Int32, _ name: StaticString) throws(MoneyFailure) -> FeedSettings.Jump {
    guard let jump = FeedSettings.Jump(rawValue: value) else { throw notOne(of: "MONEY_JUMP_", name, value) }
    return jump
  }

  static func feedSettings(
    _ provider: FeedProvider, _ pointer: UnsafePointer<money_feed_options_t>?
  ) throws(MoneyFailure) -> FeedSettings {
    guard let pointer else { return try FeedSettings(provider) }
    let given = try options(pointer, "MONEY_FEED_OPTIONS_INIT")
    let currency = try optionalCode(given.currency, "options.currency")
    var portfolio: PortfolioSettings?
    if provider == .transactions, let currency { portfolio = try settings(currency, given.portfolio) }
    guard given.largest_body <= UInt64(MONEY_DOCUMENT_MAX) else {
      let message: Message = "options.largest_body must be 0 to " + .number(Int(MONEY_DOCUMENT_MAX)) + ", got "
      throw MoneyFailure(.argument, message + .id(given.largest_body))
    }
    return try FeedSettings(
      provider, key: given.api_key == nil ? [] : try secretText(given.api_key, "options.api_key"),
      baseURL: given.base_url == nil ? nil : try secretText(given.base_url, "options.base_url"), currency: currency,
      portfolio: portfolio, jump: try jump(given.jump, "options.jump"),
      ttl: optionalInstant(given.ttl_seconds), retry: optionalInstant(given.retry_seconds),
      perSecond: try rate(given.per_second, "options.per_second"),
      perMinute: try rate(given.per_minute, "options.per_minute"),
      largestBody: given.largest_body == 0 ? Int(MONEY_DOCUMENT_MAX) : Int(given.largest_body))
  }

  /// Reads a NUL-terminated text that no message may show. Its receiver checks it and reports its faults.
  private static func secretText(_ text: UnsafePointer<CChar>?, _ name: StaticString) throws(MoneyFailure) -> [UInt8] {
    Array(try bytes(text, -1, limit: longestHeader, name))
  }

  private static func rate(_ value: Int32, _ name: StaticString) throws(MoneyFailure) -> Int? {
    if value == -1 { return nil }
    guard value >= 0, value <= 65_535 else { throw outOfRange(name, Int64(value), -1...65_535) }
    return Int(value)
  }

  static func write(_ info: FeedInfo, of feed: Feed, to output: UnsafeMutablePointer<money_feed_info_t>) {
    zero(output)
    output.pointee.provider = feed.settings.provider.rawValue
    output.pointee.state = info.state.rawValue
    if let failure = info.failure {
      output.pointee.status = failure.failure.status.rawValue
      output.pointee.cause = (failure.failure.cause ?? failure.failure.status).rawValue
      output.pointee.reason = failure.reason?.rawValue ?? 0
      output.pointee.http_status = failure.httpStatus ?? 0
    }
    output.pointee.pending_count = UInt32(truncatingIfNeeded: info.pendingCount)
    output.pointee.flags =
      (info.hasJumped ? MONEY_FEED_FLAG_JUMPED : 0) | (info.isWaiting ? MONEY_FEED_FLAG_WAITING : 0)
      | (info.isRestored ? MONEY_FEED_FLAG_RESTORED : 0)
    output.pointee.success = info.success ?? Int64.min
    output.pointee.age_seconds = info.age ?? Int64.min
    output.pointee.attempt = info.attempt ?? Int64.min
    output.pointee.next_at = info.nextAt ?? Int64.min
    output.pointee.revision = feed.revision
  }
}
