import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { askStepUpPasskey, getStepUpMethods, stepUp } from '@enlace/contract/core/second-factor/calls'
import type { StepUpBody } from '@enlace/contract/core/second-factor/schemas'
import { securityTexts as texts } from '@enlace/contract/core/security/texts'
import type { Database } from '@enlace/database/database'
import { isPassword } from '@enlace/database/password'
import { stepUpSeconds, type Scope } from '@enlace/database/scope'
import { appendAudit } from '../http/audit.ts'
import { hashOf, randomToken } from '../http/keys.ts'
import { serve } from '../http/serve.ts'
import { forgiveAttempts, takeAttempt } from '../session/attempts.ts'
import { beginStep, familyOf, findDueStep, findPasskeys, findStep, markSteppedUp } from './commands.ts'
import { passkeyRequest } from './passkeys.ts'
import { proveFactor } from './proof.ts'
import { findScopePassword, readScopeOwner, type ScopeOwner } from './queries.ts'
import { relyingParty } from './relying-party.ts'
import { hasFactor, methodsAt } from './rules.ts'

/** Showing again who a session is, before a dangerous act: the second factor, or the password of who has none. */
export function stepUpRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, getStepUpMethods, async ({ scope, request }) => {
    const owned = await ownedBy(db, await readScopeOwner(db, scope))
    const host = (await relyingParty(request))?.id
    if (!hasFactor(owned)) return { methods: ['password' as const] }
    return { methods: methodsAt(owned, host) }
  })

  serve(app, askStepUpPasskey, async ({ scope, request }) => {
    const owner = await readScopeOwner(db, scope)
    const party = await relyingParty(request)
    if (!party) throw new Problem('factor-refused')
    const options = await passkeyRequest(party, await findPasskeys(db, owner.person))
    const step = randomToken()
    const { challenge } = options
    await beginStep(db, 'step-up', hashOf(step), await familyOwner(db, scope, owner), { challenge })
    return { step, options }
  })

  serve(app, stepUp, async ({ scope, request, body }) => {
    const owner = await readScopeOwner(db, scope)
    const isFactor = hasFactor(await ownedBy(db, owner))
    if ((body.factor === 'password') === isFactor) throw new Problem('factor-refused')
    if (body.factor === 'password') await showPassword(request, scope, owner, body.password)
    else await showFactor(request, scope, owner, body)
    await db.transaction(scope, (tx) => markSteppedUp(tx, body.factor))
    await appendAudit(request, {
      company: owner.company,
      actor: owner.email,
      person: owner.person,
      action: 'session:step-up',
      detail: { shown: body.factor },
    })
    return { seconds: stepUpSeconds }
  })
}

async function showPassword(
  request: FastifyRequest,
  scope: Scope,
  { email }: ScopeOwner,
  password: string,
): Promise<void> {
  const { db } = request.server.service
  await takeAttempt(request, email)
  if (!(await isPassword(await findScopePassword(db, scope), password))) {
    throw new Problem('invalid-fields', {}, { password: texts.currentWrong })
  }
  await forgiveAttempts(request, email)
}

async function showFactor(
  request: FastifyRequest,
  scope: Scope,
  owner: ScopeOwner,
  body: Exclude<StepUpBody, { factor: 'password' }>,
): Promise<void> {
  const { db } = request.server.service
  if (body.factor !== 'passkey') {
    await proveFactor(request, owner, body)
    return
  }
  const step = hashOf(body.step)
  const { family } = await familyOwner(db, scope, owner)
  // The question is this session's own, or it was never asked.
  if (!(await findStep(db, 'step-up', step, family))) throw new Problem('factor-refused')
  await proveFactor(request, owner, { factor: 'passkey', step, answer: body.answer })
}

/** A person with the half of its session to which a step belongs. */
export async function familyOwner(db: Database, scope: Scope, owner: ScopeOwner) {
  return { ...owner, family: await db.transaction(scope, familyOf) }
}

function ownedBy(db: Database, { person, company, membership }: ScopeOwner) {
  return findDueStep(db, { person, company, membership, device: undefined })
}
