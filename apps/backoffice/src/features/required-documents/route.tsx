import { listDeskDocumentRows, listDeskDocuments } from '@enlace/contract/required-documents/desk/calls.ts'
import type { DeskDocument } from '@enlace/contract/required-documents/desk/schemas.ts'
import { documentsReviewTexts as texts } from '@enlace/contract/required-documents/desk/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { dayColumn, instantColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { nitColumn, supplierColumn } from '../../core/list/columns.tsx'
import { deskList } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'

/** Which document was sent by whom, and until when it holds. */
export const documentColumns: readonly Column<DeskDocument, { moneda: string }>[] = [
  textColumn('documento', texts.documento, { isSortable: true, card: 'number' }),
  supplierColumn(texts.proveedor, 'required-document'),
  nitColumn(texts.nit, { priority: 3 }),
  textColumn('contrato', texts.contrato, { priority: 3 }),
  { id: 'version', header: texts.version, align: 'end', priority: 3, cell: ({ version }) => version },
  instantColumn('desde', texts.desde, { isSortable: true }),
  dayColumn('vence', texts.vence, { isSortable: true, card: 'date' }),
  stateColumn(texts.estado, 'version_documento'),
]

/** `/documentos`: the required documents that suppliers sent. */
export const documentsReviewRoute = deskList({
  path: paths.documentsReview,
  list: 'staff-required-documents',
  texts,
  page: listDeskDocuments,
  rows: listDeskDocumentRows,
  changes: 'required-document',
  columns: documentColumns,
  states: 'version_documento',
  hrefOf: (id) => paths.documentReview({ id }),
})
