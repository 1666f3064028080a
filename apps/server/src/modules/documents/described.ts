import type {
  SupplierDocumentKind,
  SupplierDocumentRow,
} from '@enlace/contract/supplier-documents/schemas.ts'
import { type DocumentDescription, numberOf } from '@enlace/contract/documents/description.ts'
import type { RelatedDocument } from '@enlace/contract/documents/related.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { type Money, zeroMoney } from '@enlace/domain/money.ts'
import type { ListRows } from '../../core/list/rows-queries.ts'
import type { DocumentContent } from '../papers/index.ts'
import { findPage } from './desk-queries.ts'

/** One document: number, branch, the content of its PDF, and related documents. */
export interface FoundDocument {
  numero: string
  sucursal: string
  related: readonly RelatedDocument[]
  content: DocumentContent
}

/** The filter of a kind's documents for the staff. */
export interface WantedDocuments {
  q: string | undefined
  page: number
}

/** How the staff reads one supplier's documents of a kind: by the portal's own queries, in a scope about that supplier. */
export interface DescribedDocuments {
  kind: SupplierDocumentKind
  page: (
    db: Database,
    scope: Scope,
    wanted: WantedDocuments,
  ) => Promise<{ rows: SupplierDocumentRow[]; total: number }>
  find: (db: Database, scope: Scope, id: string) => Promise<FoundDocument | undefined>
}

/** The fields of every described row. */
type DescribedRow = { id: string; moneda: string; estado: string }

/**
 * Returns a kind's documents for the staff, by its description: their rows, and each with the PDF of the supplier's own
 * page.
 */
export function documentsOf<Row extends DescribedRow, Found extends FoundParts>(
  description: DocumentDescription & { kind: SupplierDocumentKind },
  parts: {
    rows: (scope: Scope, filter: { days: number; q: string | undefined }) => ListRows<Row>
    /** The due date, the open amount, and the kind's own values. */
    own?: (row: Row) => Partial<SupplierDocumentRow>
    find: (db: Database, scope: Scope, id: string) => Promise<Found | undefined>
    content: (document: Found) => DocumentContent
  },
): DescribedDocuments {
  const present = (row: Row): SupplierDocumentRow => ({
    id: row.id,
    ...headOf(description, row),
    vence: null,
    moneda: row.moneda,
    saldo: null,
    estado: row.estado,
    ...parts.own?.(row),
  })
  return {
    kind: description.kind,
    async page(db, scope, { q, page }) {
      const { rows, total } = await findPage(db, scope, parts.rows(scope, { days: 0, q }), page)
      return { rows: rows.map(present), total }
    },
    async find(db, scope, id) {
      const document = await parts.find(db, scope, id)
      if (document === undefined) return undefined
      const { sucursal, related } = document
      return { numero: numberOf(description, document), sucursal, related, content: parts.content(document) }
    },
  }
}

type FoundParts = { sucursal: string; related: readonly RelatedDocument[] }

function headOf({ number, date, amount }: DocumentDescription, row: object) {
  // A description's date is a day and its amount is money, likewise.
  const values = row as Readonly<Record<string, CalendarDate & Money>>
  return {
    numero: numberOf({ number }, row),
    fecha: values[date] ?? null,
    valor: values[amount] ?? zeroMoney,
  }
}
