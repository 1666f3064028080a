import type { FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { SignInStep } from '@enlace/contract/sign-in/session/step-schemas.ts'
import type { OidcArrivalAnswer } from '@enlace/contract/staff/sign-in/oidc-login-schemas.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'
import { beginStep, type DueStep, hasFactor, type Member, secondStepFor } from '../../sign-in/index.ts'
import { bindProviderStep, type ProviderTie } from './provider-commands.ts'

/** Somebody whom a provider names for the first time, and what it has here. */
interface Untied {
  who: Member & { email: string }
  tie: ProviderTie
  due: DueStep
  member: { is_invited: boolean; has_password: boolean }
  /** Whether the company takes what the provider asks for as the second factor that it demands. */
  satisfiesFactor: boolean
}

/**
 * Asks a person who was here before the provider named it for what only the person has: its second factor, whatever browser it
 * trusts, or its password where it has no factor. That ties the provider's account to it.
 * @throws Problem `oidc-unproven` where it has neither yet; `oidc-factor`.
 */
export async function askOwnProof(
  request: FastifyRequest,
  { who, tie, due, member, satisfiesFactor }: Untied,
): Promise<OidcArrivalAnswer> {
  // An invitation of somebody who is known is taken up by mail, where it shows its password.
  if (member.is_invited) throw new Problem('oidc-unproven')
  if (hasFactor(due)) {
    const secondStep = await vouchedStep(request, who, { ...due, is_trusted: false }, tie)
    if (secondStep) return { secondStep }
  }
  if (!member.has_password) throw new Problem('oidc-unproven')
  if (due.is_demanded && !satisfiesFactor) throw new Problem('oidc-factor')
  const step = randomToken()
  const { db } = request.server.service
  await beginStep(db, 'staff', 'sign-in', hashOf(step), { ...who, family: null })
  await bindProviderStep(db, hashOf(step), tie)
  return { tie: { step, email: who.email } }
}

/** The second step of a sign-in that a provider began; nothing where none is due. */
export async function vouchedStep(
  request: FastifyRequest,
  who: Member,
  due: DueStep,
  tie: ProviderTie,
): Promise<SignInStep | undefined> {
  const secondStep = await secondStepFor(request, 'staff', who, due)
  if (secondStep) await bindProviderStep(request.server.service.db, hashOf(secondStep.step), tie)
  return secondStep
}
