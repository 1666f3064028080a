import type { Mapping, Part } from './mapping.ts'
import { targets, type TargetField } from './targets.ts'

/** Returns which columns a load writes: one named like an optional field only if the source has the field. */
export function keepsUntold(part: Part, { parts }: Mapping): (column: string) => boolean {
  const fields: Readonly<Record<string, TargetField>> = targets[part]
  const told = parts[part]?.fields
  return (column) => fields[column]?.isRequired !== false || told === undefined || column in told
}

/** The same for a line's columns: its tax may also be given as a rate. */
export function keepsUntoldOfLine(part: Part, mapping: Mapping): (column: string) => boolean {
  const keeps = keepsUntold(part, mapping)
  return (column) => column === 'iva' || keeps(column)
}
