import type { FastifyInstance } from 'fastify'
import { deskPayments } from '@enlace/contract/payments-made/desk/calls.ts'
import { deskPaymentDocument } from '@enlace/contract/payments-made/desk/document.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Service } from '../../core/http/service.ts'
import { deskPaper, serveDesk, serveDeskLines } from '../documents/index.ts'
import { paymentSheet, voucherContent } from './file-present.ts'
import { findPaymentMade, staffPayments } from './queries.ts'

/** The payments for the staff: the list, and one payment. */
export function paymentsDeskRoutes(app: FastifyInstance): void {
  serveDesk(app, deskPaymentDocument, deskPayments, {
    page: staffPayments.page,
    rows: staffPayments.rows,
    sheet: paymentSheet,
    find: findPaymentMade,
    content: voucherContent,
  })
  serveDeskLines(app, deskPaymentDocument, deskPayments.lines, findPaymentMade)
}

/** Returns the paper of a payment of the open company, for its staff. @throws Problem `document-not-found`. */
export const voucherPaper = (service: Pick<Service, 'db' | 'settings'>, scope: Scope, id: string) =>
  deskPaper(service, scope, deskPaymentDocument, { find: findPaymentMade, content: voucherContent }, id)
