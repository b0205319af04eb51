import Foundation
import MoneyCore

/// Files of the project, wherever it was checked out.
enum ProjectFiles {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }

  static func text(_ path: String) throws -> String {
    String(try bytes(path))
  }

  /// The rows of a CSV file without quoted cells, by column.
  static func table(_ path: String) throws -> [[String: String]] {
    let lines = try text(path).split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  /// The cases of a file of golden vectors.
  static func vectors(_ name: String) throws -> [[String: Any]] {
    let data = Data(try bytes("Tests/Vectors/\(name).json"))
    return try JSONSerialization.jsonObject(with: data) as? [[String: Any]] ?? []
  }
}
