import CMoney
import MoneyCore
import MoneyFeeds
import MoneyJSON

@_cdecl("money_feed_options_init") @implementation
public func money_feed_options_init(_ options: UnsafeMutablePointer<money_feed_options_t>?) {
  options?.pointee = money_feed_options_t(
    struct_size: UInt32(MemoryLayout<money_feed_options_t>.size), jump: MONEY_JUMP_REFUSE, api_key: nil, base_url: nil,
    currency: nil, portfolio: nil, ttl_seconds: Int64.min, retry_seconds: Int64.min, per_second: -1, per_minute: -1,
    largest_body: 0)
}

@_cdecl("money_feed_new") @implementation
public func money_feed_new(
  _ provider: Int32, _ options: UnsafePointer<money_feed_options_t>?, _ feed: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(feed, "feed", error) { () throws(MoneyFailure) in
    guard let known = FeedProvider(rawValue: provider) else {
      throw Boundary.notOne(of: "MONEY_PROVIDER_", "provider", provider)
    }
    return Boundary.pointer(to: WatchedHandle(Feed(try Boundary.feedSettings(known, options))))
  }
}

@_cdecl("money_feed_free") @implementation
public func money_feed_free(_ feed: OpaquePointer?) { CallbackHandle.free(feed) }

@_cdecl("money_feed_next") @implementation
public func money_feed_next(
  _ feed: OpaquePointer?, _ now: Int64, _ request: UnsafeMutablePointer<OpaquePointer?>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(feed, error, zeroing: { Boundary.zero(request) }) { (feed: inout Feed) throws(MoneyFailure) in
    let output = try Boundary.required(request, "request")
    let next = feed.next(at: try Boundary.instant(now, "now"))
    output.pointee = next.map { Boundary.pointer(to: RequestTexts($0)) }
  }
}

@_cdecl("money_feed_receive_header") @implementation
public func money_feed_receive_header(
  _ feed: OpaquePointer?, _ id: UInt64, _ name: UnsafePointer<CChar>?, _ value: UnsafePointer<CChar>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(feed, error) { (feed: inout Feed) throws(MoneyFailure) in
    try feed.receiveHeader(id, try Boundary.headerText(name, "name"), try Boundary.headerText(value, "value"))
  }
}

@_cdecl("money_feed_receive_response") @implementation
public func money_feed_receive_response(
  _ feed: OpaquePointer?, _ id: UInt64, _ http_status: Int32, _ content_type: UnsafePointer<CChar>?,
  _ body: UnsafePointer<CChar>?, _ length: Int, _ now: Int64, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(feed, error) { (feed: inout Feed) throws(MoneyFailure) in
    guard http_status >= 100, http_status <= 999 else {
      throw Boundary.outOfRange("http_status", Int64(http_status), 100...999)
    }
    let type = content_type == nil ? [] : try Boundary.headerText(content_type, "content_type")
    let now = try Boundary.instant(now, "now")
    var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    // The body may have any length here; the feed decides whether it is too long.
    if body != nil || length != 0 { bytes = try Boundary.bytes(body, length, limit: Int.max - 1, "body") }
    try Boundary.checkMemory(min(bytes.count, Int(MONEY_DOCUMENT_MAX)), of: Boundary.mostOfDocument)
    try feed.receiveResponse(id, FeedResponse(httpStatus: http_status, contentType: type, body: bytes), at: now)
  }
}

@_cdecl("money_feed_fail_request") @implementation
public func money_feed_fail_request(
  _ feed: OpaquePointer?, _ id: UInt64, _ reason: Int32, _ now: Int64, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(feed, error) { (feed: inout Feed) throws(MoneyFailure) in
    guard let known = TransportFailure(rawValue: reason) else {
      throw Boundary.notOne(of: "MONEY_TRANSPORT_", "reason", reason)
    }
    try feed.failRequest(id, known, at: try Boundary.instant(now, "now"))
  }
}

@_cdecl("money_feed_notify_online") @implementation
public func money_feed_notify_online(
  _ feed: OpaquePointer?, _ now: Int64, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(feed, error) { (feed: inout Feed) throws(MoneyFailure) in
    _ = try Boundary.instant(now, "now")
    feed.notifyOnline()
  }
}

@_cdecl("money_feed_refresh") @implementation
public func money_feed_refresh(
  _ feed: OpaquePointer?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(feed, error) { (feed: inout Feed) throws(MoneyFailure) in feed.refresh() }
}

@_cdecl("money_feed_set_jump") @implementation
public func money_feed_set_jump(
  _ feed: OpaquePointer?, _ jump: Int32, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.change(feed, error) { (feed: inout Feed) throws(MoneyFailure) in
    feed.setJump(try Boundary.jump(jump, "jump"))
  }
}

@_cdecl("money_feed_pending_count") @implementation
public func money_feed_pending_count(
  _ feed: OpaquePointer?, _ count: UnsafeMutablePointer<Int>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callValue(count, "count", error) { () throws(MoneyFailure) in try Boundary.feed(feed).value.pendingCount }
}

@_cdecl("money_feed_info") @implementation
public func money_feed_info(
  _ feed: OpaquePointer?, _ now: Int64, _ info: UnsafeMutablePointer<money_feed_info_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(info, "info", error) { output throws(MoneyFailure) in
    let feed = try Boundary.feed(feed).value
    Boundary.write(feed.info(at: try Boundary.instant(now, "now")), of: feed, to: output)
  }
}

@_cdecl("money_feed_failure") @implementation
public func money_feed_failure(
  _ feed: OpaquePointer?, _ key: UnsafePointer<CChar>?, _ failure: UnsafeMutablePointer<money_error_t>?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.callStruct(failure, "failure", error) { output throws(MoneyFailure) in
    let feed = try Boundary.feed(feed).value
    let key = try ShortText(try Boundary.optionalIdentifier(key, longest: ShortText.longest, "key"), "key")
    if let found = try feed.failure(of: key) { _ = Boundary.report(found.failure, output) }
  }
}

@_cdecl("money_feed_revision") @implementation
public func money_feed_revision(
  _ feed: OpaquePointer?, _ revision: UnsafeMutablePointer<UInt64>?, _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.revision(of: feed, as: Feed.self, revision, error)
}

@_cdecl("money_feed_on_change") @implementation
public func money_feed_on_change(
  _ feed: OpaquePointer?, _ callback: money_change_callback_t?, _ userData: UnsafeMutableRawPointer?,
  _ error: UnsafeMutablePointer<money_error_t>?
) -> money_status_t {
  Boundary.listen(to: feed, as: Feed.self, callback, userData, error)
}
