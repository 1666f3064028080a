import type pg from 'pg'
import type { Kind } from './fields.ts'

/** A column of a statement's result, and its type. */
export interface DescribedColumn {
  readonly name: string
  readonly kind: Kind
  /** The table column that it is, if any. */
  readonly of: { readonly table: number; readonly place: number } | undefined
}

/** The database's description of a statement: its columns, or why it cannot be prepared. */
export type Description = readonly DescribedColumn[] | { readonly refused: string }

/** The parts of pg's own connection that a described statement needs; its types lack them. */
interface Wire {
  parse(message: { text: string; types: number[] }, more: boolean): void
  describe(message: { type: 'S'; name: string }, more: boolean): void
  sync(): void
}

interface WireField {
  name: string
  dataTypeID: number
  tableID: number
  columnID: number
}

/** Requests the columns of a statement without running it (Parse and Describe of the protocol). */
export function describeStatement(client: pg.Client, text: string): Promise<Description> {
  // A parameter alone has no type of its own.
  const untyped = new Set(Array.from(text.matchAll(/\$\d+ as (\w+)/g), ([, name]) => name))
  return new Promise((resolve) => {
    let answer: Description = []
    const asked = {
      submit(wire: Wire) {
        wire.parse({ text, types: [] }, true)
        wire.describe({ type: 'S', name: '' }, true)
        wire.sync()
      },
      handleRowDescription({ fields }: { fields: readonly WireField[] }) {
        answer = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          kind: untyped.has(name) ? 'unknown' : kindOf(dataTypeID),
          of: tableID === 0 ? undefined : { table: tableID, place: columnID },
        }))
      },
      handleError(fault: Error) {
        resolve({ refused: fault.message })
      },
      handleReadyForQuery: () => resolve(answer),
    }
    // The client accepts any object with `submit`, but pg's types require its own class.
    client.query(asked as unknown as pg.Submittable)
  })
}

const numbers = new Set([21, 23, 26, 700, 701])

/** The driver's value for a type (`packages/database/src/driver/value-types.ts`). */
function kindOf(type: number): Kind {
  if (numbers.has(type)) return 'number'
  if (type === 16) return 'boolean'
  if (type === 17) return 'bytes'
  if (type === 114 || type === 3802) return 'unknown'
  if (listTypes.has(type)) return 'list'
  return 'string'
}

/** Arrays of: json, bool, bytea, char, int2, int4, text, varchar, int8, float4, float8, timestamp, date, timestamptz, numeric, uuid, jsonb. */
const listTypes = new Set([
  199, 1000, 1001, 1002, 1005, 1007, 1009, 1015, 1016, 1021, 1022, 1115, 1182, 1185, 1231, 2951, 3807,
])
