import type { FastifyInstance } from 'fastify'
import { lastRowByNumber } from '@enlace/contract/core/list/limits.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { listMovements } from '@enlace/contract/account-statements/movements/calls.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { findMovementPage } from './movements-queries.ts'

/** Binds the movements of the balance, by day. */
export function movementRoutes(app: FastifyInstance): void {
  serve(app, listMovements, async ({ db, scope, query }) => {
    if (query.page * query.size > lastRowByNumber && query.page > 1) throw new Problem('beyond-last-page')
    const { rows, balances, dataAsOf } = await findMovementPage(db, scope, query)
    const moneda = query.moneda ?? balances[0]?.moneda ?? null
    const total = balances.find((balance) => balance.moneda === moneda)?.rows ?? 0
    return { rows, moneda, total, balances, dataAsOf }
  })
}
