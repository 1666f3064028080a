import { deskTickets } from '@enlace/contract/purchase-tickets/desk/calls.ts'
import { deskTicketDocument } from '@enlace/contract/purchase-tickets/desk/document.ts'
import { invoicedText } from '@enlace/contract/purchase-tickets/texts.ts'
import { listColumns } from '@enlace/web/document/fields/field-columns.tsx'
import { deskCells } from '../../core/documents/document-columns.tsx'
import { documentList } from '../../core/documents/document-list.tsx'

const columns = listColumns(deskTicketDocument.fields, deskTicketDocument.states, {
  ...deskCells,
  facturada: { cell: ({ estado }) => invoicedText(estado) },
})

/** `/entradas`: the warehouse entries of all suppliers. */
export const entriesRoute = documentList({ document: deskTicketDocument, calls: deskTickets, columns })
