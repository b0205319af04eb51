import MoneyCalculator
import MoneyCore

/// The effects of a line on the lines below it.
///
/// It consists of plain bytes, so visiting an unchanged line counts no references.
struct LineOutcome {
  var kind = NotepadLine.Kind.empty
  var answer = LineAnswer.none
  var flags: ConversionFlags = []
  /// The number of the name that the line defines, or -1.
  var name: Int32 = -1
  var usesPrevious = false
  var usesTotals = false
  /// True if the line contains a word that a name could be.
  var usesWords = false

  /// True if `prev` may refer to the line.
  var hasAnswer: Bool { if case .none = answer { false } else { true } }

  /// True if totals below count the line.
  var isItem: Bool {
    switch answer {
    case .none, .percentage: false
    case .failed, .number, .amount: !usesTotals
    }
  }

  func isSame(as other: LineOutcome) -> Bool {
    kind == other.kind && answer.isSame(as: other.answer) && flags == other.flags
  }
}
