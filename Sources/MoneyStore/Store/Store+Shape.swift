import CSQLite
import MoneyCore

// A file from elsewhere may have a view over an endless query in place of a table, or a trigger that rewrites amounts.
// So a store has exactly the tables, views and indexes that this library makes, each in the library's own words.

extension Store {
  /// The query of everything in a database that a statement made. SQLite itself adds the indexes of keys, and the
  /// statistics of ANALYZE.
  private static var made: StaticString {
    """
    SELECT type, name, sql FROM sqlite_schema WHERE name NOT IN ('sqlite_stat1', 'sqlite_stat4')
    AND NOT (type = 'index' AND sql IS NULL)
    """
  }

  /// Throws unless a file has exactly what this library makes for a version. It reads only the schema of the file.
  ///
  /// SQLite keeps each statement that made something as it was written, so the words of the migrations are compared with
  /// it.
  static func checkShape(_ connection: Connection, version: Int64) throws(MoneyFailure) {
    var missing: [ArraySlice<UInt8>] = []
    for step in 0..<version { if let made = migration(from: step) { missing += creations(in: made) } }
    let found = try Statement(connection, made)
    while try found.next() {
      let words = try found.bytes(2)
      guard let index = missing.firstIndex(where: { $0.elementsEqual(words) }) else {
        throw Statement.damaged(
          "unexpected definition of " + .printable(try found.bytes(0)) + " " + .quoted(try found.bytes(1)))
      }
      missing.remove(at: index)
    }
    if let first = missing.first {
      throw Statement.damaged("missing definition " + .quoted(first))
    }
  }

  /// The statements that make something, without the semicolons.
  private static func creations(in statements: StaticString) -> [ArraySlice<UInt8>] {
    let start = Array(UTF8Bytes("CREATE "))
    var creations: [ArraySlice<UInt8>] = []
    for line in Array(UTF8Bytes(statements)).split(separator: ASCII.lineFeed, omittingEmptySubsequences: false) {
      // A statement may have several lines: the lines after its first one belong to it until a semicolon ends it.
      if line.starts(with: start) {
        creations.append(line)
      } else if let open = creations.last, open.last != ASCII.semicolon {
        creations[creations.count - 1] = open + [ASCII.lineFeed] + line
      }
    }
    return creations.map { $0.last == ASCII.semicolon ? $0.dropLast() : $0 }
  }
}
