import type { SupplierDocumentKind } from '@enlace/contract/supplier-documents/schemas.ts'
import type { DescribedDocuments } from '../modules/documents/index.ts'
import { describedInvoices } from '../modules/account-statements/index.ts'
import { describedNotes } from '../modules/notes-debit/index.ts'
import { describedPayments } from '../modules/payments-made/index.ts'
import { describedOrders } from '../modules/purchase-order/index.ts'
import { describedTickets } from '../modules/purchase-tickets/index.ts'

/** Every kind of document that the staff reads by supplier; a new one is a line here. */
export const describedDocuments: Readonly<Record<SupplierDocumentKind, DescribedDocuments>> = {
  'account-statements': describedInvoices,
  'payments-made': describedPayments,
  'purchase-order': describedOrders,
  'purchase-tickets': describedTickets,
  'notes-debit': describedNotes,
}
