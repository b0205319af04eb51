import MoneyCore

/// The failure of an attempt.
public struct FeedFailure: Sendable {
  public let failure: MoneyFailure
  /// The reason why a request had no response, or nil.
  public let reason: TransportFailure?
  /// The status of the response, or nil.
  public let httpStatus: Int32?
  public let instant: Int64
  /// The feed's revision at the failure. The latest of several failures has the highest, even at the same instant.
  let order: UInt64
}

/// The reason for a missing response. The values are those of `MONEY_TRANSPORT_…` in `money.h`.
public enum TransportFailure: Int32, Sendable {
  case connection = 1
  case dns = 2
  case tls = 3
  case disconnected = 4
  case cancelled = 5
  case tooLarge = 6
  case other = 7
  case timeout = 8

  var message: Message {
    switch self {
    case .connection: "no connection"
    case .dns: "unknown host"
    case .tls: "no secure connection"
    case .disconnected: "connection closed before the end of the response"
    case .cancelled: "request cancelled"
    case .tooLarge: "response too large"
    case .other: "no response"
    case .timeout: "timed out"
    }
  }
}
