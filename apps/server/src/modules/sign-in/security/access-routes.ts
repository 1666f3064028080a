import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { readScopeOwner } from '../second-factor/queries.ts'
import { relyingParty } from '../second-factor/relying-party.ts'
import type { Audience } from '../second-factor/step-commands.ts'
import { auditOwn } from './audit.ts'
import { distrust, endOtherFamilies } from './commands.ts'
import { securityAnswer, signInAnswer } from './present.ts'
import { findSecurity, findSignIns, signInsAtATime } from './queries.ts'
import type { SecurityCalls } from './security-calls.ts'

/** A person's own access: its security settings, open sessions and trusted devices. */
export function bindAccess(app: FastifyInstance, audience: Audience, calls: SecurityCalls): void {
  const { db } = app.service
  const ownerOf = (scope: Scope) => readScopeOwner(db, audience, scope)

  serve(app, calls.getSecurity, async ({ scope, request }) =>
    securityAnswer(await findSecurity(db, scope), (await relyingParty(request))?.id),
  )

  serve(app, calls.listSignIns, async ({ scope, query }) => {
    const rows = await findSignIns(db, scope, query.before)
    return { rows: rows.slice(0, signInsAtATime).map(signInAnswer), hasMore: rows.length > signInsAtATime }
  })

  serve(app, calls.endOtherSessions, async ({ scope, request }) => {
    const ended = await db.transaction(scope, (tx) => endOtherFamilies(tx, null))
    if (ended > 0) await auditOwn(request, await ownerOf(scope), 'session:ended-others', { ended })
    return { ended }
  })

  serve(app, calls.endOneSession, async ({ scope, request, params }) => {
    const ended = await db.transaction(scope, (tx) => endOtherFamilies(tx, params.id))
    if (ended > 0) await auditOwn(request, await ownerOf(scope), 'session:ended-other', { ended })
    return { ended }
  })

  serve(app, calls.distrustDevice, async ({ scope, request, params }) => {
    const isDistrusted = await db.transaction(scope, (tx) => distrust(tx, params.id))
    if (!isDistrusted) throw new Problem('person-foreign')
    await auditOwn(request, await ownerOf(scope), 'device:distrusted')
    return {}
  })
}
