import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { tieStaffOidc } from '@enlace/contract/staff/sign-in/oidc-login-calls.ts'
import { isPassword } from '@enlace/database/password.ts'
import { appendAudit } from '../../../core/http/audit.ts'
import { hashOf } from '../../../core/keys/keys.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import {
  findDueStep,
  findStep,
  forgiveAttempts,
  hasFactor,
  type Member,
  spendStep,
  takeAttempt,
} from '../../sign-in/index.ts'
import { findStaffCandidate } from '../sign-in/commands.ts'
import { enterVouched } from '../sign-in/enter-vouched.ts'
import { findProviderOfStep, type ProviderTie } from '../sign-in/provider-commands.ts'

type Waiting = Member & { email: string }

/** The password check that links an existing person to the account at the company's provider. */
export function staffOidcTieRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, tieStaffOidc, async ({ request, reply, body }) => {
    const step = hashOf(body.step)
    const { who, tie } = await demandWaiting(request, step)
    // Counted by company: its provider can start such sign-ins without limit, which must not exhaust others' attempts.
    const proof = `tie:${who.company}`
    await takeAttempt(request, who.email, proof)
    const candidate = await findStaffCandidate(db, who.email)
    if (!(await isPassword(candidate?.password_hash, body.password))) {
      await note(request, who, 'refused:oidc-tie', tie)
      throw new Problem('wrong-credentials')
    }
    await forgiveAttempts(request, who.email, proof)
    if (!(await spendStep(db, step))) throw new Problem('oidc-spent')
    return { session_token: await enterVouched(request, reply, who, { tie, action: 'staff:oidc-tied' }) }
  })
}

/**
 * Finds the person waiting for the password check. @throws Problem `oidc-spent` if there is none, or the person has a
 * second factor by now, which is required instead.
 */
async function demandWaiting(
  request: FastifyRequest,
  token: Buffer,
): Promise<{ who: Waiting; tie: ProviderTie }> {
  const { db } = request.server.service
  const step = await findStep(db, 'staff', 'sign-in', token, null)
  const tie = step && (await findProviderOfStep(db, token))
  if (!step || !tie) throw new Problem('oidc-spent')
  const { identity_id: person, company_id: company, member, email } = step
  const who = { person, company, member, email }
  if (hasFactor(await findDueStep(db, 'staff', who, undefined))) throw new Problem('oidc-spent')
  return { who, tie }
}

async function note(
  request: FastifyRequest,
  { person, company, member, email }: Waiting,
  action: string,
  { issuer }: ProviderTie,
): Promise<void> {
  await appendAudit(request, { company, actor: email, person, action, target: member, detail: { issuer } })
}
