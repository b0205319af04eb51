extension Rounding {
  /// The mode in words that follow "rounded".
  public var words: StaticString {
    switch self {
    case .halfEven: "half even"
    case .halfUp: "half up"
    case .halfDown: "half down"
    case .up: "up"
    case .down: "down"
    case .ceiling: "to the ceiling"
    case .floor: "to the floor"
    case .unnecessary: "never"
    case .halfOdd: "half odd"
    case .halfCeiling: "half to the ceiling"
    case .halfFloor: "half to the floor"
    }
  }
}
