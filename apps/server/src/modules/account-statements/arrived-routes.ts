import type { FastifyInstance } from 'fastify'
import { findArrivedInvoice } from '@enlace/contract/account-statements/arrived/calls.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { receptionOf } from '../company/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { findArrived } from './arrived-queries.ts'
import { nextPaymentDay } from './terms/present.ts'

/** Binds the answer to "¿Llegó mi factura?" */
export function arrivedRoutes(app: FastifyInstance): void {
  serve(app, findArrivedInvoice, async ({ db, scope, query }) => {
    const { by, invoices, settings, dataAsOf } = await findArrived(db, scope, query.q)
    const today = todayInBogota(new Date())
    return {
      by,
      invoices: invoices.map((invoice) => ({
        ...invoice,
        proximo_dia_de_pago: nextPaymentDay(invoice, settings, today),
      })),
      reception: receptionOf(settings),
      dataAsOf,
    }
  })
}
