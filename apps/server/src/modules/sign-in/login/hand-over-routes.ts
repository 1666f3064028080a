import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { handOverMembership, takeHandOver } from '@enlace/contract/sign-in/session/calls.ts'
import { issueAntiForgery } from '../../../core/http/origin/anti-forgery.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { sessionCookie, setSessionCookie } from '../../../core/http/credentials.ts'
import { randomToken } from '../../../core/keys/keys.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { hostOf, rememberCompany } from '../../../core/http/visited-company.ts'
import { userAgentOf } from '../attempts/device.ts'
import { noteEntry } from '../session/entry.ts'
import { handOverSession, takeHandedOver } from './hand-over-commands.ts'
import { browserSeen } from '../attempts/browser-seen.ts'
import { addressOf, elsewhereFrom } from './other-host.ts'
import { switchAnswer } from '../session/present.ts'
import { findPersonMembership, getScopePerson } from '../session/queries.ts'

/**
 * The switch to a company at another host, to which this host's cookie is not sent: the browser carries a one-time
 * code there. The old session remains; the new one keeps its expiry.
 */
export function handOverRoutes(app: FastifyInstance): void {
  const { db, keys } = app.service

  serve(app, handOverMembership, async ({ scope, request, body }) => {
    const membership = await findPersonMembership(db, scope, body.membership)
    if (!membership) throw new Problem('person-foreign')
    const { id, company } = membership
    if (!(await elsewhereFrom(request))(membership)) throw new Problem('company-mismatch', { company })
    const code = randomToken()
    const address = await addressOf(request, membership, `/hand-over/${code}`)
    const isKept = await handOverSession(db, scope, {
      membership: id,
      code,
      host: address.hostname,
      leftHost: hostOf(request),
      isSharedDevice: body.isSharedDevice,
      browser: browserSeen(request),
    })
    if (!isKept) throw new Problem('person-foreign')
    const person = await getScopePerson(db, scope)
    const { company_id } = await db.context(scope)
    await appendAudit(request, {
      company: company_id,
      actor: person.email,
      person: person.identity_id,
      action: 'session:hand-over',
      target: id,
      detail: { company, host: address.hostname },
    })
    return { address: address.href }
  })

  serve(app, takeHandOver, async ({ request, reply, body }) => {
    const taken = await takeHandedOver(db, keys, {
      code: body.code,
      host: hostOf(request),
      leftHost: URL.canParse(body.from) ? new URL(body.from).hostname : '',
      previousCookie: sessionCookie(request),
      address: request.ip,
      device: userAgentOf(request),
      browser: browserSeen(request),
    })
    if (!taken) throw new Problem('hand-over-spent')
    const { arrival, tokens, cookie } = taken
    await appendAudit(request, {
      company: arrival.company_id,
      actor: arrival.email,
      person: arrival.identity_id,
      action: arrival.is_open ? 'session:arrival' : 'refused:hand-over-spent',
      target: arrival.membership_id,
      detail: { company: arrival.left_company },
    })
    if (!arrival.is_open) throw new Problem('hand-over-spent')
    setSessionCookie(request, reply, cookie, arrival.seconds_left)
    issueAntiForgery(request, reply, cookie)
    await rememberCompany(request, reply, arrival.company_id)
    const who = { person: arrival.identity_id, email: arrival.email, company: arrival.company_id }
    await noteEntry(request, reply, who, { shown: 'hand-over', trusts: false })
    return { ...switchAnswer(arrival, tokens), isSharedDevice: arrival.is_shared_device }
  })
}
