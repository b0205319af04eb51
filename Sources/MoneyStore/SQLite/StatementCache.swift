import CSQLite

/// A prepared statement, and memory for the texts of its parameters.
struct PreparedStatement {
  static var capacity: Int { 1024 }

  let text: StatementText
  /// Nil if preparing failed.
  let handle: OpaquePointer?
  let texts: UnsafeMutablePointer<UInt8>
  /// Its place in the cache while it is used, or nil for a new statement.
  fileprivate(set) var place: Int?

  init(_ text: StatementText, _ handle: OpaquePointer?) {
    self.text = text
    self.handle = handle
    texts = UnsafeMutablePointer<UInt8>.allocate(capacity: PreparedStatement.capacity)
  }

  func finalize() {
    _ = money_sqlite_finalize(handle)
    texts.deallocate()
  }
}

/// The idle prepared statements of a connection. Preparing a statement is several times slower than running it.
///
/// A statement leaves the cache while it is used, so nested uses of the same SQL never share one. The cache contains at
/// most `most` statements of a few kilobytes each.
struct StatementCache {
  static var most: Int { 48 }

  /// The memory is allocated once, so that adding a statement never fails.
  private let places: UnsafeMutablePointer<PreparedStatement?>
  /// The number of places that were used so far.
  private var count = 0
  /// Where the next search starts, at the last statement: calls of a kind use the same ones in the same order.
  private var last = 0
  /// The place that is cleared next if all are used.
  private var oldest = 0

  init() {
    places = UnsafeMutablePointer<PreparedStatement?>.allocate(capacity: StatementCache.most)
    places.initialize(repeating: nil, count: StatementCache.most)
  }

  /// Removes a statement from the cache and returns it, or nil if the cache does not contain it.
  mutating func take(_ text: StatementText) -> PreparedStatement? {
    var place = last
    for _ in 0..<count {
      if place >= count { place = 0 }
      if var found = places[place], found.text == text {
        places[place] = nil
        last = place
        found.place = place
        return found
      }
      place &+= 1
    }
    return nil
  }

  /// Adds a statement that is reset and without bindings.
  mutating func add(_ statement: PreparedStatement) {
    // The cache may have been cleared while the statement was used.
    if let place = statement.place, place < count, places[place] == nil {
      places[place] = statement
      return
    }
    var place = count
    if count < StatementCache.most {
      count &+= 1
    } else {
      place = oldest
      oldest = place &+ 1 < StatementCache.most ? place &+ 1 : 0
      places[place]?.finalize()
    }
    places[place] = statement
  }

  /// Finalises all statements.
  mutating func clear() {
    for place in 0..<count {
      places[place]?.finalize()
      places[place] = nil
    }
    count = 0
    last = 0
    oldest = 0
  }

  /// Frees the memory of the cache itself, but not its statements.
  func deallocate() { places.deallocate() }
}
