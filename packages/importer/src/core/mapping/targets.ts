import type { CellKind, LoadedFields } from '@enlace/contract/documents/loaded/field.ts'
import { loadedKinds } from '@enlace/contract/imports/loaded/kinds.ts'
import type { Part } from './mapping.ts'

/** A field that a part of a source must or may have. */
export interface TargetField {
  kind: CellKind
  isRequired: boolean
  /** The only values allowed, if the field has a closed list. */
  values?: readonly string[]
}

type Targets = { [P in Part]: { [F in keyof (typeof loadedKinds)[P]]: TargetField } }

const targetsOf = (fields: LoadedFields): Record<string, TargetField> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { type, values }]) => [
      name,
      {
        kind: type.replace('?', '') as CellKind, // the rest of the type
        isRequired: !type.endsWith('?'),
        ...(values && { values }),
      },
    ]),
  )

/** The fields of each part: which ones a mapping may name, how they are read, and which are required. */
export const targets = Object.fromEntries(
  Object.entries(loadedKinds).map(([part, fields]) => [part, targetsOf(fields)]),
) as Targets // the descriptions' own names

/** The names of a part's fields. */
export type FieldOf<P extends Part> = keyof Targets[P] & string
