// swift-tools-version: 6.2
import PackageDescription

// Programs as a user of the package writes them. LibMoneyJSON is for the one that reads a journal.
let package = Package(
  name: "examples",
  dependencies: [.package(name: "money", path: "../..")],
  targets: ["convert", "split", "till", "calculator"].map {
    .executableTarget(name: $0, dependencies: [.product(name: "LibMoney", package: "money")])
  } + [
    .executableTarget(
      name: "wallet",
      dependencies: [
        .product(name: "LibMoney", package: "money"), .product(name: "LibMoneyJSON", package: "money"),
      ])
  ])
