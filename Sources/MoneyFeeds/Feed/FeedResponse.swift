import MoneyCore

/// The answer to a request, before it is read.
public struct FeedResponse {
  public let httpStatus: Int32
  /// The media type; empty if unknown.
  public let contentType: [UInt8]
  public let body: UnsafeBufferPointer<UInt8>

  public init(httpStatus: Int32, contentType: [UInt8], body: UnsafeBufferPointer<UInt8>) {
    self.httpStatus = httpStatus
    self.contentType = contentType
    self.body = body
  }

  public var isSuccess: Bool { httpStatus >= 200 && httpStatus < 300 }

  /// True if the body looks like a page of HTML or XML, regardless of its media type.
  private var isPage: Bool {
    for byte in body where byte > ASCII.space { return byte == UInt8(ascii: "<") }
    return false
  }

  /// The type without its parameters, in lower case.
  private var mediaType: [UInt8] {
    contentType.prefix { $0 != UInt8(ascii: ";") }.filter { $0 > ASCII.space }.lowercased
  }

  /// Throws unless the answer can be a document of the provider's kind, to judge by its size, type and first bytes.
  public func check(for settings: FeedSettings) throws(MoneyFailure) {
    if body.count > settings.largestBody {
      throw MoneyFailure(
        .tooLarge,
        "response must be at most " + .number(settings.largestBody) + " bytes, got " + .number(body.count))
    }
    let isTable = settings.provider == .ecb
    let type = mediaType
    let name: StaticString = isTable ? "CSV" : "JSON"
    let isXML = isTable && body.starts(with: UTF8Bytes("<?xml"))
    if isPage && !isXML || type.elementsEqual(UTF8Bytes("text/html")) {
      throw MoneyFailure(.contentType, "response must be " + Message(name) + ", got a page")
    }
    if body.starts(with: UTF8Bytes("PK\u{3}\u{4}")) {
      throw MoneyFailure(.contentType, "response must be " + Message(name) + ", got a ZIP archive")
    }
    if isXML, FeedResponse.isXML(type) { return }
    guard type.isEmpty || (isTable ? FeedResponse.isTable(type) : FeedResponse.isJSON(type)) else {
      throw MoneyFailure(.contentType, "response must be " + Message(name) + ", got " + .quoted(type))
    }
  }

  private static func isJSON(_ type: [UInt8]) -> Bool {
    type.elementsEqual(UTF8Bytes("application/json")) || type.elementsEqual(UTF8Bytes("text/json"))
      || type.elementsEqual(UTF8Bytes("text/plain")) || type.elementsEqual(UTF8Bytes("text/javascript"))
      || type.elementsEqual(UTF8Bytes("application/javascript"))
      || type.suffix(5).elementsEqual(UTF8Bytes("+json"))
  }

  private static func isXML(_ type: [UInt8]) -> Bool {
    type.elementsEqual(UTF8Bytes("text/xml")) || type.elementsEqual(UTF8Bytes("application/xml"))
  }

  private static func isTable(_ type: [UInt8]) -> Bool {
    type.elementsEqual(UTF8Bytes("text/csv")) || type.elementsEqual(UTF8Bytes("application/csv"))
      || type.elementsEqual(UTF8Bytes("text/plain")) || type.elementsEqual(UTF8Bytes("application/octet-stream"))
  }

  /// The failure for an unsuccessful status. `words` is the server's own message, if any.
  public func refusal(_ words: Message?) -> MoneyFailure {
    let status: MoneyStatus =
      httpStatus == 401 || httpStatus == 403 ? .unauthorized : httpStatus == 429 ? .rateLimited : .http
    var message: Message = "server returned HTTP " + .number(Int(httpStatus))
    switch httpStatus {
    case 401, 403: message = message + ", API key rejected"
    case 404: message = message + ", not found"
    case 429: message = message + ", rate limit exceeded"
    case 500...599: message = message + ", server error"
    default: break
    }
    if let words { message = message + ": " + words }
    return MoneyFailure(status, message)
  }
}
