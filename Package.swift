// swift-tools-version: 6.2
import PackageDescription

/// Every target: Swift 6, every unsafe expression marked, no warning let through.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .strictMemorySafety(), .treatAllWarnings(as: .error),
]

/// The tests may use what the toolchain has, Foundation included; unsafe code is theirs to call.
let tested: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

func room(_ name: String, _ imports: Target.Dependency...) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: strict)
}

func tests(of name: String, _ others: Target.Dependency...) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.target(name: name), "TestSupport"] + others,
    swiftSettings: tested)
}

let package = Package(
  name: "daybook",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "daybook", targets: ["daybook"])],
  targets: [
    room("CLibrary"),
    room("Platform", "CLibrary"),
    room("Speech"),
    room("Chance"),
    room("ManualPages", "Speech"),
    room("Notation"),
    room("Journal", "Notation", "Speech"),
    room("Arguments", "Speech"),
    room("Reports", "Journal", "Chance"),
    room("Rendering", "Reports", "Journal", "Notation", "Speech"),
    room("Interchange", "Reports", "Journal", "Notation", "Speech"),
    .executableTarget(
      name: "daybook",
      dependencies: [
        "Platform", "Speech", "ManualPages", "Journal", "Reports", "Rendering", "Interchange", "Notation",
        "Arguments",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "bench", dependencies: ["Platform", "Arguments", "Chance"], swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["Chance", "Journal", "Notation"], path: "Tests/TestSupport",
      swiftSettings: tested),
    tests(of: "Journal", "Speech"),
    tests(of: "Notation"),
    tests(of: "Arguments", "Speech"),
    tests(of: "Reports", "Journal"),
    tests(of: "Rendering", "Reports", "Journal", "Notation", "Speech"),
    tests(of: "Interchange", "Reports", "Journal", "Notation"),
    tests(
      of: "daybook", "Platform", "Speech", "ManualPages", "Journal", "Reports", "Rendering", "Interchange",
      "Notation", "Arguments"),
  ]
)
