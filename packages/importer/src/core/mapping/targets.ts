import type { CellKind, LoadedFields } from '@enlace/contract/documents/loaded/field.ts'
import { loadedKinds } from '@enlace/contract/imports/loaded/kinds.ts'
import type { Part } from './mapping.ts'

/** A field that a part of a source must or may bring. */
export interface TargetField {
  kind: CellKind
  isRequired: boolean
  /** The only values that there are, where the field is of a closed list. */
  values?: readonly string[]
}

type Targets = { [P in Part]: { [F in keyof (typeof loadedKinds)[P]]: TargetField } }

const targetsOf = (fields: LoadedFields): Record<string, TargetField> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { type, values }]) => [
      name,
      {
        kind: type.replace('?', '') as CellKind, // what is left of the type
        isRequired: !type.endsWith('?'),
        ...(values && { values }),
      },
    ]),
  )

/** The fields of each part: what a mapping may name, how it is read, and without what a record is refused. */
export const targets = Object.fromEntries(
  Object.entries(loadedKinds).map(([part, fields]) => [part, targetsOf(fields)]),
) as Targets // the descriptions' own names

/** The names of a part's fields. */
export type FieldOf<P extends Part> = keyof Targets[P] & string
