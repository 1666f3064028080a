import { deskInvoices } from '@enlace/contract/account-statements/desk/calls.ts'
import { deskInvoiceDocument } from '@enlace/contract/account-statements/desk/document.ts'
import { documentRoute } from '../../core/documents/document-route.tsx'

/** `/facturas/{id}`: an invoice of a supplier. */
export const invoiceRoute = documentRoute({
  description: deskInvoiceDocument,
  calls: deskInvoices,
})
