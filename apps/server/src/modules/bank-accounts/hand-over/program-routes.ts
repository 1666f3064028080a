import type { FastifyInstance } from 'fastify'
import {
  listAppliedChanges,
  pushBankAccounts,
  takeAppliedChanges,
} from '@enlace/contract/bank-accounts/hand-over/program-calls.ts'
import { accountLoadLimits } from '@enlace/contract/bank-accounts/load/schemas.ts'
import { serveProgram } from '../../../core/http/program/serve-program.ts'
import { pushAccounts } from '../load/push-commands.ts'
import { readAppliedChanges, takeChanges } from './commands.ts'

/** Binds what an ERP asks about bank accounts with its key. */
export function bankProgramRoutes(app: FastifyInstance): void {
  const { service } = app

  serveProgram(app, listAppliedChanges, ({ key, query, request }) =>
    readAppliedChanges(service, key, request.ip, query),
  )

  serveProgram(app, takeAppliedChanges, async ({ db, key, body, request }) => ({
    taken: await takeChanges(db, key, request.ip, body.ids),
  }))

  serveProgram(
    app,
    pushBankAccounts,
    ({ key, body, request }) => pushAccounts(service, key, request.ip, body.accounts),
    accountLoadLimits.pushedBytes,
  )
}
