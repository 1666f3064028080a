import type { FastifyInstance } from 'fastify'
import { listOnlinePayments } from '@enlace/contract/payments/program-calls.ts'
import { serveProgram } from '../../../core/http/program/serve-program.ts'
import { findProgramPayments } from './queries.ts'

/** Binds what a company's program asks about online payments with its key. */
export function paymentProgramRoutes(app: FastifyInstance): void {
  serveProgram(app, listOnlinePayments, ({ db, key, query }) => findProgramPayments(db, key.scope, query))
}
