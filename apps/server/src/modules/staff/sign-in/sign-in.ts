import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignInStep } from '@enlace/contract/sign-in/session/step-schemas.ts'
import type { StaffLoginAnswer } from '@enlace/contract/staff/sign-in/schemas.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'
import { type DueStep, deviceHash, relyingParty, hasFactor, stepAt } from '../../sign-in/index.ts'
import { beginStaffStep, findDueStaffStep, type StaffOwner } from './commands.ts'
import { enterBackoffice } from './enter.ts'

/** Lets somebody in who has shown the right password, or begins the second step that it still has to take. */
export async function signInStaff(
  request: FastifyRequest,
  reply: FastifyReply,
  who: StaffOwner & { email: string },
): Promise<StaffLoginAnswer> {
  const due = await findDueStaffStep(request.server.service.db, who, deviceHash(request))
  const secondStep = await secondStepFor(request, who, due)
  if (secondStep) return { secondStep }
  const shown = hasFactor(due) ? null : 'password'
  return { session_token: await enterBackoffice(request, reply, who, { shown, trusts: false }) }
}

/** What a right password still waits for; nothing where it is enough, or the browser is trusted. */
export async function secondStepFor(
  request: FastifyRequest,
  who: StaffOwner,
  due: DueStep,
): Promise<SignInStep | undefined> {
  if (hasFactor(due) ? due.is_trusted : !due.is_demanded) return undefined
  const token = randomToken()
  const { db } = request.server.service
  await beginStaffStep(db, 'sign-in', hashOf(token), { ...who, family: null }, { enrols: !hasFactor(due) })
  return stepAt(token, due, (await relyingParty(request))?.id)
}
