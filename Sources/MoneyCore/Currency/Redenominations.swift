/// The days on which a currency lost zeros and kept its code. The data comes from
/// `share/currencies/redenominations.csv`.
///
///     100 SYP of 2025-12-31 are 1 SYP of 2026-01-01
public enum Redenominations {
  public static func contains(_ code: CurrencyCode) -> Bool { (0..<count).contains { isRow($0, of: code) } }

  /// The number of zeros that a currency lost between two days; nil for the end of the data.
  public static func zeros(of code: CurrencyCode, from first: Day, to last: Day?) -> Int {
    var zeros = 0
    for row in 0..<count where isRow(row, of: code) {
      let start = row &* lineWidth
      guard let since = Day(base92: lines, at: start &+ 3) else { continue }
      if first < since, last.map({ since <= $0 }) ?? true { zeros &+= Int(ASCII.digit(lines.utf8Start[start &+ 6])) }
    }
    return zeros
  }

  /// The units of one day that a unit of another day is; either day may be the earlier one.
  public static func factor(of code: CurrencyCode, from: Day, to: Day) -> ExactRatio {
    let lost = BigUnsigned.one.multiplied(byPowerOfTen: zeros(of: code, from: min(from, to), to: max(from, to)))
    return from < to
      ? ExactRatio(isNegative: false, .one, over: lost) : ExactRatio(isNegative: false, lost, over: .one)
  }

  private static func isRow(_ row: Int, of code: CurrencyCode) -> Bool {
    let line = lines.utf8Start + row &* lineWidth
    return code[3] == 0 && line[0] == code[0] && line[1] == code[1] && line[2] == code[2]
  }
}
