import { ExactNumber } from '@enlace/domain/exact-json.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { textOf, type ErpRow } from '../core/fields.ts'

/** The id of a record. */
export function idOf(row: ErpRow): string {
  return linkOf([row['id']]) ?? ''
}

/** The id in a link to another record (`[7, "name"]`), or undefined if it is empty (`false`). */
export function linkOf(value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined
  const [id]: unknown[] = value
  return id instanceof ExactNumber ? id.text : undefined
}

/** The name of the record that a link refers to. */
export function linkName(value: unknown): string | null {
  return Array.isArray(value) ? textOf(value[1]) : null
}

/** The calendar day in Colombia of an instant, which Odoo returns in UTC; null if empty. */
export function dayOfInstant(value: unknown): string | null {
  const at = Date.parse(`${textOf(value)?.replace(' ', 'T') ?? ''}Z`)
  return Number.isNaN(at) ? null : todayInBogota(new Date(at))
}
