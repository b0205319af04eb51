import CMoney
import MoneyCore
import MoneyFeeds

/// A request whose texts are NUL-terminated and stay at one place in memory.
final class RequestTexts {
  let id: UInt64
  let method: UnsafePointer<CChar>?
  private let text: UnsafeMutablePointer<CChar>
  let bodyLength: Int?
  private let headersOffset: Int
  private let bodyOffset: Int

  init(_ request: FeedRequest) {
    id = request.id
    method = Boundary.cString(request.method)
    headersOffset = request.url.count + 1
    bodyOffset = headersOffset + request.headers.count + 1
    bodyLength = request.body?.count
    let all = request.url + [0] + request.headers + [0] + (request.body ?? []) + [0]
    text = UnsafeMutablePointer<CChar>.allocate(capacity: all.count)
    for index in all.indices { text[index] = CChar(truncatingIfNeeded: all[index]) }
  }

  deinit { text.deallocate() }

  var url: UnsafePointer<CChar> { UnsafePointer(text) }
  var headers: UnsafePointer<CChar> { UnsafePointer(text + headersOffset) }
  var body: UnsafePointer<CChar>? { bodyLength == nil ? nil : UnsafePointer(text + bodyOffset) }
}

extension Boundary {
  fileprivate static func request(_ pointer: OpaquePointer?) -> RequestTexts? {
    guard let pointer else { return nil }
    return Unmanaged<RequestTexts>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

@_cdecl("money_feed_request_free") @implementation
public func money_feed_request_free(_ request: OpaquePointer?) { Boundary.release(request, as: RequestTexts.self) }

@_cdecl("money_feed_request_id") @implementation
public func money_feed_request_id(_ request: OpaquePointer?) -> UInt64 { Boundary.request(request)?.id ?? 0 }

@_cdecl("money_feed_request_method") @implementation
public func money_feed_request_method(_ request: OpaquePointer?) -> UnsafePointer<CChar>? {
  Boundary.request(request)?.method ?? Boundary.cString("")
}

@_cdecl("money_feed_request_url") @implementation
public func money_feed_request_url(_ request: OpaquePointer?) -> UnsafePointer<CChar>? {
  Boundary.request(request)?.url ?? Boundary.cString("")
}

@_cdecl("money_feed_request_headers") @implementation
public func money_feed_request_headers(_ request: OpaquePointer?) -> UnsafePointer<CChar>? {
  Boundary.request(request)?.headers ?? Boundary.cString("")
}

@_cdecl("money_feed_request_body") @implementation
public func money_feed_request_body(
  _ request: OpaquePointer?, _ length: UnsafeMutablePointer<Int>?
) -> UnsafePointer<CChar>? {
  length?.pointee = Boundary.request(request)?.bodyLength ?? 0
  return Boundary.request(request)?.body
}
