import MoneyCore
import MoneyXML

/// The child elements that must be unique, by their parent, with the rule that applies.
///
/// Either of two such elements could be meant, so a document with both cannot be totalled.
struct UniqueElements {
  private struct Child {
    let name: XMLName
    let rule: StaticString
  }

  private var parents: [(name: XMLName, children: [Child])] = []

  /// A parent with its children and their rules.
  mutating func add(_ parent: StaticString, _ children: [(StaticString, StaticString)]) {
    parents.append((XMLName(parent), children.map { Child(name: XMLName($0.0), rule: $0.1) }))
  }

  /// Reports elements that occur twice, since either could be meant.
  func faults(_ element: XMLElement, _ faults: inout [InvoiceRefusal]) {
    guard let parent = parents.first(where: { element.isNamed($0.name) }) else { return }
    for child in element.children {
      if child.number == 2, let unique = parent.children.first(where: { child.isNamed($0.name) }) {
        let message = Message.bytes(child.name) + " must appear once, got " + .number(element.all(unique.name).count)
        faults.append(InvoiceRefusal(message, at: child, InvoiceRule(unique.rule)))
      }
      self.faults(child, &faults)
    }
  }
}
