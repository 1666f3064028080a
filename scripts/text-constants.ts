import { parseSync } from 'vite'

/** A key of a constant of texts, with where its property is in the file and the keys below it. */
export type TextKey = { name: string; start: number; end: number; keys: TextKey[] }

/** A constant of a file of texts; `isIndexed` where its type lists the keys, which the compiler checks. */
export type TextConstant = { name: string; start: number; isIndexed: boolean; keys: TextKey[] }

/** A text as it is written in a file. */
export type TextLiteral = { value: string; start: number; end: number }

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** The files of texts of the contract. */
export const isTextFile = (path: string): boolean =>
  /^packages\/contract\/src\/.*texts[^/]*\.ts$/.test(path) && !path.endsWith('.test.ts')

/** The constants at the top level of a file of texts. */
export function textConstants(path: string, text: string): TextConstant[] {
  const statements = nodesIn(parseSync(path, text).program.body)
  return statements
    .map(({ declaration, ...statement }) => (isNode(declaration) ? declaration : statement))
    .flatMap((statement) => ('declarations' in statement ? nodesIn(statement.declarations) : []))
    .flatMap(({ id, init }) => (isNode(id) ? [constantOf(id, init)] : []))
}

function constantOf(id: Node, init: unknown): TextConstant {
  return {
    name: String(id['name']),
    start: id.start,
    isIndexed: isNode(id['typeAnnotation']) || (isNode(init) && init.type === 'TSSatisfiesExpression'),
    keys: keysOf(init),
  }
}

function keysOf(value: unknown): TextKey[] {
  if (!isNode(value)) return []
  if (value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression')
    return keysOf(value['expression'])
  return nodesIn(value['properties']).flatMap(({ start, end, key, computed, value: inner }) => {
    if (!isNode(key) || computed === true) return []
    return [{ name: String(key['name'] ?? key['value']), start, end, keys: keysOf(inner) }]
  })
}

/**
 * The texts that a file writes out as values of its constants. Elements of an array are left out: an ordered list, such as the
 * short names of the months, is no label.
 */
export function textLiterals(path: string, text: string): TextLiteral[] {
  const found: TextLiteral[] = []
  const visit = (value: unknown) => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value) || /^(?:Import|TSType|TSLiteral|TSInterface|ArrayExpression)/.test(value.type)) return
    const { type, start, end } = value
    if (type === 'Literal' && typeof value['value'] === 'string' && value['value'] !== '')
      found.push({ value: value['value'], start, end })
    else if (type === 'Property') visit(value['value'])
    else Object.values(value).forEach(visit)
  }
  visit(parseSync(path, text).program.body)
  return found
}
