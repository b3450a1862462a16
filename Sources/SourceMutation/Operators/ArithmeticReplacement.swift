/// Replaces an arithmetic operator, wrapping or not, by its counterpart.
struct ArithmeticReplacement: BinaryOperatorReplacement {
  static let partners = [
    "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["*"],
    "+=": ["-="], "-=": ["+="], "*=": ["+="], "/=": ["*="], "%=": ["*="],
    "&+": ["&-"], "&-": ["&+"], "&*": ["&+"],
    "&+=": ["&-="], "&-=": ["&+="], "&*=": ["&+="],
  ]
}
