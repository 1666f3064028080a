import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Fields } from './fields.ts'
import { fieldsOf } from './row-type.ts'
import { nameOf, type Node, nodeOf, nodesOf, readSource, ROOT, type Source, walk } from './sources.ts'
import { placeWithin, statementText } from './statement-text.ts'

/** A statement of the code with a declared row type; without text or fields if it is composed at run time. */
export interface TypedStatement {
  /** Its location: the file and the line. */
  readonly file: string
  readonly line: number
  readonly text: string | undefined
  readonly fields: Fields | undefined
}

const folders = [
  'apps/server/src',
  'apps/cli/src',
  ...['database', 'demo', 'importer'].map((name) => `packages/${name}/src`),
]

/** Every statement that production code writes with `sql<Row>` or runs with `lookUp<Row>`. */
export function findTypedStatements(): TypedStatement[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .toSorted()
      .flatMap((path) => statementsOf(`${folder}/${path}`)),
  )
}

function statementsOf(path: string): TypedStatement[] {
  const source = readSource(path)
  const found: TypedStatement[] = []
  if (source && /(?:\bsql|\.lookUp)</.test(source.text))
    walk(source.program, (node, above) => {
      const [row] = nodesOf(nodeOf(node['typeArguments'])?.['params'])
      if (!row) return
      const text = textOf(node, source, above)
      if (text === 'other') return
      const line = source.text.slice(0, node.start).split('\n').length
      found.push({ file: path, line, text, fields: fieldsOf({ source, node: row }) })
    })
  return found
}

/** The text of a node that is a whole statement, or undefined if it is unknown from the source. */
function textOf(node: Node, source: Source, above: readonly Node[]): string | undefined {
  if (node.type === 'CallExpression' && nameOf(nodeOf(node['callee'])?.['property']) === 'lookUp')
    return lookUpText(node)
  if (node.type !== 'TaggedTemplateExpression' || nameOf(node['tag']) !== 'sql') return 'other'
  const [first] = nodesOf(nodeOf(node['quasi'])?.['quasis'])
  const begin = source.text.slice(first?.start ?? 0).replace(/^[`\s]+/, '')
  if (!/^(?:select|insert|update|delete|with|values)\b/i.test(begin)) return 'other'
  return statementText(node, placeWithin(source, above))
}

function lookUpText(node: Node): string | undefined {
  const [name, values] = nodesOf(node['arguments'])
  if (name?.type !== 'Literal' || values?.type !== 'ArrayExpression') return undefined
  const places = nodesOf(values['elements']).map((_, index) => `$${index + 1}`)
  return `select * from ${nameOf(name)}(${places.join(', ')})`
}
