import type { FastifyInstance } from 'fastify'
import {
  askStaffPasskey,
  enrolStaffPasskey,
  enrolStaffTotp,
  takeStaffStep,
} from '@enlace/contract/staff/sign-in/calls.ts'
import { hashOf } from '../../../core/keys/keys.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { stepQuestionRoutes, takeStep } from '../../sign-in/index.ts'
import { enterBackoffice } from './enter.ts'
import { enterVouched } from './enter-vouched.ts'
import { findProviderOfStep } from './provider-commands.ts'

/** The second step of the back office's login. */
export function staffStepRoutes(app: FastifyInstance): void {
  stepQuestionRoutes(app, 'staff', {
    askPasskey: askStaffPasskey,
    enrolTotp: enrolStaffTotp,
    enrolPasskey: enrolStaffPasskey,
  })

  serve(app, takeStaffStep, async ({ request, reply, body }) => {
    const { step, shown, recoveryCodes } = await takeStep(request, 'staff', body)
    const { identity_id: person, company_id: company, member, email } = step
    const who = { person, company, member, email }
    const how = { shown, trusts: body.trust }
    const tie = await findProviderOfStep(app.service.db, hashOf(body.step))
    const session_token = tie
      ? await enterVouched(request, reply, who, { tie, action: 'staff:oidc', ...how })
      : await enterBackoffice(request, reply, who, how)
    return { session_token, ...(recoveryCodes && { recoveryCodes }) }
  })
}
