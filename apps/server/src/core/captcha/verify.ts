import type { FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { visitedCompany } from '../http/visited-company.ts'

/**
 * Requires a solved captcha and uses it up, regardless of the outcome of the request. @throws Problem `captcha-refused`
 * if it is missing, wrong, expired, used or issued for another company.
 */
export async function verifyCaptcha(request: FastifyRequest, token: string): Promise<void> {
  const isSolved =
    token !== '' && (await request.server.service.captcha.isSolved(token, await placeOf(request)))
  if (!isSolved) throw new Problem('captcha-refused')
}

/** Requires a solved captcha without using it up, which `verifyCaptcha` does later. @throws Problem `captcha-refused`. */
export async function demandProof(request: FastifyRequest, token: string): Promise<void> {
  const isUnspent =
    token !== '' && (await request.server.service.captcha.isUnspent(token, await placeOf(request)))
  if (!isUnspent) throw new Problem('captcha-refused')
}

async function placeOf(request: FastifyRequest): Promise<{ company: number; address: string }> {
  const { company } = await visitedCompany(request)
  return { company, address: request.ip }
}
