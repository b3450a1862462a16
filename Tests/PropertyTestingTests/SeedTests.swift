@testable import PropertyTesting
