import type { SupplierDocumentKind, SupplierDocumentRow } from '@enlace/contract/supplier-documents/schemas'
import type { RelatedDocument } from '@enlace/contract/documents/related'
import type { Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import type { ListRows } from '../../core/list/rows-queries.ts'
import type { DocumentContent } from '../papers/index.ts'
import { findPage } from './desk-queries.ts'

/** One document as it was found: its number, its branch, what its paper says, what belongs with it. */
export interface FoundDocument {
  numero: string
  sucursal: string
  related: readonly RelatedDocument[]
  content: DocumentContent
}

/** What narrows the documents of a kind for the staff. */
export interface WantedDocuments {
  q: string | undefined
  page: number
}

/** How the staff reads a kind of document of one supplier: by the portal's own queries, in a scope about that supplier. */
export interface DescribedDocuments {
  kind: SupplierDocumentKind
  page: (
    db: Database,
    scope: Scope,
    wanted: WantedDocuments,
  ) => Promise<{ rows: SupplierDocumentRow[]; total: number }>
  find: (db: Database, scope: Scope, id: string) => Promise<FoundDocument | undefined>
}

/** A kind's description, made of what its portal's list and paper are made of. */
export function describeDocuments<Row>({
  kind,
  rows,
  present,
  find,
}: Pick<DescribedDocuments, 'kind' | 'find'> & {
  /** The portal's rows that a filter of words lets through. */
  rows: (scope: Scope, filter: { days: number; q: string | undefined }) => ListRows<Row>
  present: (row: Row) => SupplierDocumentRow
}): DescribedDocuments {
  return {
    kind,
    find,
    async page(db, scope, { q, page }) {
      const found = await findPage(db, scope, rows(scope, { days: 0, q }), page)
      return { rows: found.rows.map(present), total: found.total }
    },
  }
}
