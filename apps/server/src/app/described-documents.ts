import type { SupplierDocumentKind } from '@enlace/contract/core/supplier-documents/schemas'
import type { DescribedDocuments } from '../modules/documents/described.ts'
import { describedInvoices } from '../modules/account-statements/paper/desk-present.ts'
import { describedNotes } from '../modules/notes-debit/desk-present.ts'
import { describedPayments } from '../modules/payments-made/desk-present.ts'
import { describedOrders } from '../modules/purchase-order/desk-present.ts'
import { describedTickets } from '../modules/purchase-tickets/desk-present.ts'

/** Every kind of document that the staff reads supplier by supplier; a new one is a line here. */
export const describedDocuments: Readonly<Record<SupplierDocumentKind, DescribedDocuments>> = {
  'account-statements': describedInvoices,
  'payments-made': describedPayments,
  'purchase-order': describedOrders,
  'purchase-tickets': describedTickets,
  'notes-debit': describedNotes,
}
