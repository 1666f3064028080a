import type { Field, Fields, Kind } from './fields.ts'
import { declared, type Declared, nameOf, type Node, nodeOf, nodesOf } from './sources.ts'

/** The fields of a shape of the contract, from the schema that it is inferred from; undefined if it is computed. */
export function schemaFields({ source, node }: Declared): Fields | undefined {
  const found = resolved({ source, node })
  if (!found) return undefined
  const at = (inner: Node | undefined) => inner && schemaFields({ source: found.source, node: inner })
  const { method, object, given } = callOf(found.node)
  const [first, second] = given
  if (/^(?:\w*[oO]bject)$/.test(method)) return first && entriesOf({ source: found.source, node: first })
  if (method === 'check' || method === 'register') return at(object)
  if (method === 'readonly') return at(first)
  if (method === 'extend') {
    const base = at(first)
    const more = second && entriesOf({ source: found.source, node: second })
    return base && more && new Map([...base, ...more])
  }
  if (method === 'omit' || method === 'pick') {
    const base = at(first)
    const names = new Set(nodesOf(second?.['properties']).map((one) => nameOf(one['key'])))
    return base && new Map([...base].filter(([name]) => names.has(name) === (method === 'pick')))
  }
  return undefined
}

function entriesOf(at: Declared): Fields | undefined {
  const found = resolved(at)
  if (found?.node.type !== 'ObjectExpression') return undefined
  const fields = new Map<string, Field>()
  for (const entry of nodesOf(found.node['properties'])) {
    const inner = { source: found.source, node: nodeOf(entry['value']) ?? nodeOf(entry['argument']) ?? entry }
    if (entry.type === 'Property') fields.set(nameOf(entry['key']), schemaField(inner))
    else {
      const shape = inner.node.type === 'MemberExpression' ? nodeOf(inner.node['object']) : undefined
      const spread = shape ? schemaFields({ source: found.source, node: shape }) : entriesOf(inner)
      if (!spread) return undefined
      for (const [name, field] of spread) fields.set(name, field)
    }
  }
  return fields
}

const kindOfMethod: Readonly<Record<string, Kind>> = {
  string: 'string',
  enum: 'string',
  number: 'number',
  int: 'number',
  boolean: 'boolean',
  array: 'list',
  tuple: 'list',
  object: 'object',
  record: 'object',
}

function schemaField(at: Declared): Field {
  const found = resolved(at)
  const { method, object, given } = found ? callOf(found.node) : { method: '', object: undefined, given: [] }
  const inner = method === 'check' ? object : given[0]
  if (found && inner && ['check', 'nullable', 'nullish', 'optional'].includes(method)) {
    const { kinds, mayBeNull } = schemaField({ source: found.source, node: inner })
    return { kinds, mayBeNull: mayBeNull || method !== 'check' }
  }
  const kind = kindOfMethod[method] ?? 'unknown'
  return { kinds: new Set([kind]), mayBeNull: false }
}

function callOf(node: Node) {
  const callee = nodeOf(node['callee'])
  return {
    method: nameOf(callee?.['property']),
    object: nodeOf(callee?.['object']),
    given: nodesOf(node['arguments']),
  }
}

/** Resolves a name to its definition. */
function resolved({ source, node }: Declared): Declared | undefined {
  if (node.type !== 'Identifier') return { source, node }
  const found = declared(source, nameOf(node), 'values')
  return found && resolved(found)
}
