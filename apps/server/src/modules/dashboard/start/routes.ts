import type { FastifyInstance } from 'fastify'
import { getStartPage } from '@enlace/contract/dashboard/start/calls.ts'
import { findOwnDaysOff } from '../../company/index.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { countRows } from '../../../core/list/present.ts'
import { attentionOf, calendarOf, documentsOf, figuresOf, nextPaymentOf } from './present.ts'
import { findStart } from './queries.ts'

/** Binds the start page behind the logo. */
export function startPageRoutes(app: FastifyInstance): void {
  serve(app, getStartPage, async ({ db, scope }) => {
    const [found, daysOff] = await Promise.all([findStart(db, scope), findOwnDaysOff(db, scope)])
    const { day, pending, payments, orders, tickets, questions } = found
    return {
      figures: {
        receivable: figuresOf(pending),
        overdue: figuresOf(pending.filter(({ isOverdue }) => isOverdue)),
        dueSoon: figuresOf(pending.filter(({ isDueSoon }) => isDueSoon)),
        paidThisMonth: figuresOf(payments.filter(({ isOfMonth }) => isOfMonth)),
        ordersToConfirm: figuresOf(orders.filter(({ estado }) => estado === 'nueva' || estado === 'vista')),
        ticketsToInvoice: figuresOf(tickets.filter(({ isToInvoice }) => isToInvoice)),
      },
      nextPayment: nextPaymentOf(day, pending),
      openQuestions: countRows(questions),
      attention: attentionOf(found),
      activity: { rows: found.activity, counts: found.counts.filter(({ rows }) => rows > 0) },
      calendar: calendarOf(day, pending, daysOff),
      documents: documentsOf(found.documents),
      nextEvent: found.nextEvent,
      latestPost: found.latestPost,
      dataAsOf: found.dataAsOf,
    }
  })
}
