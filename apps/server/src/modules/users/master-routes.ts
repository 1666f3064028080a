import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { giveMaster, takeMaster } from '@enlace/contract/users/calls.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { changeMaster, type MasterChange } from './commands.ts'
import { masterMail } from './mail-present.ts'
import { findUser } from './queries.ts'

/** Granting and revoking the master role: separate dangerous actions, of which every master is notified. */
export function masterRoutes(app: FastifyInstance): void {
  const { service } = app

  const change = async (scope: Scope, id: string, what: MasterChange, origin: string) => {
    const found = await findUser(service.db, scope, id)
    if (found === undefined) throw new Problem('user-not-found')
    const { nombre, correo } = found.user
    const content = await masterMail(service, scope, nombre || correo, what)
    await changeMaster({ db: service.db, scope, origin }, id, what, content)
    return { done: true }
  }

  serve(app, giveMaster, ({ scope, params, body, request }) =>
    change(scope, params.id, body.handsOver ? 'handedOver' : 'given', request.ip),
  )
  serve(app, takeMaster, ({ scope, params, request }) => change(scope, params.id, 'taken', request.ip))
}
