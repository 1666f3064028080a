import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { SecondStepBody } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import type {
  askSignInPasskey,
  enrolPasskeyAtSignIn,
  enrolTotpAtSignIn,
} from '@enlace/contract/sign-in/second-factor/sign-in-calls.ts'
import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { Scope } from '@enlace/database/scope.ts'
import { readProfile } from '../../company/index.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { hashOf } from '../../../core/keys/keys.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { notingRefusal } from '../attempts/refusals.ts'
import { changeStep, findPasskeys, spendStep } from './commands.ts'
import { deviceName, userAgentOf } from '../attempts/device.ts'
import { keepFactor, readNewPasskey, readNewTotp, writeFactorMail } from './enrol.ts'
import { passkeyCreation, passkeyRequest } from './passkeys.ts'
import { proveFactor } from './proof.ts'
import { relyingParty } from './relying-party.ts'
import { makeTotpKey } from './totp.ts'

/** Somebody who gave the right password and waits at the second step. */
export interface WaitingStep {
  identity_id: string
  company_id: number
  email: string
  first_name: string
  last_name: string
  sealed: Buffer | null
}

/** How an origin finds who waits: with a factor to show, or with one to set up. Both refuse a step that opens nothing. */
export interface StepDoor<Step extends WaitingStep> {
  open: (request: FastifyRequest, token: string) => Promise<Step>
  openEnrolment: (request: FastifyRequest, token: string) => Promise<Step>
}

/** The calls by which a browser gets what the second step needs, at one origin. */
interface StepCalls {
  askPasskey: typeof askSignInPasskey
  enrolTotp: typeof enrolTotpAtSignIn
  enrolPasskey: typeof enrolPasskeyAtSignIn
}

/** Hands out the questions and keys of a second step; nothing is told of the person before a factor is shown. */
export function stepQuestionRoutes(
  app: FastifyInstance,
  { askPasskey, enrolTotp, enrolPasskey }: StepCalls,
  door: StepDoor<WaitingStep>,
): void {
  const { db, keys } = app.service

  serve(app, askPasskey, async ({ request, body }) => {
    const step = await door.open(request, body.step)
    const party = await relyingParty(request)
    if (!party) throw new Problem('factor-refused')
    const options = await passkeyRequest(party, await findPasskeys(db, step.identity_id))
    await changeStep(db, hashOf(body.step), { challenge: options.challenge })
    return { step: body.step, options }
  })

  serve(app, enrolTotp, async ({ request, body }) => {
    const step = await door.openEnrolment(request, body.step)
    const { company } = await readProfile(db, step.company_id)
    const { key, sealed } = makeTotpKey(keys, personOf(step), company.nombre)
    await changeStep(db, hashOf(body.step), { sealed })
    return { step: body.step, ...key }
  })

  serve(app, enrolPasskey, async ({ request, body }) => {
    const step = await door.openEnrolment(request, body.step)
    const party = await relyingParty(request)
    if (!party) throw new Problem('factor-refused')
    const { company } = await readProfile(db, step.company_id)
    const options = await passkeyCreation(party, personOf(step), company.nombre, [])
    await changeStep(db, hashOf(body.step), { challenge: options.challenge })
    return { step: body.step, options }
  })
}

/** What a second step came to: who it was, what was shown, and the codes for an emergency of a factor that is new. */
interface TakenStep<Step> {
  step: Step
  shown: Factor
  recoveryCodes: string[] | null
}

/** Takes a second step: shows a factor that the person has, or sets up the one that the company asks for. */
export async function takeStep<Step extends WaitingStep>(
  request: FastifyRequest,
  body: SecondStepBody,
  door: StepDoor<Step>,
): Promise<TakenStep<Step>> {
  const isNew = body.factor === 'new-totp' || body.factor === 'new-passkey'
  const step = await (isNew ? door.openEnrolment : door.open)(request, body.step)
  const recoveryCodes = isNew ? await enrol(request, step, body) : await show(request, step, body)
  return { step, shown: shownBy(body), recoveryCodes }
}

/** Shows a factor that the person has; anyone who comes second with the same step begins anew. */
async function show(request: FastifyRequest, step: WaitingStep, body: SecondStepBody): Promise<null> {
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

/** Sets up the factor that the company asks for. */
async function enrol(
  request: FastifyRequest,
  step: WaitingStep,
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

function claimantOf({ identity_id: person, email, company_id: company }: WaitingStep) {
  return { person, email, company }
}

function personOf({ identity_id: id, email, first_name, last_name }: WaitingStep) {
  return { id, email, name: `${first_name} ${last_name}`.trim() }
}

function shownBy({ factor }: SecondStepBody): Factor {
  if (factor === 'new-totp') return 'totp'
  return factor === 'new-passkey' ? 'passkey' : factor
}
