import type { SupplierDocumentKind } from '@enlace/contract/core/supplier-documents/schemas'
import type { DescribedDocuments } from '../core/documents-desk/described.ts'
import { describedInvoices } from '../features/account-statements/desk-present.ts'
import { describedNotes } from '../features/notes-debit/desk-present.ts'
import { describedPayments } from '../features/payments-made/desk-present.ts'
import { describedOrders } from '../features/purchase-order/desk-present.ts'
import { describedTickets } from '../features/purchase-tickets/desk-present.ts'

/** Every kind of document that the staff reads supplier by supplier; a new one is a line here. */
export const describedDocuments: Readonly<Record<SupplierDocumentKind, DescribedDocuments>> = {
  'account-statements': describedInvoices,
  'payments-made': describedPayments,
  'purchase-order': describedOrders,
  'purchase-tickets': describedTickets,
  'notes-debit': describedNotes,
}
