import { fieldsOf, textOf, type ErpRow } from '../core/fields.ts'
import type { Mapped } from '../core/mapped.ts'
import type { PulledFields, PulledRecord, Unmapped } from '../core/record.ts'
import type { ErpnextClient, Filter } from './client.ts'
import type { KnownSupplier, SupplierBook } from './supplier-book.ts'

/** One kind of documents in ERPNext. */
export interface ErpnextStream {
  doctype: string
  filters: readonly Filter[]
  fields: readonly string[]
  /** Whether its documents belong to one of the companies of an ERPNext. */
  isOfCompany: boolean
  /** Other kinds that are read for it. */
  beside?: readonly string[]
  map(rows: readonly ErpRow[], erpnext: ErpnextClient, suppliers: SupplierBook): Promise<Mapped>
  /** The record of a deleted document, from ERPNext's copy of it; undefined for a draft. */
  tombstone(document: ErpRow, reference: string, suppliers: SupplierBook): PulledRecord | undefined
}

/** Whether a document is valid: neither a draft nor cancelled. */
export function isSubmitted(row: ErpRow): boolean {
  return textOf(row['docstatus']) === '1'
}

/** The end of a cancelled or deleted document, by ERPNext's own name for it; drafts were never imported. */
export function ended(
  kind: string,
  field: 'numero' | 'comprobante',
  row: ErpRow,
  reference: string,
  { nit }: KnownSupplier,
): PulledRecord | undefined {
  if (nit === null || textOf(row['docstatus']) === '0') return undefined
  const id = textOf(row['name']) ?? ''
  return { kind, reference, id, key: ['nit', field], isDeleted: true, ...fieldsOf({ nit, [field]: id }) }
}

/**
 * A valid document, by its supplier's NIT and ERPNext's own name for it; `make` returns its other fields and its lines.
 */
export function documentOf(
  [kind, doctype]: readonly [kind: string, doctype: string],
  row: ErpRow,
  supplier: KnownSupplier,
  make: () => { fields: Readonly<Record<string, unknown>>; lines: readonly PulledFields[] },
): PulledRecord | Unmapped | undefined {
  const numero = textOf(row['name']) ?? ''
  const reference = `${doctype} ${numero}`
  if (!isSubmitted(row)) return ended(kind, 'numero', row, reference, supplier)
  const { nit, name: nombre } = supplier
  if (nit === null) return { kind, reference, reason: 'supplier-without-nit' }
  const { fields, lines } = make()
  const told = fieldsOf({ nit, nombre, numero, ...fields })
  return { kind, reference, id: numero, key: ['nit', 'numero'], isDeleted: false, ...told, lines }
}
