import MoneyCore

/// An expression with a caret under one of its places, for people to read.
public enum ExpressionCaret {
  /// - Parameter position: a byte of the text, or its length for the end.
  @_optimize(size)
  public static func text(_ text: UnsafeBufferPointer<UInt8>, at position: Int) -> [UInt8] {
    var shown: [UInt8] = []
    shown.reserveCapacity(text.count &* 2 &+ 2)
    var margin: [UInt8] = []
    var index = 0
    while index < text.count {
      let length = UTF8Text.sequenceLength(in: text, at: index)
      let byte = text[index]
      let isTab = byte == ASCII.tab
      if length == 0 || (ASCII.isControl(byte) && !isTab) || UTF8Text.isControl(text, at: index, length: length) {
        shown.append(ASCII.question)
      } else {
        shown.append(contentsOf: text[index..<(index &+ length)])
      }
      index &+= max(length, 1)
      if index <= position { margin.append(isTab ? ASCII.tab : ASCII.space) }
    }
    return shown + [ASCII.lineFeed] + margin + [UInt8(ascii: "^")]
  }
}
