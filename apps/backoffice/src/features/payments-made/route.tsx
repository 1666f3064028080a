import { deskPayments } from '@enlace/contract/payments-made/desk/calls.ts'
import { deskPaymentDocument } from '@enlace/contract/payments-made/desk/document.ts'
import { listColumns } from '@enlace/web/document/fields/field-columns.tsx'
import { deskCells } from '../../core/documents/document-columns.tsx'
import { documentList } from '../../core/documents/document-list.tsx'

const columns = listColumns(deskPaymentDocument.fields, deskPaymentDocument.states, deskCells)

/** `/pagos`: the payments of all suppliers. */
export const paymentsRoute = documentList({ document: deskPaymentDocument, calls: deskPayments, columns })
