import CSQLite
import MoneyCore

// A file from elsewhere may contain a view over an endless query instead of a table, or a trigger that rewrites
// amounts. A store therefore consists of exactly the tables, views and indexes that this library creates, in identical
// wording.

extension Store {
  /// The query of all objects in a database that a statement created. SQLite itself adds the indexes of keys, and the
  /// statistics of ANALYZE.
  private static var made: StaticString {
    """
    SELECT type, name, sql FROM sqlite_schema WHERE name NOT IN ('sqlite_stat1', 'sqlite_stat4')
    AND NOT (type = 'index' AND sql IS NULL)
    """
  }

  /// Throws unless a file contains exactly the objects that this library creates for a version. It reads only the
  /// schema.
  ///
  /// SQLite stores each creating statement as it was written, so it is compared with the text of the migrations.
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
