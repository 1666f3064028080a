import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  askStaffPasskey,
  enrolStaffPasskey,
  enrolStaffTotp,
  takeStaffStep,
} from '@enlace/contract/staff/sign-in/calls.ts'
import { hashOf } from '../../../core/keys/keys.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { hasFactor, stepQuestionRoutes, takeStep, type StepDoor } from '../../sign-in/index.ts'
import { findDueStaffStep, findStaffStep, type OpenStaffStep } from './commands.ts'
import { enterBackoffice } from './enter.ts'
import { enterVouched } from './enter-vouched.ts'
import { findProviderOfStep } from './provider-commands.ts'

const door: StepDoor<OpenStaffStep> = { open: openStep, openEnrolment }

/** The second step of the back office's login. */
export function staffStepRoutes(app: FastifyInstance): void {
  stepQuestionRoutes(
    app,
    { askPasskey: askStaffPasskey, enrolTotp: enrolStaffTotp, enrolPasskey: enrolStaffPasskey },
    door,
  )

  serve(app, takeStaffStep, async ({ request, reply, body }) => {
    const { step, shown, recoveryCodes } = await takeStep(request, body, door)
    const { identity_id: person, company_id: company, staff_id: staff, email } = step
    const who = { person, company, staff, email }
    const how = { shown, trusts: body.trust }
    const tie = await findProviderOfStep(app.service.db, hashOf(body.step))
    const session_token = tie
      ? await enterVouched(request, reply, who, { tie, action: 'staff:oidc', ...how })
      : await enterBackoffice(request, reply, who, how)
    return { session_token, ...(recoveryCodes && { recoveryCodes }) }
  })
}

async function openStep(request: FastifyRequest, token: string): Promise<OpenStaffStep> {
  const step = await findStaffStep(request.server.service.db, 'sign-in', hashOf(token), null)
  if (!step) throw new Problem('sign-in-step-expired')
  return step
}

/** A step of somebody who has no factor yet: another tab may have set one up meanwhile, and then it is that one’s turn. */
async function openEnrolment(request: FastifyRequest, token: string): Promise<OpenStaffStep> {
  const step = await openStep(request, token)
  const who = { person: step.identity_id, company: step.company_id, staff: step.staff_id }
  const owned = await findDueStaffStep(request.server.service.db, who, undefined)
  if (!step.enrols || hasFactor(owned)) throw new Problem('sign-in-step-expired')
  return step
}
