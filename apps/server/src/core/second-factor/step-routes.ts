import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import type { SecondStepBody } from '@enlace/contract/core/second-factor/schemas'
import {
  askSignInPasskey,
  enrolPasskeyAtSignIn,
  enrolTotpAtSignIn,
  takeSecondStep,
} from '@enlace/contract/core/second-factor/sign-in-calls'
import type { Factor } from '@enlace/contract/core/second-factor/step-schemas'
import { Scope } from '@enlace/database/scope'
import { readProfile } from '../company/profile.ts'
import { appendAudit } from '../http/audit.ts'
import { hashOf } from '../http/keys.ts'
import { serve } from '../http/serve.ts'
import { visitCompany } from '../http/visited-company.ts'
import { enter } from '../session/enter.ts'
import { changeStep, findDueStep, findPasskeys, findStep, spendStep, type OpenStep } from './commands.ts'
import { keepFactor, readNewPasskey, readNewTotp, writeFactorMail } from './enrol.ts'
import { deviceName, userAgentOf } from './device.ts'
import { passkeyCreation, passkeyRequest } from './passkeys.ts'
import { proveFactor } from './proof.ts'
import { relyingParty } from './relying-party.ts'
import { hasFactor } from './rules.ts'
import { makeTotpKey } from './totp.ts'

/**
 * The second step of a login. Its token was given to whoever knew the password and opens nothing by itself; nothing is
 * told of the person before a factor is shown.
 */
export function secondStepRoutes(app: FastifyInstance): void {
  const { db, keys } = app.service

  serve(app, askSignInPasskey, async ({ request, body }) => {
    const step = await openStep(request, body.step)
    const party = await relyingParty(request)
    if (!party) throw new Problem('factor-refused')
    const options = await passkeyRequest(party, await findPasskeys(db, step.identity_id))
    await changeStep(db, hashOf(body.step), { challenge: options.challenge })
    return { step: body.step, options }
  })

  serve(app, enrolTotpAtSignIn, async ({ request, body }) => {
    const step = await openEnrolment(request, body.step)
    const { company } = await readProfile(db, step.company_id)
    const { key, sealed } = makeTotpKey(keys, personOf(step), company.nombre)
    await changeStep(db, hashOf(body.step), { sealed })
    return { step: body.step, ...key }
  })

  serve(app, enrolPasskeyAtSignIn, async ({ request, body }) => {
    const step = await openEnrolment(request, body.step)
    const party = await relyingParty(request)
    if (!party) throw new Problem('factor-refused')
    const { company } = await readProfile(db, step.company_id)
    const options = await passkeyCreation(party, personOf(step), company.nombre, [])
    await changeStep(db, hashOf(body.step), { challenge: options.challenge })
    return { step: body.step, options }
  })

  serve(app, takeSecondStep, async ({ request, reply, body }) => {
    const isNew = body.factor === 'new-totp' || body.factor === 'new-passkey'
    const step = await (isNew ? openEnrolment : openStep)(request, body.step)
    const who = { person: step.identity_id, email: step.email, company: step.company_id }
    const recoveryCodes = isNew ? await enrol(request, step, body) : await show(request, step, body)
    const answer = await enter(request, reply, {
      company: who.company,
      membership: step.membership_id,
      shown: shownBy(body),
      trusts: body.trust,
    })
    return { ...answer, ...(recoveryCodes && { recoveryCodes }) }
  })
}

/** Shows a factor that the person has; whoever comes second with the same step begins anew. */
async function show(request: FastifyRequest, step: OpenStep, body: SecondStepBody): Promise<null> {
  const token = hashOf(body.step)
  const who = { person: step.identity_id, email: step.email, company: step.company_id }
  if (body.factor === 'passkey') {
    await proveFactor(request, who, { factor: 'passkey', step: token, answer: body.answer })
  } else if (body.factor === 'totp' || body.factor === 'recovery') {
    await proveFactor(request, who, body)
  }
  if (!(await spendStep(request.server.service.db, token))) throw new Problem('sign-in-step-expired')
  return null
}

/** Sets up the factor that the company asks for. */
async function enrol(
  request: FastifyRequest,
  step: OpenStep,
  body: SecondStepBody,
): Promise<string[] | null> {
  const { db, keys } = request.server.service
  const token = hashOf(body.step)
  const who = { person: step.identity_id, email: step.email, company: step.company_id }
  const factor =
    body.factor === 'new-passkey'
      ? await readNewPasskey(request, token, deviceName(userAgentOf(request)), body.made)
      : await readNewTotp(request, who, step.sealed, body.factor === 'new-totp' ? body.code : '')
  if (!(await spendStep(db, token))) throw new Problem('sign-in-step-expired')
  const mail = await writeFactorMail(request, who, factor)
  const codes = await db.transaction(Scope.ofVisitor(who.company), (tx) =>
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

async function openStep(request: FastifyRequest, token: string): Promise<OpenStep> {
  const step = await findStep(request.server.service.db, 'sign-in', hashOf(token), null)
  if (!step) throw new Problem('sign-in-step-expired')
  await visitCompany(request, step.company_id)
  return step
}

/** A step of somebody who has no factor yet: another tab may have set one up meanwhile, and then it is that one’s turn. */
async function openEnrolment(request: FastifyRequest, token: string): Promise<OpenStep> {
  const step = await openStep(request, token)
  const owned = await findDueStep(request.server.service.db, {
    person: step.identity_id,
    company: step.company_id,
    membership: step.membership_id,
    device: undefined,
  })
  if (!step.enrols || hasFactor(owned)) throw new Problem('sign-in-step-expired')
  return step
}

function personOf({ identity_id: id, email, first_name, last_name }: OpenStep) {
  return { id, email, name: `${first_name} ${last_name}`.trim() }
}

function shownBy({ factor }: SecondStepBody): Factor {
  if (factor === 'new-totp') return 'totp'
  return factor === 'new-passkey' ? 'passkey' : factor
}
