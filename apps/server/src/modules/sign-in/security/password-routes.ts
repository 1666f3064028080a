import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { hashPassword, isPassword } from '@enlace/database/password.ts'
import { sessionCookie } from '../../../core/http/credentials.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { originOf, writeAccessMail } from '../second-factor/mails.ts'
import { findScopePassword, readScopeOwner } from '../second-factor/queries.ts'
import type { Audience } from '../second-factor/step-commands.ts'
import { forgiveAttempts, takeAttempt } from '../attempts/attempts.ts'
import { demandNewPassword } from '../password/new-password.ts'
import { auditOwn } from './audit.ts'
import { replacePassword } from './commands.ts'
import type { SecurityCalls } from './security-calls.ts'

/** Replacing one's own password: the current one is required, and counts as an attempt of the account. */
export function bindPassword(
  app: FastifyInstance,
  audience: Audience,
  { changePassword }: SecurityCalls,
): void {
  const { db } = app.service

  serve(app, changePassword, async ({ scope, request, body }) => {
    const owner = await readScopeOwner(db, audience, scope)
    const former = await findScopePassword(db, scope)
    const proof = sessionCookie(request) ?? ''
    await takeAttempt(request, owner.email, proof)
    if (former === undefined || !(await isPassword(former, body.current))) {
      throw new Problem('invalid-fields', {}, { current: texts.currentWrong })
    }
    await forgiveAttempts(request, owner.email, proof)
    if (body.password === body.current) throw new Problem('invalid-fields', {}, { password: texts.same })
    await demandNewPassword(request, owner, body.password)
    const hash = await hashPassword(body.password)
    const content = await writeAccessMail(app.service, owner, 'password', originOf(request))
    await db.transaction(scope, async (tx) => {
      // Another tab was first, so the checked password is no longer the current one.
      if (!(await replacePassword(tx, former, hash))) {
        throw new Problem('invalid-fields', {}, { current: texts.currentWrong })
      }
      await queueMail(tx, { purpose: 'access-changed', recipient: owner.email, content })
    })
    await auditOwn(request, owner, 'password:changed')
    return {}
  })
}
