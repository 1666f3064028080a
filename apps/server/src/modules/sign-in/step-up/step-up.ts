import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import type {
  askStepUpPasskey,
  getStepUpMethods,
  stepUp,
} from '@enlace/contract/sign-in/second-factor/calls.ts'
import type { StepUpBody } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { isPassword } from '@enlace/database/password.ts'
import { stepUpSeconds, type Scope } from '@enlace/database/scope.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { sessionCookie } from '../../../core/http/credentials.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { forgiveAttempts, takeAttempt } from '../attempts/attempts.ts'
import { findPasskeys } from '../second-factor/commands.ts'
import { passkeyRequest } from '../second-factor/passkeys.ts'
import { proveFactor, type Claimant } from '../second-factor/proof.ts'
import { findScopePassword, readScopeOwner } from '../second-factor/queries.ts'
import { relyingParty } from '../second-factor/relying-party.ts'
import { hasFactor, methodsAt } from '../second-factor/rules.ts'
import {
  type Audience,
  beginOwnStep,
  findDueStep,
  findOwnStep,
  markSteppedUp,
} from '../second-factor/step-commands.ts'

/** The calls of one audience for the step-up. */
interface StepUpCalls {
  methods: typeof getStepUpMethods
  askPasskey: typeof askStepUpPasskey
  show: typeof stepUp
}

/** Binds the step-up before a dangerous action: the second factor, or the password of a person who has none. */
export function bindStepUp(app: FastifyInstance, audience: Audience, calls: StepUpCalls): void {
  const { db } = app.service
  const ownerOf = (scope: Scope) => readScopeOwner(db, audience, scope)

  serve(app, calls.methods, async ({ scope, request }) => {
    const owned = await findDueStep(db, audience, await ownerOf(scope), undefined)
    const host = (await relyingParty(request))?.id
    if (!hasFactor(owned)) return { methods: ['password' as const] }
    return { methods: methodsAt(owned, host) }
  })

  serve(app, calls.askPasskey, async ({ scope, request }) => {
    const owner = await ownerOf(scope)
    const party = await relyingParty(request)
    if (!party) throw new Problem('factor-refused')
    const options = await passkeyRequest(party, await findPasskeys(db, owner.person))
    const step = randomToken()
    const { challenge } = options
    await beginOwnStep(db, audience, scope, 'step-up', { token: hashOf(step), owner, challenge })
    return { step, options }
  })

  serve(app, calls.show, async ({ scope, request, body }) => {
    const owner = await ownerOf(scope)
    const isFactor = hasFactor(await findDueStep(db, audience, owner, undefined))
    if ((body.factor === 'password') === isFactor) throw new Problem('factor-refused')
    if (body.factor === 'password') await showPassword(request, scope, owner, body.password)
    else await showFactor(request, audience, scope, owner, body)
    await db.transaction(scope, (tx) => markSteppedUp(tx, audience, body.factor))
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
  { email }: Claimant,
  password: string,
): Promise<void> {
  const { db } = request.server.service
  const proof = sessionCookie(request) ?? ''
  await takeAttempt(request, email, proof)
  if (!(await isPassword(await findScopePassword(db, scope), password))) {
    throw new Problem('invalid-fields', {}, { password: texts.currentWrong })
  }
  await forgiveAttempts(request, email, proof)
}

async function showFactor(
  request: FastifyRequest,
  audience: Audience,
  scope: Scope,
  owner: Claimant,
  body: Exclude<StepUpBody, { factor: 'password' }>,
): Promise<void> {
  if (body.factor !== 'passkey') {
    await proveFactor(request, owner, body)
    return
  }
  const step = hashOf(body.step)
  const { db } = request.server.service
  if (!(await findOwnStep(db, audience, scope, 'step-up', step))) throw new Problem('factor-refused')
  await proveFactor(request, owner, { factor: 'passkey', step, answer: body.answer })
}
