import { plainColumn } from './known-columns.ts'
import type { Mapping, PartMapping } from './mapping.ts'
import { parts } from './mapping.ts'

/**
 * The columns that the portal itself adds to files that it hands out to be corrected, as names are compared. They are for
 * the person who corrects the file, and no supplier may ever read them. The server's tests hold them against the texts.
 */
const own = new Set(['motivo del rechazo'])

/** Whether a column is one that the portal added itself, also where a file went round more than once. */
export function isOwnColumn(name: string): boolean {
  return own.has(plainColumn(name).replace(/ ?\(\d+\)$/, ''))
}

/** The mapping without fields that would be read from such a column, as one that was saved once may say. */
export function withoutOwnColumns(mapping: Mapping): Mapping {
  const kept: Mapping['parts'] = {}
  for (const part of parts) {
    const known = mapping.parts[part]
    if (known) kept[part] = { ...known, fields: withoutOwnFields(known.fields) }
  }
  return { ...mapping, parts: kept }
}

/** The same of the fields of one kind of file. */
export function withoutOwnFields(fields: PartMapping['fields']): PartMapping['fields'] {
  return Object.fromEntries(
    Object.entries(fields).filter(([, { column }]) => column === undefined || !isOwnColumn(column)),
  )
}
