/// Every mutation operator, in the order in which mutants are numbered.
let allMutationOperators: [any MutationOperator] = [
  RelationalReplacement()
]
