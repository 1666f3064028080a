import { ExactNumber } from '@enlace/domain/exact-json.ts'
import type { PulledFields } from './record.ts'

/** What an ERP says of one thing. */
export type ErpRow = Readonly<Record<string, unknown>>

/** A thing of an ERP's answer with its fields; undefined where it is none. */
export function rowOf(value: unknown): ErpRow | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof ExactNumber)
    return undefined
  // An object of JSON has nothing but fields.
  return value as ErpRow
}

/** The text of a value of an ERP: numbers as written; null where there is none, which Odoo writes `false`. */
export function textOf(value: unknown): string | null {
  if (value instanceof ExactNumber) return value.text
  if (typeof value !== 'string') return null
  const text = value.trim()
  return text === '' ? null : text
}

/** Whether a value of an ERP is one that counts: `true`, or ERPNext's 1. */
export function isSet(value: unknown): boolean {
  return value === true || (value instanceof ExactNumber && Number(value.text) !== 0)
}

/** Fields of ours from values of an ERP; what the ERP does not say is null, which empties it. */
export function fieldsOf(values: Readonly<Record<string, unknown>>): PulledFields {
  const numbers = new Set<string>()
  const fields: Record<string, string | null> = {}
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof ExactNumber) numbers.add(name)
    fields[name] = textOf(value)
  }
  return { fields, numbers }
}
