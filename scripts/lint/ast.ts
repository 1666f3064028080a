type Position = { line: number; column: number }

/** A piece of source with its place. */
export type Located = { loc: { start: Position; end: Position } }

/** A node of the syntax tree, as far as the house's lint rules look into it. */
export type AstNode = Located & {
  type: string
  name?: unknown
  value?: unknown
  tag?: AstNode
  callee?: AstNode
  object?: AstNode
  property?: AstNode
  expression?: AstNode
  arguments?: AstNode[]
  children?: AstNode[]
  quasis?: { value: { cooked?: string } }[]
  typeAnnotation?: { typeName?: { name?: string } }
}

/** What oxlint hands to a rule. */
export type RuleContext = {
  sourceCode: { getAllComments(): (Located & { value: string })[] }
  report(fault: { node: Located; message: string }): void
}
