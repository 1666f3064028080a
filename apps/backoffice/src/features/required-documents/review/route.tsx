import { listDeskDocumentRows, listDeskDocuments } from '@enlace/contract/required-documents/desk/calls.ts'
import { mostAtOnce } from '@enlace/contract/required-documents/limits.ts'
import type { DeskDocument } from '@enlace/contract/required-documents/desk/schemas.ts'
import { documentsReviewTexts as texts } from '@enlace/contract/required-documents/desk/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { dayColumn, instantColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { createSelection } from '../../../core/selection/selection.ts'
import { nitColumn, supplierColumn } from '../../../core/list/columns.tsx'
import { selectionColumn } from '../../../core/selection/selection-column.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { deskList } from '../../../core/list/staff-list.tsx'
import { paths } from '../../../core/paths.ts'
import { BulkReview } from './bulk-review.tsx'
import { documentsKey, sendDecisions } from './queries.ts'

const isWaiting = ({ estado }: DeskDocument) => estado === 'en_revision'

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

const reviewed = createSelection(mostAtOnce)

/** The same, with the choice of those that wait, to decide on several at once. */
const columnsToDecide = [
  ...documentColumns,
  selectionColumn<DeskDocument>(reviewed, {
    nameOf: ({ documento, proveedor }) => `${documento} · ${proveedor}`,
    isOffered: isWaiting,
  }),
]

function useDocumentColumns() {
  return useMayWrite('documents') ? columnsToDecide : documentColumns
}

/** `/documentos`: the required documents that suppliers sent. */
export const documentsReviewRoute = deskList({
  path: paths.documentsReview,
  list: 'staff-required-documents',
  texts,
  page: listDeskDocuments,
  rows: listDeskDocumentRows,
  changes: 'required-document',
  columns: useDocumentColumns,
  states: 'version_documento',
  hrefOf: (id) => paths.documentReview({ id }),
  head: ({ answer }) => (
    <BulkReview
      onDecide={sendDecisions}
      listKey={documentsKey()}
      selection={reviewed}
      page={(answer?.rows ?? []).filter(isWaiting).map(({ id }) => id)}
    />
  ),
})
