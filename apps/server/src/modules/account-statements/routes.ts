import type { FastifyInstance } from 'fastify'
import * as calls from '@enlace/contract/account-statements/calls.ts'
import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { choicesOf, countRows } from '../../core/list/present.ts'
import { serveDocument, serveList } from '../documents/index.ts'
import { invoiceContent } from './file-present.ts'
import { countStates, summarise, totalUp } from './present.ts'
import { findAccountStatement, findAccountStatements, statementRows } from './queries.ts'

/** The list of what the company owes with its head, and one invoice. */
export function accountStatementRoutes(app: FastifyInstance): void {
  serveList(
    app,
    { page: calls.listAccountStatements, rows: calls.listAccountStatementRows },
    {
      rows: statementRows,
      async page(db, scope, query) {
        const { rows, groups, payments, choices, dataAsOf } = await findAccountStatements(db, scope, query)
        const totals = totalUp(groups, query)
        const windowEnd = query.days > 0 ? addDays(todayInBogota(new Date()), query.days) : null
        return {
          rows,
          total: countRows(totals),
          totals,
          counts: countStates(groups, query),
          summary: summarise(groups, payments, windowEnd),
          choices: choicesOf(choices, ['estado'], query),
          dataAsOf,
        }
      },
    },
  )

  serveDocument(
    app,
    statementDocument,
    { one: calls.getAccountStatement, paper: calls.getInvoicePdf },
    {
      find: findAccountStatement,
      content: invoiceContent,
    },
  )
}
