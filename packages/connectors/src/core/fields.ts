import { ExactNumber } from '@enlace/domain/exact-json.ts'
import type { PulledFields } from './record.ts'

/** A record of an ERP's answer. */
export type ErpRow = Readonly<Record<string, unknown>>

/** The record in a value of an ERP's answer, or undefined if it is not one. */
export function rowOf(value: unknown): ErpRow | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof ExactNumber)
    return undefined
  // A JSON object has only fields.
  return value as ErpRow
}

/** The text of a value of an ERP: numbers as written; null for an empty value, which Odoo writes as `false`. */
export function textOf(value: unknown): string | null {
  if (value instanceof ExactNumber) return value.text
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' ? null : text
}

/** Whether a flag of an ERP is set: `true`, or ERPNext's 1. */
export function isSet(value: unknown): boolean {
  return value === true || (value instanceof ExactNumber && Number(value.text) !== 0)
}

/** Our fields from values of an ERP; a missing one is null, which empties the field. */
export function fieldsOf(values: Readonly<Record<string, unknown>>): PulledFields {
  const numbers = new Set<string>()
  const fields: Record<string, string | null> = {}
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof ExactNumber) numbers.add(name)
    fields[name] = textOf(value)
  }
  return { fields, numbers }
}
