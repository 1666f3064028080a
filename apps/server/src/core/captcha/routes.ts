import type { FastifyInstance } from 'fastify'
import { getCaptchaChallenge } from '@enlace/contract/captcha/calls.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { serve } from '../http/serve/serve.ts'
import { visitedCompany } from '../http/visited-company.ts'
import { ProofOfWork, validSeconds } from './proof-of-work.ts'

/** Binds the challenges of the self-hosted captcha; there are none if another provider is configured. */
export function captchaRoutes(app: FastifyInstance): void {
  serve(app, getCaptchaChallenge, async ({ request }) => {
    const { captcha } = app.service
    if (!(captcha instanceof ProofOfWork)) throw new Problem('unknown-call')
    const { company } = await visitedCompany(request)
    return { challenge: await captcha.challenge(company), validSeconds }
  })
}
