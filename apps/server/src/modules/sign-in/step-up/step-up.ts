import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import type {
  askStepUpPasskey,
  getStepUpMethods,
  stepUp,
} from '@enlace/contract/sign-in/second-factor/calls.ts'
import type { StepUpBody } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
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
import { findScopePassword } from '../second-factor/queries.ts'
import { relyingParty } from '../second-factor/relying-party.ts'
import { hasFactor, methodsAt, type OwnedFactors } from '../second-factor/rules.ts'

/** How an origin finds who its session is, keeps the question that it was asked, and remembers that it showed who it is. */
export interface StepUpDoor {
  ownerOf: (scope: Scope) => Promise<Claimant>
  ownedBy: (scope: Scope) => Promise<OwnedFactors>
  ask: (scope: Scope, token: Buffer, challenge: string) => Promise<void>
  /** Whether a question is this session's own. */
  wasAsked: (scope: Scope, token: Buffer) => Promise<boolean>
  mark: (scope: Scope, how: Factor | 'password') => Promise<void>
}

/** The calls by which a session shows again who it is, at one origin. */
interface StepUpCalls {
  methods: typeof getStepUpMethods
  askPasskey: typeof askStepUpPasskey
  show: typeof stepUp
}

/** Showing again who a session is, before a dangerous act: the second factor, or the password of who has none. */
export function bindStepUp(app: FastifyInstance, calls: StepUpCalls, door: StepUpDoor): void {
  const { db } = app.service

  serve(app, calls.methods, async ({ scope, request }) => {
    const owned = await door.ownedBy(scope)
    const host = (await relyingParty(request))?.id
    if (!hasFactor(owned)) return { methods: ['password' as const] }
    return { methods: methodsAt(owned, host) }
  })

  serve(app, calls.askPasskey, async ({ scope, request }) => {
    const owner = await door.ownerOf(scope)
    const party = await relyingParty(request)
    if (!party) throw new Problem('factor-refused')
    const options = await passkeyRequest(party, await findPasskeys(db, owner.person))
    const step = randomToken()
    await door.ask(scope, hashOf(step), options.challenge)
    return { step, options }
  })

  serve(app, calls.show, async ({ scope, request, body }) => {
    const owner = await door.ownerOf(scope)
    const isFactor = hasFactor(await door.ownedBy(scope))
    if ((body.factor === 'password') === isFactor) throw new Problem('factor-refused')
    if (body.factor === 'password') await showPassword(request, scope, owner, body.password)
    else await showFactor(request, scope, owner, body, door)
    await door.mark(scope, body.factor)
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
  scope: Scope,
  owner: Claimant,
  body: Exclude<StepUpBody, { factor: 'password' }>,
  door: StepUpDoor,
): Promise<void> {
  if (body.factor !== 'passkey') {
    await proveFactor(request, owner, body)
    return
  }
  const step = hashOf(body.step)
  if (!(await door.wasAsked(scope, step))) throw new Problem('factor-refused')
  await proveFactor(request, owner, { factor: 'passkey', step, answer: body.answer })
}
