import {
  type DocumentDescription,
  type DocumentFields,
  type FieldFlags,
  isShownBy,
} from '@enlace/contract/documents/description.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import type { ReactNode } from 'react'
import { fieldCell } from './field-cell.tsx'

/**
 * The facts of a document as its description orders them; `own` shows those that are derived or have a form of their own, and
 * the company's parameters keep flagged ones back.
 */
export function pageValues(
  { fields, more, page, states }: Pick<DocumentDescription, 'fields' | 'more' | 'page' | 'states'>,
  document: { moneda: string },
  own: Readonly<Record<string, ReactNode>> = {},
  parameters?: Partial<FieldFlags>,
): { label: string; value: ReactNode }[] {
  const all: DocumentFields = { ...fields, ...more }
  const values: Readonly<Record<string, unknown>> = { ...document }
  const { moneda } = document
  return page.flatMap((name) => {
    if (name === 'sucursal') return [{ label: documentTexts.branch, value: String(values[name]) }]
    const field = all[name]
    if (!field || !isShownBy(parameters, field)) return []
    const label = field.detail ?? field.label ?? ''
    return [{ label, value: own[name] ?? fieldCell({ ...field, label }, values[name], { moneda, states }) }]
  })
}
