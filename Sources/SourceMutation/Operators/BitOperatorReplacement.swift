/// Replaces an operator on bits by another.
struct BitOperatorReplacement: BinaryOperatorReplacement {
  static let partners = [
    "&": ["|"], "|": ["&"], "^": ["&"], "<<": [">>"], ">>": ["<<"], "&<<": ["&>>"],
    "&>>": ["&<<"],
    "&=": ["|="], "|=": ["&="], "^=": ["&="], "<<=": [">>="], ">>=": ["<<="],
  ]
}
