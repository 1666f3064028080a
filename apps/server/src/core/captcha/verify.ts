import type { FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { visitedCompany } from '../http/visited-company.ts'

/** Tells whether what a visitor's browser sent proves that the captcha was solved, once. */
export interface CaptchaVerifier {
  isSolved(token: string, at: { company: number; address: string }): Promise<boolean>
}

/**
 * Demands a solved captcha; its proof is used up, whatever becomes of the request.
 * @throws Problem `captcha-refused` where there is none, or one that is false, too old, used or another company's.
 */
export async function verifyCaptcha(request: FastifyRequest, token: string): Promise<void> {
  const { company } = await visitedCompany(request)
  const isSolved =
    token !== '' && (await request.server.service.captcha.isSolved(token, { company, address: request.ip }))
  if (!isSolved) throw new Problem('captcha-refused')
}
