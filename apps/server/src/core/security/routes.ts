import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import {
  distrustDevice,
  endOneSession,
  endOtherSessions,
  getSecurity,
  listSignIns,
} from '@enlace/contract/core/security/calls'
import { serve } from '../http/serve.ts'
import { relyingParty } from '../second-factor/relying-party.ts'
import { distrust, endOtherFamilies } from './commands.ts'
import { securityAnswer, signInAnswer } from './present.ts'
import { findSecurity, findSignIns, signInsAtATime } from './queries.ts'
import { auditOwn } from './audit.ts'

/** What a person sees of its own access, and the sessions and devices that it takes theirs from. */
export function securityRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, getSecurity, async ({ scope, request }) =>
    securityAnswer(await findSecurity(db, scope), (await relyingParty(request))?.id),
  )

  serve(app, listSignIns, async ({ scope, query }) => {
    const rows = await findSignIns(db, scope, query.before)
    return { rows: rows.slice(0, signInsAtATime).map(signInAnswer), hasMore: rows.length > signInsAtATime }
  })

  serve(app, endOtherSessions, async ({ scope, request }) => {
    const ended = await db.transaction(scope, (tx) => endOtherFamilies(tx, null))
    if (ended > 0) await auditOwn(request, scope, 'session:ended-others', { ended })
    return { ended }
  })

  serve(app, endOneSession, async ({ scope, request, params }) => {
    const ended = await db.transaction(scope, (tx) => endOtherFamilies(tx, params.id))
    if (ended > 0) await auditOwn(request, scope, 'session:ended-other', { ended })
    return { ended }
  })

  serve(app, distrustDevice, async ({ scope, request, params }) => {
    const isDistrusted = await db.transaction(scope, (tx) => distrust(tx, params.id))
    if (!isDistrusted) throw new Problem('person-foreign')
    await auditOwn(request, scope, 'device:distrusted')
    return {}
  })
}
