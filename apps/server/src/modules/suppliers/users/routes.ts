import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  changeSupplierUser,
  enableSupplierUser,
  endSupplierUserSessions,
  getSupplierUser,
  listSupplierEvents,
  listSupplierHoldings,
  resetSupplierUserFactor,
  setSupplierMaster,
  unlockSupplierUser,
} from '@enlace/contract/suppliers/users/calls.ts'
import { supplierUserFormTexts as texts } from '@enlace/contract/suppliers/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { authorOf } from '../../../core/desk/author.ts'
import * as commands from '../../users/index.ts'
import { takeSubjectTurn } from '../../../core/http/limits.ts'
import { unlockHere } from '../../sign-in/index.ts'
import { resetFactor } from '../../users/index.ts'
import { namedNotice, takenNotice } from '../master-mail-present.ts'
import { presentHoldings } from '../merges/present.ts'
import { findHoldings } from '../merges/queries.ts'
import { findSupplier } from '../queries.ts'
import { presentEvent, presentUserDetail } from './present.ts'
import { findEvents, findSupplierUser } from '../user-queries.ts'

/** Kinds shown in their own section of a third party's page. */
const ofTheRecord: ReadonlySet<string> = new Set(['branch_accounts', 'memberships'])

/** Managing a third party's users: their rights, access and history. */
export function supplierUserRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, listSupplierEvents, async ({ scope, params }) => {
    if (!(await findSupplier(db, scope, params.id))) throw new Problem('supplier-not-found')
    return { events: (await findEvents(db, scope, params.id)).map(presentEvent) }
  })

  serve(app, listSupplierHoldings, async ({ scope, params }) => {
    if (!(await findSupplier(db, scope, params.id))) throw new Problem('supplier-not-found')
    const held = await findHoldings(db, scope, params.id)
    return { lines: presentHoldings(held.filter(({ what }) => !ofTheRecord.has(what))) }
  })

  serve(app, getSupplierUser, async ({ scope, request, params }) =>
    presentUserDetail(await demandUser(request, scope, params)),
  )

  serve(app, changeSupplierUser, async ({ scope, request, params, body }) => {
    const { user } = await demandUser(request, scope, params)
    const { sello, rol, modules, isReadOnly, endsOn, accounts } = body
    if (endsOn !== null && endsOn !== user.ends_on && endsOn < todayInBogota(new Date()))
      throw new Problem('invalid-fields', {}, { endsOn: texts.dayPast })
    const role = rol === 'usuario' ? null : rol
    const grant = { role, modules, read_only: isReadOnly, ends_on: endsOn, accounts }
    await commands.changeCompanyUser(act(request, scope), params.user, sello, grant)
    return {}
  })

  serve(app, enableSupplierUser, async ({ scope, request, params, body }) => {
    const { supplier, user } = await demandUser(request, scope, params)
    const news = body.isActive ? 'enabled' : 'disabled'
    const notice =
      user.is_master && user.has_joined ? await namedNotice(request, scope, news, supplier, user) : undefined
    await commands.setCompanyUserActive(act(request, scope), params.user, body.isActive, notice)
    return {}
  })

  serve(app, endSupplierUserSessions, async ({ scope, request, params }) => {
    await demandUser(request, scope, params)
    return { sessions: await commands.endCompanyUserSessions(act(request, scope), params.user) }
  })

  serve(app, setSupplierMaster, async ({ scope, request, params, body }) => {
    const { supplier, user } = await demandUser(request, scope, params)
    const { isMaster } = body
    const notice = isMaster
      ? await namedNotice(request, scope, 'given', supplier, user)
      : await takenNotice(request, scope, supplier, user)
    await commands.setCompanyMaster(act(request, scope), { id: params.user, isMaster }, notice)
    return {}
  })

  serve(app, unlockSupplierUser, async ({ scope, request, params }) => {
    await demandUser(request, scope, params)
    const { author } = await authorOf(request, scope)
    await takeSubjectTurn(request, 'unlock', params.user)
    if (!(await unlockHere(db, scope, { membership: params.user }, author)))
      throw new Problem('user-not-found')
    return {}
  })

  serve(app, resetSupplierUserFactor, async ({ scope, request, params }) => {
    const { user } = await demandUser(request, scope, params)
    if (!user.has_factor) throw new Problem('factor-missing')
    if (!(await commands.isOnlyCompanyUser(db, scope, params.user))) throw new Problem('factor-not-ours')
    const { company, author } = await authorOf(request, scope)
    const { settings } = app.service
    const service = { audience: 'portal', db, settings } as const
    const reset = { company, email: user.correo, membership: params.user }
    if (!(await resetFactor(service, scope, reset, author))) throw new Problem('factor-missing')
    return {}
  })
}

/** The author and origin, for the audit trail. */
const act = (request: FastifyRequest, scope: Scope) => ({
  db: request.server.service.db,
  scope,
  origin: request.ip,
})

/** @throws Problem `user-not-found` for a user of another third party. */
async function demandUser(
  request: FastifyRequest,
  scope: Scope,
  { id, user }: { id: number; user: string },
): Promise<NonNullable<Awaited<ReturnType<typeof findSupplierUser>>>> {
  const found = await findSupplierUser(request.server.service.db, scope, id, user)
  if (!found) throw new Problem('user-not-found')
  return found
}
