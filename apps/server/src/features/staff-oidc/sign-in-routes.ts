import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { arriveByStaffOidc, startStaffOidc } from '@enlace/contract/core/staff/oidc-login-calls'
import { normaliseEmail } from '@enlace/domain/email'
import { appendAudit } from '../../core/http/audit.ts'
import { isSecure } from '../../core/http/secrets.ts'
import { hashOf, randomToken } from '../../core/http/keys.ts'
import { serve } from '../../core/http/serve.ts'
import { deviceHash } from '../../core/second-factor/device.ts'
import { hasFactor } from '../../core/second-factor/rules.ts'
import { noteRefusedSignIn } from '../../core/session/refusals.ts'
import { isDemoEmail } from '../../core/session/rules.ts'
import { findDueStaffStep } from '../../core/staff/commands.ts'
import { enterBackoffice } from '../../core/staff/enter.ts'
import { secondStepFor } from '../../core/staff/sign-in.ts'
import {
  beginSignIn,
  enterAsMember,
  markVouched,
  signInSeconds,
  takeSignIn,
  type ReturnedSignIn,
} from './commands.ts'
import { discover, wayBack, wayOut, type Vouched } from '../../core/oidc/provider.ts'
import { findProviderOf } from './queries.ts'
import { emailOf } from './rules.ts'
import { openProof, openSecret, sealProof } from '../../core/oidc/secrets.ts'

/** Signing in to the back office by the company's own identity provider. */
export function staffOidcSignInRoutes(app: FastifyInstance): void {
  const { db, settings, keys } = app.service

  const isClosed = (email: string) => isDemoEmail(email) && !settings.allowsDemoLogins

  serve(app, startStaffOidc, async ({ request, reply, body }) => {
    const email = normaliseEmail(body.email)
    const found = await findProviderOf(db, email)
    if (!found) throw new Problem('oidc-unknown')
    const { company_id: company, issuer, client_id: clientId } = found
    const secret = openSecret(keys, company, found.sealed_secret)
    const provider = await discover(settings, { issuer, clientId, secret })
    const { address, proof } = await wayOut(provider, settings.backofficeUrl, email)
    const browser = randomToken()
    await beginSignIn(db, company, {
      state: hashOf(proof.state),
      browser: hashOf(browser),
      proof: sealProof(keys, company, proof),
    })
    setBrowserCookie(request, reply, browser, signInSeconds)
    return { address }
  })

  serve(app, arriveByStaffOidc, async ({ request, reply, body }) => {
    const signIn = await takeReturned(request, reply, body.answer)
    const company = signIn.company_id
    const vouched = await askProvider(request, signIn, body.answer)
    const told = emailOf(signIn, vouched)
    const known = { issuer: signIn.issuer, subject: vouched.subject, email: told }
    const member = isClosed(told) ? undefined : await enterAsMember(db, company, known)
    if (!member || isClosed(member.email)) {
      await noteRefusedSignIn(request, { email: told, company: null }, 'provider')
      throw new Problem('oidc-foreign', { email: told })
    }
    const { email } = member
    const who = { person: member.identity_id, company, staff: member.staff_id, email }
    if (!signIn.satisfies_factor) {
      const due = await findDueStaffStep(db, who, deviceHash(request))
      // Nobody sets a second factor up by the word of a provider: whoever runs it could be anybody.
      if (due.is_demanded && !hasFactor(due)) {
        await noteRefusedSignIn(request, { email, company: null }, 'provider')
        throw new Problem('oidc-factor')
      }
      const secondStep = await secondStepFor(request, who, due)
      if (secondStep) return { secondStep }
    }
    const session_token = await enterBackoffice(request, reply, who, { shown: null, trusts: false })
    await markVouched(db, hashOf(session_token))
    await appendAudit(request, {
      company,
      actor: email,
      person: member.identity_id,
      action: member.was_invited ? 'staff:oidc-invitation' : 'staff:oidc',
      target: member.staff_id,
      detail: { issuer: signIn.issuer },
    })
    return { session_token }
  })
}

/** The sign-in that a browser comes back with, which is spent by that. @throws Problem `oidc-spent`. */
async function takeReturned(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: string,
): Promise<ReturnedSignIn> {
  const state = new URLSearchParams(answer).get('state') ?? ''
  const browser = request.cookies[browserCookie(request)] ?? ''
  setBrowserCookie(request, reply, '', 0)
  const signIn = await takeSignIn(request.server.service.db, hashOf(state), hashOf(browser))
  if (!signIn) throw new Problem('oidc-spent')
  return signIn
}

/** Whom the provider vouches for. @throws Problem `oidc-refused` where it does not, `oidc-unreachable` where it is away. */
async function askProvider(
  request: FastifyRequest,
  signIn: ReturnedSignIn,
  answer: string,
): Promise<Vouched> {
  const { settings, keys } = request.server.service
  const { company_id: company, issuer, client_id: clientId } = signIn
  const secret = openSecret(keys, company, signIn.sealed_secret)
  const proof = openProof(keys, company, signIn.sealed_proof)
  const provider = await discover(settings, { issuer, clientId, secret })
  const address = new URL(settings.backofficeUrl)
  address.search = new URLSearchParams(answer).toString()
  try {
    return await wayBack(provider, address, proof)
  } catch (fault) {
    // The provider's words may name people; what kind of refusal it was is enough.
    const why = fault instanceof Error ? fault.name : ''
    request.log.warn({ company, issuer, why }, 'identity provider refused')
    throw new Problem('oidc-refused')
  }
}

/** The cookie that binds a sign-in to the browser where it began. */
function browserCookie(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-enlace_staff_oidc' : 'enlace_staff_oidc'
}

function setBrowserCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  value: string,
  seconds: number,
): void {
  void reply.setCookie(browserCookie(request), value, {
    path: '/',
    httpOnly: true,
    // The page that ends the sign-in is ours, and asks for it itself.
    sameSite: 'strict',
    secure: isSecure(request),
    maxAge: seconds,
  })
}
