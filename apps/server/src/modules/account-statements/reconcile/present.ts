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

/** The information in the header of an invoice list. */
export interface Known {
  columns: OwnColumns
  compares: ComparedAmount
}

/** How to read a file: its columns, which may be unknown, and the amount to compare with. */
export interface Reading {
  columns: OwnColumns | null
  compares: ComparedAmount
  lines: readonly OwnLine[]
  unread: readonly UnreadLine[]
}

/** Reads the table by the columns that the person chose, else by those of the header. */
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

/**
 * Compares the file with the company's invoices, the largest differences first; without known columns nothing is
 * compared.
 */
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

/** Presents a comparison for the screen. */
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

/** Presents one compared invoice. */
export function invoiceOf({ kept, ...one }: Comparison): ComparedInvoice {
  return { ...one, lines: [...one.lines], id: kept[0]?.id ?? null, estado: kept[0]?.estado ?? null }
}
