import type { Field, Fields, Kind } from './fields.ts'
import { schemaFields } from './schema-type.ts'
import { declared, type Declared, nameOf, type Node, nodeOf, nodesOf } from './sources.ts'

const keywords: Readonly<Record<string, Kind>> = {
  TSStringKeyword: 'string',
  TSTemplateLiteralType: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSArrayType: 'list',
  TSTupleType: 'list',
  TSTypeLiteral: 'object',
  TSInterfaceDeclaration: 'object',
  TSMappedType: 'object',
  TSObjectKeyword: 'object',
}
const known: Readonly<Record<string, Kind>> = {
  Buffer: 'bytes',
  Uint8Array: 'bytes',
  Record: 'object',
  ReadonlyArray: 'list',
  Array: 'list',
  SqlBool: 'boolean',
}

/** The fields of a declared row, or undefined if its type is computed in a way that this reader does not support. */
export function fieldsOf({ source, node }: Declared): Fields | undefined {
  const at = (inner: unknown) => {
    const found = nodeOf(inner)
    return found && fieldsOf({ source, node: found })
  }
  switch (node.type) {
    case 'TSTypeLiteral':
      return membersOf({ source, node }, nodesOf(node['members']))
    case 'TSInterfaceDeclaration': {
      const own = membersOf({ source, node }, nodesOf(nodeOf(node['body'])?.['body']))
      const inherited = nodesOf(node['extends']).map((one) => {
        const base = reference({ source, node: one }, nodeOf(one['expression']))
        return base && fieldsOf(base)
      })
      return joined([...inherited, own])
    }
    case 'TSTypeAliasDeclaration':
      return node['typeParameters'] ? undefined : at(node['typeAnnotation'])
    case 'TSIntersectionType':
      return joined(nodesOf(node['types']).map(at))
    case 'TSParenthesizedType':
      return at(node['typeAnnotation'])
    case 'TSTypeReference': {
      const [first, second] = nodesOf(nodeOf(node['typeArguments'])?.['params'])
      const name = nameOf(node['typeName'])
      const schema = first?.type === 'TSTypeQuery' ? nodeOf(first['exprName']) : undefined
      if (schema) return schemaFields({ source, node: schema })
      if (name === 'Readonly') return at(first)
      if (name === 'Omit' || name === 'Pick') {
        const whole = at(first)
        const names = second && literalsOf(second)
        return whole && names && new Map([...whole].filter(([key]) => names.has(key) === (name === 'Pick')))
      }
      const target = first ? undefined : reference({ source, node }, nodeOf(node['typeName']))
      return target && fieldsOf(target)
    }
    default:
      return undefined
  }
}

const reference = ({ source }: Declared, name: Node | undefined) => declared(source, nameOf(name), 'types')

function joined(parts: readonly (Fields | undefined)[]): Fields | undefined {
  const all = new Map<string, Field>()
  for (const part of parts) {
    if (!part) return undefined
    for (const [name, field] of part) all.set(name, field)
  }
  return all
}

function membersOf({ source }: Declared, members: readonly Node[]): Fields | undefined {
  const fields = new Map<string, Field>()
  for (const member of members) {
    const type = nodeOf(nodeOf(member['typeAnnotation'])?.['typeAnnotation'])
    if (member.type !== 'TSPropertySignature' || !type || member['computed'] === true) return undefined
    fields.set(nameOf(member['key']), fieldOf({ source, node: type }))
  }
  return fields
}

function literalsOf(node: Node): Set<string> | undefined {
  const parts = node.type === 'TSUnionType' ? nodesOf(node['types']) : [node]
  const names = parts.map((part) => nameOf(part['literal']))
  return names.includes('') ? undefined : new Set(names)
}

/** The possible values of a column of a declared type. */
export function fieldOf({ source, node }: Declared): Field {
  const kinds = new Set<Kind>()
  let mayBeNull = false
  const add = (field: Field) => {
    for (const kind of field.kinds) kinds.add(kind)
    mayBeNull ||= field.mayBeNull
  }
  const at = (inner: unknown) => {
    const found = nodeOf(inner)
    if (found) add(fieldOf({ source, node: found }))
    else kinds.add('unknown')
  }
  const literal = nodeOf(node['literal'])
  if (keywords[node.type]) kinds.add(keywords[node.type] ?? 'unknown')
  else if (node.type === 'TSNullKeyword' || node.type === 'TSUndefinedKeyword') mayBeNull = true
  else if (node.type === 'TSLiteralType' && literal?.type === 'TemplateLiteral') kinds.add('string')
  else if (node.type === 'TSLiteralType') kinds.add(kindOfLiteral(literal?.['value']))
  else if (node.type === 'TSUnionType') for (const one of nodesOf(node['types'])) at(one)
  else if (node.type === 'TSTypeOperator' && node['operator'] === 'keyof') kinds.add('string')
  else if (['TSParenthesizedType', 'TSTypeOperator', 'TSTypeAliasDeclaration'].includes(node.type))
    at(node['typeAnnotation'])
  else if (node.type === 'TSIntersectionType') {
    const parts = nodesOf(node['types']).map((one) => fieldOf({ source, node: one }))
    add(parts.find((part) => !part.kinds.has('object')) ?? { kinds: new Set(['object']), mayBeNull: false })
  } else if (node.type === 'TSTypeReference') addReference(node)
  else kinds.add('unknown')
  return { kinds, mayBeNull }

  function addReference(named: Node): void {
    const name = nameOf(named['typeName'])
    const target = declared(source, name, 'types')
    if (known[name]) kinds.add(known[name])
    else if (target) add(fieldOf(target))
    else kinds.add('unknown')
  }
}

function kindOfLiteral(value: unknown): Kind {
  const type = typeof value
  return type === 'string' || type === 'number' || type === 'boolean' ? type : 'unknown'
}
