import Testing
@testable import MoneyCore
@testable import MoneyLocale

/// Patterns assembled from known parts: the result of reading them, and their texts for an amount.
struct NumberPatternLawTests {
  /// The parts of a pattern, and its text.
  private struct Parts {
    let wholeDigits: Int
    let (primary, secondary): (Int, Int)
    let (minimum, maximum): (Int, Int)
    let prefix: String
    let suffix: String

    init(_ random: inout SplitMix64) {
      wholeDigits = 1 + random.below(4)
      primary = random.pick([0, 2, 3, 4])
      secondary = primary == 0 ? 0 : random.pick([primary, primary, 2])
      minimum = random.below(4)
      maximum = minimum + random.below(5)
      // A quote is doubled, and characters with a meaning are quoted.
      prefix = random.pick(["", "a ", "(", "'#'", "''", "x'0'"])
      suffix = random.pick(["", ")", " '.'", "''", "b"])
    }

    var pattern: String {
      // Enough places for two groups and the digits that are always shown.
      let length = max(wholeDigits, primary == 0 ? 1 : primary + secondary + 1)
      var whole = ""
      for place in 0..<length {
        let left = length - place
        whole += left <= wholeDigits ? "0" : "#"
        let isEdge = left - 1 == primary || left - 1 == primary + secondary
        if primary > 0, left > 1, isEdge { whole += "," }
      }
      let fraction = String(repeating: "0", count: minimum) + String(repeating: "#", count: maximum - minimum)
      return prefix + whole + (fraction.isEmpty ? "" : "." + fraction) + suffix
    }

    /// The text of a part outside of the number.
    static func literal(_ affix: String) -> String {
      affix == "''" ? "'" : affix.replacing("'", with: "")
    }

    /// The pattern's text for digits, assembled from the right.
    func text(_ whole: String, _ fraction: String) -> String {
      var digits = Array(whole)
      while digits.count < wholeDigits { digits.insert("0", at: 0) }
      var grouped: [Character] = []
      for (place, digit) in digits.reversed().enumerated() {
        let isEdge = primary > 0 && place >= primary && (place - primary) % max(secondary, 1) == 0
        if isEdge { grouped.append(",") }
        grouped.append(digit)
      }
      var fraction = fraction
      while fraction.utf8.count > minimum, fraction.hasSuffix("0") { fraction.removeLast() }
      while fraction.utf8.count < minimum { fraction += "0" }
      let number = String(grouped.reversed()) + (fraction.isEmpty ? "" : "." + fraction)
      return Parts.literal(prefix) + number + Parts.literal(suffix)
    }
  }

  @Test func aPatternIsReadAsItWasPutTogether() {
    forEachCase(seed: 610, 3000) { random in
      let parts = Parts(&random)
      let read = try NumberPatternTests.pattern(parts.pattern)
      let what: Comment = "\(parts.pattern)"
      try #require(read.number.wholeDigits == parts.wholeDigits, what)
      try #require(read.number.grouping.primary == parts.primary, what)
      try #require(parts.primary == 0 || read.number.grouping.secondary == parts.secondary, what)
      try #require(read.number.minimumFraction == parts.minimum && read.number.maximumFraction == parts.maximum, what)
      func literal(_ parts: [NumberPattern.Piece]) -> String {
        parts.reduce(into: "") { if case .text(let bytes) = $1 { $0 += String(bytes) } }
      }
      try #require(literal(read.positive.prefix) == Parts.literal(parts.prefix), what)
      try #require(literal(read.positive.suffix) == Parts.literal(parts.suffix), what)
    }
  }

  /// Rounded once to the most digits, no more and no fewer than the amount has between least and most, in its groups.
  @Test func aPatternShowsTheAmountAndNothingElse() {
    forEachCase(seed: 611, 3000) { random in
      let parts = Parts(&random)
      var options = FormatOptions()
      options.rounding = random.rounding()
      let format = try AmountFormat(try NumberPatternTests.pattern(parts.pattern), options, in: nil)
      let amount = random.plainDecimal().absolute
      let money = Money(amount, code("EUR"))
      let most = UInt32(parts.maximum)
      let isCut = amount.scale > most
      let outcome = Result { () throws(MoneyFailure) in
        isCut ? try amount.quantized(digits: most, rounding: options.rounding) : Rounded(amount, isRounded: false)
      }
      let written = Result { () throws(MoneyFailure) in try format.text(of: money) }
      switch (outcome, written) {
      case (.success(let value), .success(let text)):
        let digits = String(value.value).split(separator: ".").map(String.init)
        let wanted = parts.text(digits[0], digits.count > 1 ? digits[1] : "")
        try #require(String(text.value) == wanted, "\(String(amount)) as \(parts.pattern), \(options.rounding)")
        try #require(text.isRounded == value.isRounded)
      case (.failure(let failure), .failure(let found)): try #require(failure.status == found.status)
      default: Issue.record("\(String(amount)) as \(parts.pattern), \(options.rounding): \(written), not \(outcome)")
      }
    }
  }
}
