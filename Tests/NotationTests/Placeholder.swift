import Testing

@testable import Notation
