import type { AnyCall } from '@enlace/contract/core/call.ts'
import { servedCalls } from '@enlace/server/app/calls.ts'
import { servedStaffCalls } from '@enlace/server/app/calls.ts'
import type { $ZodType } from 'zod/v4/core'

/** A schema of what is sent: a call's body, query or parameters. */
export type Sendable = NonNullable<AnyCall['body']>

/** Every schema by which the server reads what was sent, by its number. */
export const sentSchemas: readonly Sendable[] = [
  ...new Set(
    [...servedCalls, ...servedStaffCalls].flatMap(({ body, query, params }) =>
      [body, query, params].filter((schema) => schema !== undefined),
    ),
  ),
]

/** A place in a schema that may hold more than a few signs: the JSON before it, and after it. */
export interface Place {
  readonly kind: 'text' | 'list' | 'record'
  readonly before: string
  readonly after: string
  /** An element of the list or record, as JSON. */
  readonly element: string
}

interface Definition {
  type: string
  shape?: Record<string, $ZodType>
  element?: $ZodType
  innerType?: $ZodType
  in?: $ZodType
  options?: readonly $ZodType[]
  valueType?: $ZodType
  items?: readonly $ZodType[]
  entries?: Record<string, unknown>
  values?: readonly unknown[]
  getter?: () => $ZodType
  left?: $ZodType
}

// The library keeps a definition's parts by its type; each is looked at only where it is there.
const definitionOf = (schema: $ZodType) => schema._zod.def as unknown as Definition

/** The schema within one that only says whether it may be missing, or the outcome of it. */
function innermost(schema: $ZodType): $ZodType {
  const { innerType, in: input, getter, left } = definitionOf(schema)
  const inner = innerType ?? input ?? left ?? getter?.()
  return inner ? innermost(inner) : schema
}

/** An ordinary value of a schema as JSON; what patterns demand, it does not look at. */
export function sampleOf(schema: $ZodType, depth = 0): string {
  const definition = definitionOf(innermost(schema))
  if (depth > 6) return 'null'
  switch (definition.type) {
    case 'object': {
      const fields = Object.entries(definition.shape ?? {})
      return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${sampleOf(inner, depth + 1)}`).join(',')}}`
    }
    case 'array':
      return `[${definition.element ? sampleOf(definition.element, depth + 1) : ''}]`
    case 'record':
      return '{}'
    case 'tuple':
      return `[${(definition.items ?? []).map((item) => sampleOf(item, depth + 1)).join(',')}]`
    case 'union':
      return definition.options?.[0] ? sampleOf(definition.options[0], depth + 1) : 'null'
    case 'enum':
      return JSON.stringify(Object.values(definition.entries ?? {})[0] ?? '')
    case 'literal':
      return JSON.stringify(definition.values?.[0] ?? null)
    case 'number':
      return '1'
    case 'boolean':
      return 'true'
    case 'null':
      return 'null'
    default:
      return '"a"'
  }
}

/** The places of a schema, each schema within it once for all that were looked at before. */
export function placesOf(schema: $ZodType, seen: Set<$ZodType>): Place[] {
  const found: Place[] = []
  const walk = (outer: $ZodType, before: string, after: string, depth: number): void => {
    const inner = innermost(outer)
    const { type, shape, element, valueType, options = [] } = definitionOf(inner)
    if (depth > 6) return
    const isNew = !seen.has(inner)
    seen.add(inner)
    if (type === 'string' && isNew) found.push({ kind: 'text', before, after, element: 'a' })
    if (type === 'array' && element) {
      if (isNew) found.push({ kind: 'list', before, after, element: sampleOf(element) })
      walk(element, `${before}[`, `]${after}`, depth + 1)
    }
    if (type === 'record' && valueType && isNew)
      found.push({ kind: 'record', before, after, element: sampleOf(valueType) })
    if (type === 'union') for (const option of options) walk(option, before, after, depth + 1)
    if (type !== 'object' || !shape) return
    for (const [name, field] of Object.entries(shape)) {
      const others = Object.entries(shape)
        .filter(([other]) => other !== name)
        .map(([other, one]) => `${JSON.stringify(other)}:${sampleOf(one)},`)
      walk(field, `${before}{${others.join('')}${JSON.stringify(name)}:`, `}${after}`, depth + 1)
    }
  }
  walk(schema, '', '', 0)
  return found
}
