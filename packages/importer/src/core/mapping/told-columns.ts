import type { Mapping, Part } from './mapping.ts'
import { targets, type TargetField } from './targets.ts'

/**
 * Tells of each column whether a load writes it: one that bears the name of a field which may be left out is written only
 * where the source tells the field.
 */
export function keepsUntold(part: Part, { parts }: Mapping): (column: string) => boolean {
  const fields: Readonly<Record<string, TargetField>> = targets[part]
  const told = parts[part]?.fields
  return (column) => fields[column]?.isRequired !== false || told === undefined || column in told
}

/** The same of a line's columns: its tax is also told by the rate. */
export function keepsUntoldOfLine(part: Part, mapping: Mapping): (column: string) => boolean {
  const keeps = keepsUntold(part, mapping)
  return (column) => column === 'iva' || keeps(column)
}
