import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { arriveByStaffOidc, startStaffOidc } from '@enlace/contract/staff/sign-in/oidc-login-calls.ts'
import type { OidcArrivalAnswer } from '@enlace/contract/staff/sign-in/oidc-login-schemas.ts'
import { normaliseEmail } from '@enlace/domain/email.ts'
import { isSecure } from '../../../core/http/log/secrets.ts'
import { hashOf, randomToken } from '../../../core/keys/keys.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import {
  findDueStep,
  deviceHash,
  hasFactor,
  noteRefusedSignIn,
  notingRefusal,
  isDemoEmail,
} from '../../sign-in/index.ts'
import { askOwnProof, vouchedStep } from '../sign-in/ask-own-proof.ts'
import { enterVouched } from '../sign-in/enter-vouched.ts'
import { beginSignIn, signInSeconds, takeSignIn, type ReturnedSignIn } from './commands.ts'
import { discover, wayBack, wayOut, type Vouched } from './provider.ts'
import { findProvidersOf, findVouched, type VouchedMember } from './queries.ts'
import { domainOf, emailOf } from './rules.ts'
import { openProof, openSecret, sealProof } from './secrets.ts'

/** Signing in to the back office by the company's own identity provider. */
export function staffOidcSignInRoutes(app: FastifyInstance): void {
  const { db, settings, keys } = app.service

  serve(app, startStaffOidc, async ({ request, reply, body }) => {
    const email = normaliseEmail(body.email)
    const found = await findProvidersOf(db, domainOf(email))
    if (found.length > 1 && body.company === undefined)
      return { companies: found.map(({ company_id: id, nombre }) => ({ id, nombre })) }
    const chosen = found.find((one) => body.company === undefined || one.company_id === body.company)
    if (!chosen) throw new Problem('oidc-unknown')
    const { company_id: company, issuer, client_id: clientId } = chosen
    const secret = openSecret(keys, company, chosen.sealed_secret)
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
    const vouched = await askProvider(request, signIn, body.answer)
    const member = await demandMember(request, signIn, vouched)
    const refused = { email: member.email, company: null }
    return notingRefusal(request, refused, () => letIn(request, reply, { signIn, vouched, member }))
  })
}

/**
 * Signs a verified member in, or starts the proof that the provider's assertion does not replace. @throws Problem
 * `oidc-factor`.
 */
async function letIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { signIn, vouched, member }: { signIn: ReturnedSignIn; vouched: Vouched; member: VouchedMember },
): Promise<OidcArrivalAnswer> {
  const { db } = request.server.service
  const tie = { issuer: signIn.issuer, subject: vouched.subject }
  const { identity_id: person, staff_id, email } = member
  const who = { person, company: signIn.company_id, member: staff_id, email }
  const due = await findDueStep(db, 'staff', who, deviceHash(request))
  const { satisfies_factor: satisfiesFactor } = signIn
  if (member.needs_proof && !member.is_linked)
    return askOwnProof(request, { who, tie, due, member, satisfiesFactor })
  if (!satisfiesFactor) {
    // A provider's assertion must not allow setting up a second factor, since the provider could impersonate anyone.
    if (due.is_demanded && !hasFactor(due)) throw new Problem('oidc-factor')
    const secondStep = await vouchedStep(request, who, due, tie)
    if (secondStep) return { secondStep }
  }
  const action = member.is_invited ? 'staff:oidc-invitation' : 'staff:oidc'
  return { session_token: await enterVouched(request, reply, who, { tie, action }) }
}

/**
 * Finds the member that a provider asserts. @throws Problem `oidc-foreign` if not invited, `oidc-operator`, and those
 * of `emailOf`.
 */
async function demandMember(
  request: FastifyRequest,
  signIn: ReturnedSignIn,
  vouched: Vouched,
): Promise<VouchedMember> {
  const { db, settings } = request.server.service
  const tie = { issuer: signIn.issuer, subject: vouched.subject }
  // For a linked member the email is ignored: another one in the provider's claims changes nothing.
  const linked = await findVouched(db, signIn.company_id, tie, null)
  const told = linked?.email ?? emailOf(signIn, vouched)
  const isClosed = isDemoEmail(told) && !settings.allowsDemoLogins
  const member = isClosed ? undefined : (linked ?? (await findVouched(db, signIn.company_id, tie, told)))
  if (member && !member.is_operator) return member
  await noteRefusedSignIn(request, { email: told, company: null }, 'provider')
  if (member) throw new Problem('oidc-operator')
  throw new Problem('oidc-foreign', { email: told })
}

/** Uses the returning sign-in of a browser. @throws Problem `oidc-spent`. */
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

/**
 * Returns the person that the provider asserts. @throws Problem `oidc-refused` if it refuses, `oidc-unreachable` if it
 * does not answer.
 */
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
    // The provider's messages may contain personal data; the kind of refusal is enough.
    const why = fault instanceof Error ? fault.name : ''
    request.log.warn({ company, issuer, why }, 'identity provider refused')
    throw new Problem('oidc-refused')
  }
}

/** The cookie that binds a sign-in to the browser that began it. */
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
    // The page that completes the sign-in is ours and makes a same-site request.
    sameSite: 'strict',
    secure: isSecure(request),
    maxAge: seconds,
  })
}
