import { deskCallsOf } from '../../documents/desk/desk-calls.ts'
import { deskInvoiceDocument } from './document.ts'

/** The invoices of all suppliers, paid ones too, for the staff. */
export const deskInvoices = deskCallsOf(deskInvoiceDocument)
