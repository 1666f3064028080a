import type { FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { SignInStep } from '@enlace/contract/sign-in/session/step-schemas.ts'
import type { OidcArrivalAnswer } from '@enlace/contract/staff/sign-in/oidc-login-schemas.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'
import { beginStep, type DueStep, hasFactor, type Member, secondStepFor } from '../../sign-in/index.ts'
import { bindProviderStep, type ProviderTie } from './provider-commands.ts'

/** A person asserted by a provider for the first time, with the existing factors. */
interface Untied {
  who: Member & { email: string }
  tie: ProviderTie
  due: DueStep
  member: { is_invited: boolean; has_password: boolean }
  /** Whether the company accepts the provider's authentication as the second factor it requires. */
  satisfiesFactor: boolean
}

/**
 * Requires an own proof from a person who existed before the provider's assertion: the second factor, even in a
 * trusted browser, or the password if there is none. That links the provider's account. @throws Problem
 * `oidc-unproven` if neither exists; `oidc-factor`.
 */
export async function askOwnProof(
  request: FastifyRequest,
  { who, tie, due, member, satisfiesFactor }: Untied,
): Promise<OidcArrivalAnswer> {
  // A known person accepts the invitation by mail, where the password is checked.
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

/** Starts the second step of a sign-in by provider; undefined if none is due. */
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
