import MutantChecking
import PropertyTesting

extension ObservedScope {
  /// Some sources, edits and values for coders.
  static let json = ObservedScope(seed: 0x5EED_0000_C0FF_EE44) {
    (source) throws(Discard) in
    switch source.index(weighted: Weights(4, 2, 1)) {
    case 0:
      var text = try source.json()
      if source.chance(1, in: 2) { source.damage(&text) }
      return .reading(text)
    case 1:
      let value: String? = source.chance(1, in: 3) ? nil : try source.editedValue()
      return .editing(try source.jsonObjectModel(), source.editedKey(), value)
    default: return .coding(try source.jsonValue())
    }
  }
}
