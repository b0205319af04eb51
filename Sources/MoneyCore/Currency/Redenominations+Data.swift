// Generated from share/currencies/redenominations.csv by tools/data/currencies/generate.py; not edited by hand.

extension Redenominations {
  /// Lines in `lines`.
  static var count: Int { 3 }

  /// Bytes a line of `lines`, the line feed included.
  static var lineWidth: Int { 8 }

  /// One fixed-width line a redenomination; columns: code 3, first day 3, zeros of its factor 1.
  /// Days are counted from 1500-01-01, as numbers of base 92.
  static var lines: StaticString {
    """
    KPW9#F2
    SYP9c:2
    VES9RE6

    """
  }
}
