import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  getSecret,
  getSessionContext,
  getUserInfo,
  logout,
  refreshTokens,
  switchMembership,
} from '@enlace/contract/sign-in/session/calls.ts'
import { antiForgery, issueAntiForgery } from '../../../core/http/origin/anti-forgery.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { sessionCookie } from '../../../core/http/credentials.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { isViewing } from '../../../core/http/viewing.ts'
import { leaveView } from './view-routes.ts'
import { rememberCompany } from '../../../core/http/visited-company.ts'
import { dismiss } from '../session/audience.ts'
import { endSession, refreshSession, switchSession } from '../session/commands.ts'
import { elsewhereFrom } from './other-host.ts'
import { sessionContext, switchAnswer, userInfo } from '../session/present.ts'
import { findPersonMembership, getScopePerson, getSession } from '../session/queries.ts'

/** The open session: refreshing it, reading it, switching its membership, ending it. */
export function sessionRoutes(app: FastifyInstance): void {
  const { db, keys } = app.service

  serve(app, getSecret, ({ request, reply }) => ({
    ...antiForgery,
    token: issueAntiForgery(request, reply),
  }))

  serve(app, refreshTokens, async ({ request, body }) => {
    const cookie = sessionCookie(request)
    if (cookie === undefined) throw new Problem('refresh-refused')
    const { outcome, company_id, identity_id, tokens } = await refreshSession(db, keys, { ...body, cookie })
    if (outcome === 'rotated' || outcome === 'repeated') return tokens
    if (outcome === 'reused' && company_id !== null) {
      const person = identity_id ?? undefined
      await appendAudit(request, {
        company: company_id,
        actor: 'system',
        person,
        action: 'session:reused-token',
      })
    }
    throw new Problem('refresh-refused')
  })

  serve(app, logout, async ({ scope, request, reply, query }) => {
    if (isViewing(request)) {
      await leaveView(request, reply)
      scope.prove()
      return { error: false }
    }
    await dismiss(request, reply, 'supplier', scope, (halves) =>
      endSession(db, halves, query.idle !== undefined),
    )
    return { error: false }
  })

  serve(app, getSessionContext, async ({ scope, request }) =>
    sessionContext(await getSession(db, scope), await elsewhereFrom(request)),
  )

  serve(app, getUserInfo, async ({ scope, body }) => {
    const person = await getScopePerson(db, scope)
    if (body.userId !== person.identity_id) throw new Problem('person-foreign')
    return { userInfo: userInfo(person) }
  })

  serve(app, switchMembership, async ({ scope, request, reply, body }) => {
    const membership = await findPersonMembership(db, scope, body.membership)
    if (!membership) throw new Problem('person-foreign')
    const { id, company } = membership
    if ((await elsewhereFrom(request))(membership)) throw new Problem('company-mismatch', { company })
    const switched = await switchSession(db, scope, keys, id)
    if (!switched) throw new Problem('person-foreign')
    const { person, tokens } = switched
    await rememberCompany(request, reply, person.company_id)
    await appendAudit(request, {
      company: person.company_id,
      actor: person.email,
      person: person.identity_id,
      action: 'session:switch',
      target: id,
    })
    return switchAnswer(person, tokens)
  })
}
