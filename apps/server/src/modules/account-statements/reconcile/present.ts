import type {
  ComparedAmount,
  ComparedInvoice,
  ReconcileFields,
  Reconciliation,
} from '@enlace/contract/account-statements/reconcile/schemas.ts'
import { type Comparison, type KeptInvoice, type OwnLine, reconcile } from '@enlace/domain/reconcile.ts'
import { type OwnColumns, readOwnLines, type UnreadLine } from '@enlace/importer/core/tables/own-lines.ts'
import type { OwnTable } from '@enlace/importer/core/tables/own-table.ts'
import {
  comparedTotals,
  firstOfEach,
  inOrderOfFindings,
  presentReading,
} from '../../../core/tables/present.ts'
import type { ComparedRow } from './queries.ts'

/** What the header of a list of invoices tells. */
export interface Known {
  columns: OwnColumns
  compares: ComparedAmount
}

/** How a file is to be read: its columns, which may be unknown, and what its amounts are compared with. */
export interface Reading {
  columns: OwnColumns | null
  compares: ComparedAmount
  lines: readonly OwnLine[]
  unread: readonly UnreadLine[]
}

/** Reads the table by the columns that the person names, else by those that the header tells. */
export function readTable({ known, rows }: OwnTable<Known>, fields: ReconcileFields): Reading {
  const { numero, valor, prefijo = null, moneda = null } = fields
  const columns =
    numero === undefined || valor === undefined
      ? (known?.columns ?? null)
      : { numero, valor, prefijo, moneda }
  const compares = fields.compara ?? known?.compares ?? 'saldo'
  return columns
    ? { columns, compares, ...readOwnLines(rows, columns) }
    : { columns, compares, lines: [], unread: [] }
}

/** The file against the company, the largest differences first; nothing is compared before the columns are known. */
export function compareAll(
  { columns, compares, lines }: Reading,
  rows: readonly ComparedRow[],
): Comparison[] {
  if (columns === null) return []
  const kept = rows.map((row) => keptOf(row, compares))
  return inOrderOfFindings(reconcile(lines, kept))
}

function keptOf(
  { pendiente, saldo_total, valor_facturado, ...row }: ComparedRow,
  by: ComparedAmount,
): KeptInvoice {
  return { ...row, isPending: pendiente, valor: by === 'saldo' ? saldo_total : valor_facturado }
}

/** What the screen shows of a comparison. */
export function presentReconciliation(
  archivo: string,
  table: OwnTable<Known>,
  { columns, compares, unread }: Reading,
  comparisons: readonly Comparison[],
): Reconciliation {
  return {
    ...presentReading(archivo, table, unread, comparisons),
    columns,
    compara: compares,
    totals: comparedTotals(comparisons),
    rows: firstOfEach(comparisons).map(invoiceOf),
  }
}

/** One comparison as it leaves the server. */
export function invoiceOf({ kept, ...one }: Comparison): ComparedInvoice {
  return { ...one, lines: [...one.lines], id: kept[0]?.id ?? null, estado: kept[0]?.estado ?? null }
}
