import MoneyCore

/// The lines of a payment code, numbered from 1. They end with a line feed, or with a carriage return and a line feed.
struct PaymentLines {
  private let text: [UInt8]
  private var ranges: [Range<Int>] = []

  init(_ text: [UInt8]) {
    self.text = text
    var start = 0
    for index in 0...text.count where index == text.count || text[index] == ASCII.lineFeed {
      let hasReturn = index < text.count && index > start && text[index - 1] == ASCII.carriageReturn
      ranges.append(start..<(hasReturn ? index - 1 : index))
      start = index + 1
    }
    while let last = ranges.last, last.isEmpty { ranges.removeLast() }
  }

  /// The number of lines without the empty ones at the end.
  var count: Int { ranges.count }

  /// A line; empty after the last one.
  subscript(line: Int) -> [UInt8] { line <= ranges.count ? Array(text[ranges[line - 1]]) : [] }

  /// The failure of a line: its number, its position, and the reason.
  func failure(_ reason: MoneyFailure, at line: Int) -> MoneyFailure {
    let status: MoneyStatus
    switch reason.status {
    // A value that is missing or in the wrong place is a fault of the text.
    case .argument: status = .syntax
    case .overflow: status = .limit
    default: status = reason.status
    }
    let position = line <= ranges.count ? ranges[line - 1].lowerBound : text.count
    return MoneyFailure(status, "line " + .number(line) + ": " + reason.message, at: position)
  }
}
