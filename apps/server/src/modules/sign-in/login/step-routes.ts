import type { FastifyInstance } from 'fastify'
import {
  askSignInPasskey,
  enrolPasskeyAtSignIn,
  enrolTotpAtSignIn,
  takeSecondStep,
} from '@enlace/contract/sign-in/second-factor/sign-in-calls.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { enter } from '../session/enter.ts'
import { stepQuestionRoutes, takeStep } from '../second-factor/second-step.ts'

/** The second step of the portal's login. Its token, issued after a correct password, opens nothing by itself. */
export function secondStepRoutes(app: FastifyInstance): void {
  stepQuestionRoutes(app, 'supplier', {
    askPasskey: askSignInPasskey,
    enrolTotp: enrolTotpAtSignIn,
    enrolPasskey: enrolPasskeyAtSignIn,
  })

  serve(app, takeSecondStep, async ({ request, reply, body }) => {
    const { step, shown, recoveryCodes } = await takeStep(request, 'supplier', body)
    const answer = await enter(request, reply, {
      company: step.company_id,
      membership: step.member,
      shown,
      trusts: body.trust,
    })
    return { ...answer, ...(recoveryCodes && { recoveryCodes }) }
  })
}
