import type { FastifyInstance } from 'fastify'
import {
  getAccountStatement,
  listAccountStatementRows,
  listAccountStatements,
} from '@enlace/contract/account-statements/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { choicesOf } from '../../core/list/present.ts'
import { findSlice } from '../../core/list/queries.ts'
import { found } from '../documents/index.ts'
import { countStates, summarise, totalUp } from './present.ts'
import { findAccountStatement, findAccountStatements, statementRows } from './queries.ts'
import { fairTermOf, nextPaymentDay } from './terms/present.ts'

/** Binds the list of what the company owes with its head, and one invoice. */
export function accountStatementRoutes(app: FastifyInstance): void {
  serve(app, listAccountStatements, async ({ db, scope, query }) => {
    const { rows, groups, payments, choices, dataAsOf } = await findAccountStatements(db, scope, query)
    const totals = totalUp(groups, query)
    const windowEnd = query.days > 0 ? addDays(todayInBogota(new Date()), query.days) : null
    return {
      rows,
      total: totals.reduce((sum, one) => sum + one.rows, 0),
      totals,
      counts: countStates(groups, query),
      summary: summarise(groups, payments, windowEnd),
      choices: choicesOf(choices, ['estado'], query),
      dataAsOf,
    }
  })

  serve(app, listAccountStatementRows, ({ db, scope, query }) =>
    findSlice(db, scope, statementRows(scope, query), query.after),
  )

  serve(app, getAccountStatement, async ({ db, scope, params }) => {
    const statement = found(await findAccountStatement(db, scope, params.id))
    const { term, habits } = statement
    const today = todayInBogota(new Date())
    return {
      ...statement,
      plazo_justo: fairTermOf(statement, term, habits, today),
      proximo_dia_de_pago: nextPaymentDay(statement, habits, today),
    }
  })
}
