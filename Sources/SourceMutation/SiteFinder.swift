/// Finds the places of one file that mutation operators can change.
struct SiteFinder {
  private let source: SourceText
  private let operators: [any MutationOperator]
  private(set) var slots: [MutationSlot] = []
  private(set) var sites: [MutationSite] = []
  private var seen: Set<Replacement> = []

  /// Where a node stands.
  private struct Place {
    /// The names of the enclosing declarations, outermost first.
    var declarations: [String] = []
    /// The innermost slot; nil where nothing can be changed.
    var slot: Int?
    /// Whether the node is part of an expression, whose statements are no slots of their own.
    var isInExpression = false
    /// Whether the node is in an initialiser, which must set all stored properties.
    var isInInitialiser = false
    /// Whether stored properties here are made once in a process.
    var isStaticContext = true
  }

  /// Looks at every node of a file.
  init(_ file: SyntaxNode, in source: SourceText, operators: [any MutationOperator]) {
    self.source = source
    self.operators = operators
    visitChildren(of: file, Place())
  }

  private mutating func visit(_ node: SyntaxNode, as role: String, _ place: Place) {
    var place = place
    switch node.kind {
    case "brace_stmt" where !place.isInExpression:
      visitBlock(node, place)
      return
    case "pattern_binding_decl" where place.slot == nil:
      visitProperty(node, place)
      return
    case "parameter":
      if let value = node.child("expression"), place.slot == nil {
        place.slot = slot(value.unwrapped, .expression, false, place)
      }
    case "enum_case_decl", "enum_element_decl", "attribute", "macro_expansion_decl", "macro_decl":
      return
    case "tap_expr":
      visitInterpolations(in: node, place)
      return
    default: enter(declaration: node, &place)
    }
    noteBody(of: node, place)
    if place.slot != nil, !setsProperty(node, place) { note(node, as: role, place) }
    if node.isExpression { place.isInExpression = true }
    visitChildren(of: node, place)
  }

  private mutating func visitChildren(of node: SyntaxNode, _ place: Place) {
    for child in node.children { visit(child.node, as: child.role, place) }
  }

  /// Visits the values of an interpolated string; its texts are no literals of their own.
  private mutating func visitInterpolations(in node: SyntaxNode, _ place: Place) {
    for element in node.child("body")?.children("elements") ?? [] where !element.isImplicit {
      for argument in element.arguments { visit(argument, as: "expr", place) }
    }
  }

  /// Whether a statement gives a value to what an initialiser has to give one.
  private func setsProperty(_ node: SyntaxNode, _ place: Place) -> Bool {
    guard place.isInInitialiser, node.kind == "assign_expr", var target = node.child("dest") else {
      return false
    }
    while let base = target.child("base") { target = base }
    return target.name == "self" || target.name.isEmpty
  }

  /// Opens the scope of a type, an extension or a function.
  private func enter(declaration node: SyntaxNode, _ place: inout Place) {
    switch node.kind {
    case "struct_decl", "class_decl", "enum_decl", "actor_decl", "protocol_decl":
      place.declarations.append(node.name)
      place.isStaticContext = false
      place.slot = nil
      place.isInExpression = false
    case "extension_decl":
      place.declarations.append(extendedName(node))
      place.isStaticContext = false
    case "constructor_decl":
      place.declarations.append(node.name)
      place.isInInitialiser = true
    case "func_decl", "destructor_decl", "subscript_decl", "var_decl":
      if place.slot == nil { place.declarations.append(node.name) }
    default: break
    }
  }

  /// The words between `extension` and what follows the type's name.
  private func extendedName(_ node: SyntaxNode) -> String {
    guard let range = node.range else { return "" }
    let start = source.skippingTrivia(from: source.tokenEnd(at: keyword("extension", in: range)))
    var end = source.tokenEnd(at: start)
    while source[end] == UInt8(ascii: ".") { end = source.tokenEnd(at: end + 1) }
    return source.text(start..<end)
  }

  /// Where a word stands as a token of its own; attributes and modifiers may come before it.
  private func keyword(_ word: String, in range: Range<Int>) -> Int {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let end = source.tokenEnd(at: offset)
      if source.text(offset..<end) == word { return offset }
      offset = source.skippingTrivia(from: end)
    }
    return range.lowerBound
  }

  /// Makes each statement of a block a slot.
  private mutating func visitBlock(_ block: SyntaxNode, _ place: Place) {
    let elements = block.children("elements").filter { element in
      let isAccounted = element.kind == "var_decl" && element.child("accessors") == nil
      return !isAccounted && !isWrittenByCompiler(element)
    }
    let end = elements.compactMap { $0.range?.upperBound }.max() ?? 0
    for element in elements {
      var inner = place
      inner.slot = element.range.flatMap { _ in statementSlot(element, blockEnd: end, place) }
      visit(element, as: "elements", inner)
    }
  }

  /// Makes the body of a function as a whole a slot, besides those in it.
  private mutating func noteBody(of node: SyntaxNode, _ place: Place) {
    guard place.slot == nil, let content = node.bodyContent else { return }
    var place = place
    place.slot = append(
      MutationSlot(
        range: content, form: .statement, isInitialiser: false,
        declaration: place.declarations.joined(separator: ".")))
    note(node, as: "body", place)
  }

  private mutating func statementSlot(
    _ element: SyntaxNode, blockEnd: Int, _ place: Place
  ) -> Int? {
    guard let range = element.range else { return nil }
    if element.kind == "return_stmt", element.isImplicit {
      return slot(element, .returned, false, place)
    }
    let isDeclaration = element.kind.hasSuffix("_decl") || bindsNames(element)
    let end = isDeclaration ? max(blockEnd, range.upperBound) : range.upperBound
    return append(
      MutationSlot(
        range: range.lowerBound..<end, form: .statement, isInitialiser: false,
        declaration: place.declarations.joined(separator: ".")))
  }

  /// Whether a statement stands for no text, such as the `return` at the end of an initialiser.
  private func isWrittenByCompiler(_ element: SyntaxNode) -> Bool {
    guard element.isImplicit, !element.isExpression else { return false }
    return element.kind != "return_stmt" || element.child("result") == nil
  }

  /// Whether a statement declares what later ones use.
  private func bindsNames(_ element: SyntaxNode) -> Bool {
    element.kind == "guard_stmt" && element.children("conditions").contains { $0.kind == "pattern" }
  }

  /// A stored property or a global: its initial value is a slot.
  private mutating func visitProperty(_ node: SyntaxNode, _ place: Place) {
    let isStatic = place.isStaticContext || node.marks.contains("static") || isMarkedStatic(node)
    for entry in node.children("pattern_entries") {
      guard let value = entry.child("processed_init")?.unwrapped else { continue }
      var inner = place
      inner.declarations += entry.child("pattern").map(names) ?? []
      inner.slot = slot(value, .expression, isStatic, inner)
      visit(value, as: "processed_init", inner)
    }
  }

  private func isMarkedStatic(_ node: SyntaxNode) -> Bool {
    guard let range = node.range else { return false }
    let end = source.tokenEnd(at: range.lowerBound)
    return source.text(range.lowerBound..<end) == "static"
  }

  private func names(_ pattern: SyntaxNode) -> [String] {
    pattern.name.isEmpty ? pattern.children.flatMap { names($0.node) } : [pattern.name]
  }

  private mutating func slot(
    _ node: SyntaxNode, _ form: MutationSlot.Form, _ isInitialiser: Bool, _ place: Place
  ) -> Int? {
    guard let range = node.range else { return nil }
    return append(
      MutationSlot(
        range: range, form: form, isInitialiser: isInitialiser,
        declaration: place.declarations.joined(separator: ".")))
  }

  private mutating func append(_ slot: MutationSlot) -> Int {
    slots.append(slot)
    return slots.count - 1
  }

  /// Asks every operator about a node.
  private mutating func note(_ node: SyntaxNode, as role: String, _ place: Place) {
    guard let index = place.slot else { return }
    let slot = slots[index].range
    for mutationOperator in operators {
      for replacement in mutationOperator.replacements(for: node, as: role, in: source)
      where slot.lowerBound <= replacement.range.lowerBound
        && replacement.range.upperBound <= slot.upperBound
        && replacement.text != source.text(replacement.range)
        && seen.insert(replacement).inserted
      {
        sites.append(
          MutationSite(
            slot: index, operatorName: mutationOperator.name, replacement: replacement))
      }
    }
  }
}
