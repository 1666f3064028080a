import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  askSignInPasskey,
  enrolPasskeyAtSignIn,
  enrolTotpAtSignIn,
  takeSecondStep,
} from '@enlace/contract/sign-in/second-factor/sign-in-calls.ts'
import { hashOf } from '../../../core/keys/keys.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { visitCompany } from '../../../core/http/visited-company.ts'
import { enter } from '../session/enter.ts'
import { findDueStep, findStep, type OpenStep } from '../second-factor/commands.ts'
import { hasFactor } from '../second-factor/rules.ts'
import { stepQuestionRoutes, takeStep, type StepDoor } from '../second-factor/second-step.ts'

const door: StepDoor<OpenStep> = { open: openStep, openEnrolment }

/** The second step of the portal's login. Its token was given to the person who knew the password and opens nothing by itself. */
export function secondStepRoutes(app: FastifyInstance): void {
  stepQuestionRoutes(
    app,
    { askPasskey: askSignInPasskey, enrolTotp: enrolTotpAtSignIn, enrolPasskey: enrolPasskeyAtSignIn },
    door,
  )

  serve(app, takeSecondStep, async ({ request, reply, body }) => {
    const { step, shown, recoveryCodes } = await takeStep(request, body, door)
    const answer = await enter(request, reply, {
      company: step.company_id,
      membership: step.membership_id,
      shown,
      trusts: body.trust,
    })
    return { ...answer, ...(recoveryCodes && { recoveryCodes }) }
  })
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
