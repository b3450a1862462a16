/// Every mutation operator, in the order in which mutants are numbered.
let allMutationOperators: [any MutationOperator] = [
  RelationalReplacement(), ConnectorReplacement(), ConditionRemoval(), Negation(),
  IntegerLiteralReplacement(), StringLiteralReplacement(), BooleanLiteralReplacement(),
  RangeEndReplacement(), ArithmeticReplacement(), BitOperatorReplacement(), SignRemoval(),
  StatementRemoval(), ArgumentSwap(), TernarySwap(), CoalescingRemoval(), ReturnValueReplacement(),
  MemberReplacement(), BodyReplacement(),
]
