import MoneyCore

/// A request to send.
public struct FeedRequest: Sendable {
  public let id: UInt64
  public let method: StaticString
  /// The URL, percent-encoded; it may hold a key.
  public let url: [UInt8]
  /// The headers as lines "Name: value\n"; they may hold a key.
  public let headers: [UInt8]
  public let body: [UInt8]?
}

extension FeedSettings {
  private func url(_ path: StaticString, _ rest: [UInt8] = []) -> [UInt8] {
    baseURL + Array(UTF8Bytes(path)) + rest
  }

  /// True if the URL is that of a file, such as `…/eurofxref-hist.zip`, rather than the folder with the daily file.
  private var namesFile: Bool { names(".zip") || names(".csv") || names(".xml") }

  private func names(_ end: StaticString) -> Bool { baseURL.suffix(4).elementsEqual(UTF8Bytes(end)) }

  private var wantedType: StaticString {
    if provider != .ecb { return "application/json" }
    // The transport unpacks an archive.
    return names(".zip") ? "application/zip" : names(".xml") ? "application/xml" : "text/csv"
  }

  /// The request for the document, or for the quote of a symbol.
  func request(_ id: UInt64, symbol: ShortText) -> FeedRequest {
    var headers = Array(UTF8Bytes("Accept: ")) + Array(UTF8Bytes(wantedType)) + [ASCII.lineFeed]
    var url: [UInt8]
    switch provider {
    case .currencylayer: url = self.url("/live?access_key=", key.encoded)
    case .currencylayerList: url = self.url("/list?access_key=", key.encoded)
    case .frankfurter:
      // Version 2 of the interface returns its newest rates at another path, as rows.
      url = self.url(baseURL.suffix(3).elementsEqual(UTF8Bytes("/v2")) ? "/rates" : "/latest")
      if let currency { url += Array(UTF8Bytes("?base=")) + URLText.encoded(currency.bytes) }
    case .openExchangeRates: url = self.url("/latest.json?app_id=", key.encoded)
    case .ecb: url = namesFile ? baseURL : self.url("/eurofxref.csv")
    case .finnhub:
      url = self.url("/quote?symbol=", URLText.encoded(symbol.bytes))
      headers += Array(UTF8Bytes("X-Finnhub-Token: ")) + key.bytes + [ASCII.lineFeed]
    case .transactions: url = self.url("/transactions.json") + secret
    }
    return FeedRequest(id: id, method: "GET", url: url, headers: headers, body: nil)
  }

  /// The request to a store to save or to remove a transaction.
  func request(_ id: UInt64, _ operation: StoreOperation) -> FeedRequest {
    let url = self.url("/transactions/", URLText.encoded(operation.id.bytes)) + Array(UTF8Bytes(".json")) + secret
    var headers = Array(UTF8Bytes("Accept: application/json\n"))
    if operation.body != nil { headers += Array(UTF8Bytes("Content-Type: application/json\n")) }
    return FeedRequest(
      id: id, method: operation.body == nil ? "DELETE" : "PUT", url: url, headers: headers, body: operation.body)
  }

  /// The query with the store's secret, or empty.
  private var secret: [UInt8] {
    key.bytes.isEmpty ? [] : Array(UTF8Bytes("?auth=")) + key.encoded
  }
}
