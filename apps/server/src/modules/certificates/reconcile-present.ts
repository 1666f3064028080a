import { certificatePaperTexts } from '@enlace/contract/certificates/paper-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type {
  CertificateReconcileFields,
  CertificateReconciliation,
  ComparedWithholding,
} from '@enlace/contract/certificates/reconcile/schemas.ts'
import { isByMunicipality, plainRate } from '@enlace/domain/certificates.ts'
import {
  compareMoney,
  isNegativeMoney,
  money,
  negateMoney,
  subtractMoney,
  sumMoney,
  type Money,
} from '@enlace/domain/money.ts'
import { type Comparison, type OwnLine, reconcile } from '@enlace/domain/reconcile.ts'
import { readOwnAmount, readOwnLines, type UnreadLine } from '@enlace/importer/core/tables/own-lines.ts'
import type { OwnTable } from '@enlace/importer/core/tables/own-table.ts'
import type { OwnWithholdingColumns } from '@enlace/importer/features/certificates/own-columns-map.ts'
import type { KeptLine } from './releases/queries.ts'
import { comparedTotals, firstOfEach, inOrderOfFindings, presentReading } from '../../core/tables/present.ts'

/** How to read a file, and its content. */
export interface Reading {
  columns: OwnWithholdingColumns | null
  lines: readonly OwnLine[]
  unread: readonly UnreadLine[]
  /** The bases in the file, by line. */
  bases: ReadonlyMap<number, Money>
}

/** A comparison with the bases of both sides, if known. */
export type WithBases = Comparison & { own_base: Money | null; company_base: Money | null }

/** Books often round bases to whole pesos. */
const lessThanThis = money('1')

/** Reads the table by the columns that the person chose, else by those of the header. */
export function readTable(
  { known, rows }: OwnTable<{ columns: OwnWithholdingColumns }>,
  fields: CertificateReconcileFields,
): Reading {
  const { numero, valor, prefijo = null, base = null } = fields
  const columns =
    numero === undefined || valor === undefined
      ? (known?.columns ?? null)
      : { numero, valor, prefijo, base, moneda: null }
  if (columns === null) return { columns, lines: [], unread: [], bases: new Map() }
  const bases = new Map<number, Money>()
  for (const { line, cells } of rows) {
    const cell = columns.base === null ? undefined : cells[columns.base]
    const amount = cell && cell.text !== '' ? readOwnAmount(cell) : undefined
    if (amount !== undefined) bases.set(line, amount)
  }
  return { columns, bases, ...readOwnLines(rows, columns) }
}

/**
 * Compares the file with the certificate's withholdings, the largest differences first. A different base is a
 * difference, too.
 */
export function compareAll({ columns, lines, bases }: Reading, kept: readonly KeptLine[]): WithBases[] {
  if (columns === null) return []
  const baseOf = new Map(kept.map(({ id, base }) => [id, base]))
  const found = reconcile(
    lines,
    kept.map(({ id, documento, valor }) => ({
      id,
      numero: documento,
      valor,
      moneda: 'COP',
      estado: 'practicada',
      isPending: true,
    })),
  )
  return inOrderOfFindings(
    found.map((one) => {
      const own = one.lines.flatMap((line) => bases.get(line) ?? [])
      const company = one.kept.flatMap(({ id }) => baseOf.get(id) ?? [])
      const own_base = own.length > 0 ? sumMoney(own) : null
      const company_base = company.length > 0 ? sumMoney(company) : null
      const finding = one.finding === 'coincide' && isOther(own_base, company_base) ? 'difiere' : one.finding
      return { ...one, finding, own_base, company_base }
    }),
  )
}

function isOther(own: Money | null, company: Money | null): boolean {
  if (own === null || company === null) return false
  const difference = subtractMoney(own, company)
  return compareMoney(isNegativeMoney(difference) ? negateMoney(difference) : difference, lessThanThis) >= 0
}

/** Presents a comparison for the screen. */
export function presentReconciliation(
  archivo: string,
  table: OwnTable<unknown>,
  { columns, unread }: Reading,
  comparisons: readonly WithBases[],
  present: (one: WithBases) => ComparedWithholding,
): CertificateReconciliation {
  return {
    ...presentReading(archivo, table, unread, comparisons),
    columns,
    totals: comparedTotals(comparisons),
    rows: firstOfEach(comparisons).map(present),
  }
}

/** Presents compared withholdings, with the company's concepts in words and its invoice. */
export function presentCompared(kept: readonly KeptLine[], invoiceOf: (documento: string) => string | null) {
  const lineOf = new Map(kept.map((line) => [line.id, line]))
  return ({ kept: found, ...one }: WithBases): ComparedWithholding => {
    const lines = found.flatMap(({ id }) => lineOf.get(id) ?? [])
    const concepts = [...new Set(lines.map(conceptOf))]
    const [first] = lines
    return {
      ...one,
      lines: [...one.lines],
      id: first ? invoiceOf(first.documento) : null,
      concepto: concepts.length > 0 ? concepts.join('; ') : null,
    }
  }
}

function conceptOf({ tipo, concepto, tarifa }: KeptLine): string {
  const rate = isByMunicipality(tipo) ? certificatePaperTexts.perThousand : certificatePaperTexts.percent
  return `${concepto} ${fill(rate, { tarifa: plainRate(tarifa).replace('.', ',') })}`
}
