import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { SecondStepBody } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import type {
  askSignInPasskey,
  enrolPasskeyAtSignIn,
  enrolTotpAtSignIn,
} from '@enlace/contract/sign-in/second-factor/sign-in-calls.ts'
import type { Factor, SignInStep } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { Scope } from '@enlace/database/scope.ts'
import { readProfile } from '../../company/index.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { visitCompany } from '../../../core/http/visited-company.ts'
import { notingRefusal } from '../attempts/refusals.ts'
import { changeStep, findPasskeys, spendStep } from './commands.ts'
import { deviceName, userAgentOf } from '../attempts/device.ts'
import { keepFactor, readNewPasskey, readNewTotp, writeFactorMail } from './enrol.ts'
import { passkeyCreation, passkeyRequest } from './passkeys.ts'
import { proveFactor } from './proof.ts'
import { relyingParty } from './relying-party.ts'
import { hasFactor, stepAt } from './rules.ts'
import {
  type Audience,
  beginStep,
  type DueStep,
  findDueStep,
  findStep,
  type Member,
  type OpenStep,
} from './step-commands.ts'
import { makeTotpKey } from './totp.ts'

/**
 * Returns the second step that is due after a correct password; undefined if none is required, or the browser is
 * trusted.
 */
export async function secondStepFor(
  request: FastifyRequest,
  audience: Audience,
  { person, company, member }: Member,
  due: DueStep,
): Promise<SignInStep | undefined> {
  if (hasFactor(due) ? due.is_trusted : !due.is_demanded) return undefined
  const token = randomToken()
  const { db } = request.server.service
  const owner = { person, company, member, family: null }
  await beginStep(db, audience, 'sign-in', hashOf(token), owner, { enrols: !hasFactor(due) })
  return stepAt(token, due, (await relyingParty(request))?.id)
}

/** The calls of one audience for the second step. */
interface StepCalls {
  askPasskey: typeof askSignInPasskey
  enrolTotp: typeof enrolTotpAtSignIn
  enrolPasskey: typeof enrolPasskeyAtSignIn
}

/** Routes for the challenges and keys of a second step; they reveal nothing of the person before a factor is shown. */
export function stepQuestionRoutes(
  app: FastifyInstance,
  audience: Audience,
  { askPasskey, enrolTotp, enrolPasskey }: StepCalls,
): void {
  const { db, keys } = app.service

  serve(app, askPasskey, async ({ request, body }) => {
    const step = await openStep(request, audience, body.step)
    const party = await relyingParty(request)
    if (!party) throw new Problem('factor-refused')
    const options = await passkeyRequest(party, await findPasskeys(db, step.identity_id))
    await changeStep(db, hashOf(body.step), { challenge: options.challenge })
    return { step: body.step, options }
  })

  serve(app, enrolTotp, async ({ request, body }) => {
    const step = await openEnrolment(request, audience, body.step)
    const { company } = await readProfile(db, step.company_id)
    const { key, sealed } = makeTotpKey(keys, personOf(step), company.nombre)
    await changeStep(db, hashOf(body.step), { sealed })
    return { step: body.step, ...key }
  })

  serve(app, enrolPasskey, async ({ request, body }) => {
    const step = await openEnrolment(request, audience, body.step)
    const party = await relyingParty(request)
    if (!party) throw new Problem('factor-refused')
    const { company } = await readProfile(db, step.company_id)
    const options = await passkeyCreation(party, personOf(step), company.nombre, [])
    await changeStep(db, hashOf(body.step), { challenge: options.challenge })
    return { step: body.step, options }
  })
}

/** The result of a second step: the person, the shown factor, and the recovery codes of a new factor. */
interface TakenStep {
  step: OpenStep
  shown: Factor
  recoveryCodes: string[] | null
}

/** Completes a second step: shows a factor, or sets up the one that the company requires. */
export async function takeStep(
  request: FastifyRequest,
  audience: Audience,
  body: SecondStepBody,
): Promise<TakenStep> {
  const isNew = body.factor === 'new-totp' || body.factor === 'new-passkey'
  const step = await (isNew ? openEnrolment : openStep)(request, audience, body.step)
  const recoveryCodes = isNew ? await enrol(request, step, body) : await show(request, step, body)
  return { step, shown: shownBy(body), recoveryCodes }
}

/** Finds the person of a second step. @throws Problem `sign-in-step-expired` if the token is invalid. */
async function openStep(request: FastifyRequest, audience: Audience, token: string): Promise<OpenStep> {
  const step = await findStep(request.server.service.db, audience, 'sign-in', hashOf(token), null)
  if (!step) throw new Problem('sign-in-step-expired')
  if (audience === 'supplier') await visitCompany(request, step.company_id)
  return step
}

/** Finds the step of a person without a factor. It is refused if another tab has set one up meanwhile. */
async function openEnrolment(request: FastifyRequest, audience: Audience, token: string): Promise<OpenStep> {
  const step = await openStep(request, audience, token)
  const who = { person: step.identity_id, company: step.company_id, member: step.member }
  const owned = await findDueStep(request.server.service.db, audience, who, undefined)
  if (!step.enrols || hasFactor(owned)) throw new Problem('sign-in-step-expired')
  return step
}

/** Verifies a factor; the second use of the same step is refused. */
async function show(request: FastifyRequest, step: OpenStep, body: SecondStepBody): Promise<null> {
  const token = hashOf(body.step)
  const who = claimantOf(step)
  await notingRefusal(request, who, async () => {
    if (body.factor === 'passkey') {
      await proveFactor(request, who, { factor: 'passkey', step: token, answer: body.answer })
    } else if (body.factor === 'totp' || body.factor === 'recovery') {
      await proveFactor(request, who, body)
    }
  })
  if (!(await spendStep(request.server.service.db, token))) throw new Problem('sign-in-step-expired')
  return null
}

/** Sets up the factor that the company requires. */
async function enrol(
  request: FastifyRequest,
  step: OpenStep,
  body: SecondStepBody,
): Promise<string[] | null> {
  const { db, keys } = request.server.service
  const token = hashOf(body.step)
  const who = claimantOf(step)
  const factor =
    body.factor === 'new-passkey'
      ? await readNewPasskey(request, token, deviceName(userAgentOf(request)), body.made)
      : await readNewTotp(request, who, step.sealed, body.factor === 'new-totp' ? body.code : '')
  if (!(await spendStep(db, token))) throw new Problem('sign-in-step-expired')
  const mail = await writeFactorMail(request, who, factor)
  const codes = await db.transaction(Scope.ofSignIn(who.company), (tx) =>
    keepFactor(keys, tx, who, factor, mail),
  )
  await appendAudit(request, {
    company: who.company,
    actor: who.email,
    person: who.person,
    action: 'factor:added',
    detail: { factor: factor.kind },
  })
  return codes
}

function claimantOf({ identity_id: person, email, company_id: company }: OpenStep) {
  return { person, email, company }
}

function personOf({ identity_id: id, email, first_name, last_name }: OpenStep) {
  return { id, email, name: `${first_name} ${last_name}`.trim() }
}

function shownBy({ factor }: SecondStepBody): Factor {
  if (factor === 'new-totp') return 'totp'
  return factor === 'new-passkey' ? 'passkey' : factor
}
