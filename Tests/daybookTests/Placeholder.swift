import Testing

@testable import daybook
