import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/** A node of the syntax tree. The parser's types have a hundred kinds; the readers here use a few of them. */
export interface Node {
  readonly type: string
  readonly start: number
  // The properties of a node depend on its kind.
  readonly [part: string]: unknown
}

/** A parsed file of the workspace: its top-level declarations by name, and its imports. */
export interface Source {
  readonly path: string
  readonly text: string
  readonly program: Node
  readonly values: ReadonlyMap<string, Node>
  readonly types: ReadonlyMap<string, Node>
  readonly imports: ReadonlyMap<string, { path: string; name: string }>
}

/** A declaration and the file in whose context its names are resolved. */
export interface Declared {
  readonly source: Source
  readonly node: Node
}

export const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
const parsed = new Map<string, Source | undefined>()

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
export const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])
export const nodeOf = (value: unknown): Node | undefined => (isNode(value) ? value : undefined)
export const nameOf = (value: unknown): string => {
  const node = nodeOf(value)
  if (typeof node?.['name'] === 'string') return node['name']
  return typeof node?.['value'] === 'string' ? node['value'] : ''
}

/** Reads a file once; undefined if there is none, as for an external package. */
export function readSource(path: string): Source | undefined {
  if (!parsed.has(path)) parsed.set(path, parse(path))
  return parsed.get(path)
}

/** The declaration of a name as a file sees it, its own or an imported one. */
export function declared(source: Source, name: string, kind: 'values' | 'types'): Declared | undefined {
  const node = source[kind].get(name)
  if (node) return { source, node }
  const imported = source.imports.get(name)
  const from = imported && readSource(imported.path)
  return imported && from ? declared(from, imported.name, kind) : undefined
}

/** Every descendant of a node with its ancestors, the outermost first. */
export function walk(
  node: Node,
  visit: (node: Node, above: readonly Node[]) => void,
  above: Node[] = [],
): void {
  visit(node, above)
  above.push(node)
  for (const part of Object.values(node)) {
    if (isNode(part)) walk(part, visit, above)
    else for (const child of nodesOf(part)) walk(child, visit, above)
  }
  above.pop()
}

function parse(path: string): Source | undefined {
  let text: string
  try {
    text = readFileSync(join(ROOT, path), 'utf8')
  } catch {
    return undefined
  }
  const { program } = parseSync(path, text)
  const values = new Map<string, Node>()
  const types = new Map<string, Node>()
  const imports = new Map<string, { path: string; name: string }>()
  // The parser's own type is a union of all its kinds of nodes.
  const root = program as unknown as Node
  for (const statement of nodesOf(root['body'])) {
    const from = nodeOf(statement['source'])?.['value']
    if (statement.type === 'ImportDeclaration' && typeof from === 'string')
      for (const one of nodesOf(statement['specifiers']))
        imports.set(nameOf(one['local']), { path: placeOf(path, from), name: nameOf(one['imported']) })
    const declaration = statement.type.startsWith('Export') ? nodeOf(statement['declaration']) : statement
    if (declaration) keep(declaration, values, types)
  }
  return { path, text, program: root, values, types, imports }
}

function keep(declaration: Node, values: Map<string, Node>, types: Map<string, Node>): void {
  if (declaration.type === 'TSInterfaceDeclaration' || declaration.type === 'TSTypeAliasDeclaration')
    types.set(nameOf(declaration['id']), declaration)
  if (declaration.type === 'FunctionDeclaration') values.set(nameOf(declaration['id']), declaration)
  if (declaration.type === 'VariableDeclaration')
    for (const one of nodesOf(declaration['declarations'])) {
      const init = nodeOf(one['init'])
      if (init && nodeOf(one['id'])?.type === 'Identifier') values.set(nameOf(one['id']), init)
    }
}

/** The path of an import from the root. */
function placeOf(path: string, specifier: string): string {
  if (specifier.startsWith('.')) return relative(ROOT, join(ROOT, dirname(path), specifier))
  const [, member = '', file = ''] = /^@enlace\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  return `${['server', 'cli', 'portal', 'backoffice'].includes(member) ? 'apps' : 'packages'}/${member}/src/${file}`
}
