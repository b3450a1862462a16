import LosslessJSON

/// A node of the compiler's typed tree, with what mutation has to know of it.
struct SyntaxNode: Sendable {
  /// The compiler's name of the kind, such as `binary_expr`.
  let kind: String
  /// What the node spans in the source; nil for one that stands for no text of the file.
  let range: Range<Int>?
  /// Whether the compiler added it.
  let isImplicit: Bool
  /// The mangled name of the type; empty when there is none.
  let type: String
  /// The name that is declared or referred to; empty when there is none.
  let name: String
  /// The value of a literal; empty when there is none.
  let value: String
  /// The mangled name of the type that a function returns; empty when there is none.
  let resultType: String
  /// The kinds of the declaration's attributes, and its marks such as `static`.
  let marks: Set<String>
  /// The nodes in it, each with its role.
  let children: [Child]

  /// A node in another.
  struct Child: Sendable {
    let role: String
    let node: SyntaxNode
  }

  var isExpression: Bool { kind.hasSuffix("_expr") }

  /// The first node in a role.
  func child(_ role: String) -> SyntaxNode? {
    children.first { $0.role == role }?.node
  }

  /// All nodes in a role.
  func children(_ role: String) -> [SyntaxNode] {
    children.filter { $0.role == role }.map(\.node)
  }

  /// The arguments of a call or of an operator, without their labels.
  var arguments: [SyntaxNode] {
    (child("args")?.children("args") ?? []).compactMap { $0.child("expr") }
  }

  /// The expression itself, behind what the compiler has wrapped around it.
  var unwrapped: SyntaxNode {
    guard isImplicit, kind != "closure_expr",
      let inner = child("sub_expr") ?? child("single_expr_body")
    else { return self }
    return inner.unwrapped
  }

  /// The reference that is called: behind it stand the operator's or the function's name and range.
  var callee: SyntaxNode? {
    guard let function = child("fn") ?? child("sub_expr") else { return nil }
    return function.kind == "declref_expr" ? function : function.callee
  }
}

extension SyntaxNode {
  /// Roles that repeat what stands elsewhere, or stand for no code.
  private static let skippedRoles: Set<String> = [
    "original_init", "iterator_var", "next_call", "decl", "substitutions", "reqs", "conformances",
    "inherits", "captures", "builtin_initializer", "builder_init", "result_init", "thrown_error",
    "generic_signature", "function_ref", "case_body_variables", "implicit_self_decl",
  ]

  /// Reads a node with all that is in it.
  init(_ json: JSONValue, in source: SourceText) {
    var kind = ""
    var range: Range<Int>?
    var isImplicit = false
    var type = ""
    var name = ""
    var value = ""
    var resultType = ""
    var marks: Set<String> = []
    var children: [Child] = []
    for member in json.members {
      let role = member.key.string ?? ""
      switch role {
      case "_kind": kind = member.value.string ?? ""
      case "range": range = Self.range(member.value, in: source)
      case "implicit": isImplicit = member.value.bool == true
      case "type": type = member.value.string ?? ""
      case "value": value = member.value.string ?? ""
      case "result" where member.value.kind == .string: resultType = member.value.string ?? ""
      case "decl": name = member.value["base_name"]?.string ?? name
      case "name": name = Self.fullName(member.value)
      case "attrs":
        marks.formUnion(member.value.elements.compactMap { $0["_kind"]?.string })
      case "static", "let", "default", "single_expression", "labels":
        marks.insert(role)
      case let role where !Self.skippedRoles.contains(role):
        children += Self.nodes(member.value, role, in: source)
      default: break
      }
    }
    self.init(
      kind: kind, range: range, isImplicit: isImplicit, type: type, name: name, value: value,
      resultType: resultType,
      marks: marks, children: children)
  }

  private static func nodes(
    _ value: JSONValue, _ role: String, in source: SourceText
  ) -> [Child] {
    switch value.kind {
    case .object where value["_kind"] != nil:
      [Child(role: role, node: SyntaxNode(value, in: source))]
    case .object: value.members.flatMap { nodes($0.value, role, in: source) }
    case .array: value.elements.flatMap { nodes($0, role, in: source) }
    default: []
    }
  }

  /// The range with the end of its last token; nil for code of a macro or from nowhere.
  private static func range(_ value: JSONValue, in source: SourceText) -> Range<Int>? {
    guard value["buffer_id"] == nil, let start = value["start"]?.integer(Int.self),
      let last = value["end"]?.integer(Int.self), start <= last, last < source.bytes.count
    else { return nil }
    return start..<source.tokenEnd(at: last)
  }

  /// A declaration's name with its argument labels, such as `init(parsing:)`.
  private static func fullName(_ value: JSONValue) -> String {
    if let name = value.string { return name }
    let base = value["base_name"]
    let name = base?["name"]?.string ?? base?["special"]?.string ?? ""
    guard let labels = value["args"] else { return name }
    return "\(name)("
      + labels.elements.map { label in
        (label.string ?? "").isEmpty ? "_:" : "\(label.string ?? ""):"
      }.joined() + ")"
  }
}
