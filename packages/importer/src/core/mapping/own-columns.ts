import { plainColumn } from './known-columns.ts'
import type { Mapping, PartMapping } from './mapping.ts'
import { parts } from './mapping.ts'

/**
 * The columns that the portal adds to files that it returns for correction, normalised for comparison. They are for the
 * person who corrects the file, and suppliers must never see them. A test of the server compares them with the texts.
 */
const own = new Set(['motivo del rechazo'])

/** Whether the portal added the column, also if the file was returned more than once. */
export function isOwnColumn(name: string): boolean {
  return own.has(plainColumn(name).replace(/ ?\(\d+\)$/, ''))
}

/** The mapping without fields read from such a column, as an old saved mapping may have. */
export function withoutOwnColumns(mapping: Mapping): Mapping {
  const kept: Mapping['parts'] = {}
  for (const part of parts) {
    const known = mapping.parts[part]
    if (known) kept[part] = { ...known, fields: withoutOwnFields(known.fields) }
  }
  return { ...mapping, parts: kept }
}

/** The fields of one kind of file without those read from such a column. */
export function withoutOwnFields(fields: PartMapping['fields']): PartMapping['fields'] {
  return Object.fromEntries(
    Object.entries(fields).filter(([, { column }]) => column === undefined || !isOwnColumn(column)),
  )
}
