import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  createUser,
  enableUser,
  endUserSessions,
  getUser,
  inviteUsers,
  listUserRows,
  listUsers,
  resendInvitation,
  updateUser,
} from '@enlace/contract/users/calls.ts'
import { userFormTexts } from '@enlace/contract/users/screen-texts.ts'
import { identificationFault } from '@enlace/contract/core/person/identification.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import type { Scope } from '@enlace/database/scope.ts'
import {
  type IdentificationType,
  refuseIdentification,
} from '@enlace/domain/catalogue/identification-types.ts'
import { todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { findAllIdentificationTypes, findIdentificationTypes } from '../catalogues/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { choicesOf, countRows, countsOf } from '../../core/list/present.ts'
import { findSlice } from '../../core/list/queries.ts'
import * as commands from './commands.ts'
import { invitationsOf } from './mail-present.ts'
import { presentDetail, presentUser } from './present.ts'
import { findUser, findUsers, userRows } from './queries.ts'
import { changedUser, invitedUser, isOver, writtenUser } from './rules.ts'

/** The supplier's users, for its masters: listing, inviting and changing them. */
export function userRoutes(app: FastifyInstance): void {
  const { service } = app

  serve(app, listUsers, async ({ db, scope, query }) => {
    const { rows, groups, roles } = await findUsers(db, scope, query)
    const { status } = query
    const kept = groups.filter(({ estado }) => !status?.length || status.some((one) => one === estado))
    return {
      rows: rows.map(presentUser),
      total: countRows(kept),
      totals: [],
      counts: countsOf(groups),
      choices: choicesOf(roles, ['rol'], query),
      dataAsOf: null,
    }
  })

  serve(app, listUserRows, async ({ db, scope, query }) => {
    const { rows, next } = await findSlice(db, scope, userRows(scope, query), query.after)
    return { rows: rows.map(presentUser), next }
  })

  serve(app, getUser, async ({ db, scope, params }) => {
    const found = await findUser(db, scope, params.id)
    if (found === undefined) throw new Problem('user-not-found')
    return presentDetail(found)
  })

  serve(app, createUser, async ({ scope, body, request }) => {
    refusePast(body.grant.endsOn)
    refuseForeignType(body, await findIdentificationTypes(service.db, scope))
    const invitation = await (await invitationsOf(service, scope))(body.email)
    return {
      id: await commands.inviteUser(
        act(request, scope),
        body.email,
        writtenUser(changedUser(body)),
        invitation,
      ),
    }
  })

  serve(app, inviteUsers, async ({ scope, body, request }) => {
    refusePast(body.endsOn)
    const makeInvitation = await invitationsOf(service, scope)
    const people: { email: string; outcome: 'invited' | 'exists' }[] = []
    for (const { email, role } of body.people) {
      const invite = async () =>
        commands.inviteUser(act(request, scope), email, invitedUser(role, body), await makeInvitation(email))
      people.push({ email, outcome: (await isInvited(invite)) ? 'invited' : 'exists' })
    }
    return { people }
  })

  serve(app, updateUser, async ({ scope, params, body, request }) => {
    refusePast(body.grant?.endsOn ?? null)
    // A retired identification type may be kept by users who have it.
    refuseForeignType(body, await findAllIdentificationTypes(service.db, scope))
    const { email = null } = body
    const present = email ?? (await findUser(service.db, scope, params.id))?.user.correo
    const invitation = await (await invitationsOf(service, scope))(present)
    const written = writtenUser(body)
    return {
      reinvited: await commands.changeUser(act(request, scope), params.id, email, written, invitation),
    }
  })

  serve(app, resendInvitation, async ({ scope, params, request }) => {
    const present = await findUser(service.db, scope, params.id)
    const invitation = await (await invitationsOf(service, scope))(present?.user.correo)
    await commands.resendInvitation(act(request, scope), params.id, invitation)
    return { done: true }
  })

  serve(app, enableUser, async ({ scope, params, body, request }) => {
    await commands.setUserActive(act(request, scope), params.id, body.isActive)
    return { done: true }
  })

  serve(app, endUserSessions, async ({ scope, params, request }) => ({
    sessions: await commands.endUserSessions(act(request, scope), params.id),
  }))
}

/** The author and origin, for the audit trail. */
const act = (request: FastifyRequest, scope: Scope) => ({
  db: request.server.service.db,
  scope,
  origin: request.ip,
})

/** @throws Problem `invalid-fields` for a past end date. */
function refusePast(endsOn: CalendarDate | null): void {
  if (isOver(endsOn, todayInBogota(new Date())))
    throw new Problem('invalid-fields', {}, { endsOn: userFormTexts.faults.endsOnPast })
}

/** Returns whether a person was invited; an existing user does not prevent inviting the others. */
async function isInvited(invite: () => Promise<unknown>): Promise<boolean> {
  try {
    await invite()
    return true
  } catch (fault) {
    if (fault instanceof DatabaseRefusal && fault.code === 'user-exists') return false
    throw fault
  }
}

/** @throws Problem `invalid-fields` if an identification's type is not the company's, or the number does not fit it. */
function refuseForeignType(
  { tipo_identificacion: tipo, identificacion }: { tipo_identificacion: string; identificacion: string },
  types: readonly IdentificationType[],
): void {
  if (tipo === '') return
  const reason = refuseIdentification(tipo, identificacion, types)
  if (reason === undefined) return
  const field = reason === 'unknown-type' ? 'tipo_identificacion' : 'identificacion'
  throw new Problem('invalid-fields', {}, { [field]: identificationFault(reason, tipo, types) })
}
