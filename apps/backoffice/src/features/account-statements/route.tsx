import { deskInvoices } from '@enlace/contract/account-statements/desk/calls.ts'
import { deskInvoiceDocument } from '@enlace/contract/account-statements/desk/document.ts'
import { listColumns } from '@enlace/web/document/fields/field-columns.tsx'
import { deskCells } from '../../core/documents/document-columns.tsx'
import { documentList } from '../../core/documents/document-list.tsx'

const columns = listColumns(deskInvoiceDocument.fields, deskInvoiceDocument.states, deskCells)

/** `/facturas`: the invoices of all suppliers. */
export const invoicesRoute = documentList({ document: deskInvoiceDocument, calls: deskInvoices, columns })
