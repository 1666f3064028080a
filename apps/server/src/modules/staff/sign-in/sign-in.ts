import type { FastifyReply, FastifyRequest } from 'fastify'
import type { StaffLoginAnswer } from '@enlace/contract/staff/sign-in/schemas.ts'
import { deviceHash, findDueStep, hasFactor, type Member, secondStepFor } from '../../sign-in/index.ts'
import { enterBackoffice } from './enter.ts'

/** Signs in a person with the correct password, or starts the second step if one is due. */
export async function signInStaff(
  request: FastifyRequest,
  reply: FastifyReply,
  who: Member & { email: string },
): Promise<StaffLoginAnswer> {
  const due = await findDueStep(request.server.service.db, 'staff', who, deviceHash(request))
  const secondStep = await secondStepFor(request, 'staff', who, due)
  if (secondStep) return { secondStep }
  const shown = hasFactor(due) ? null : 'password'
  return { session_token: await enterBackoffice(request, reply, who, { shown, trusts: false }) }
}
