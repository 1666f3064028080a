import type { FastifyInstance } from 'fastify'
import { deskInvoices } from '@enlace/contract/account-statements/desk/calls.ts'
import { deskInvoiceDocument } from '@enlace/contract/account-statements/desk/document.ts'
import { serveDesk } from '../documents/index.ts'
import { invoiceContent, invoiceSheet } from './file-present.ts'
import { findAccountStatement, staffInvoices } from './queries.ts'

/** The invoices for the staff: the list, and one invoice. */
export function invoicesDeskRoutes(app: FastifyInstance): void {
  serveDesk(app, deskInvoiceDocument, deskInvoices, {
    page: staffInvoices.page,
    rows: staffInvoices.rows,
    sheet: invoiceSheet,
    find: findAccountStatement,
    content: invoiceContent,
  })
}
