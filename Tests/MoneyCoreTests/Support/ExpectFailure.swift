import Testing

@testable import MoneyCore

/// Checks that something fails, and how: its status and position and, where given, its words.
func expectFailure(
  _ status: MoneyStatus, at position: Int? = nil, saying message: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () throws -> some Any
) {
  let failure = #expect(throws: MoneyFailure.self, sourceLocation: sourceLocation) { try body() }
  guard let failure else { return }
  let words = String(failure.message)
  #expect(failure.status == status, "\(words)", sourceLocation: sourceLocation)
  #expect(failure.position == position, "\(words)", sourceLocation: sourceLocation)
  if let message { #expect(words == message, sourceLocation: sourceLocation) }
}
