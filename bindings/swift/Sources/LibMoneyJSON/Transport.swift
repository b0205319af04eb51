import LibMoney
import MoneyJSON

/// The response of a server.
public struct FeedReply: Sendable {
  public let status: Int32
  public let contentType: String
  /// Headers other than the content type; a feed keeps `Retry-After`.
  public let headers: [(name: String, value: String)]
  public let body: [UInt8]

  public init(status: Int32, contentType: String, headers: [(name: String, value: String)] = [], body: [UInt8]) {
    self.status = status
    self.contentType = contentType
    self.headers = headers
    self.body = body
  }
}

/// Why no answer came.
public struct NoReply: Error {
  public let reason: TransportFailure

  public init(_ reason: TransportFailure) { self.reason = reason }
}

/// Sends a request over HTTP. The library opens no connection: the program provides the client, such as
/// Foundation's `URLSession`.
public protocol Transport: Sendable {
  /// Sends a request. The address and the headers may hold a key: do not log them.
  func send(_ request: FeedRequest) async throws(NoReply) -> FeedReply
}

extension Feed {
  /// Sends the feed's requests in turn and passes the responses to it, until no request is due.
  ///
  /// - Parameter now: the present, in seconds since 1970-01-01.
  /// - Returns: the number of requests. A failed request does not throw; the feed records it in
  /// `lastFailure`.
  @discardableResult
  public mutating func carry(over transport: some Transport, now: () -> Int64) async throws(MoneyFailure) -> Int {
    var count = 0
    while let request = next(at: now()) {
      count += 1
      do throws(NoReply) {
        try take(try await transport.send(request), for: request.id, at: now())
      } catch {
        try failRequest(request.id, error.reason, at: now())
      }
    }
    return count
  }

  private mutating func take(_ reply: FeedReply, for id: UInt64, at now: Int64) throws(NoReply) {
    // The feed ignores irrelevant headers and records an invalid response itself.
    for (name, value) in reply.headers { try? receiveHeader(id, name.bytes, value.bytes) }
    var feed = self
    try? reply.body.withUnsafeBufferPointer { (body) throws(MoneyFailure) in
      let given = FeedResponse(httpStatus: reply.status, contentType: reply.contentType.bytes, body: body)
      try feed.receiveResponse(id, given, at: now)
    }
    self = feed
  }
}
