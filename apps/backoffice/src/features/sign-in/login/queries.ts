import { staffLogin } from '@enlace/contract/staff/sign-in/calls.ts'
import {
  arriveByStaffOidc,
  startStaffOidc,
  tieStaffOidc,
} from '@enlace/contract/staff/sign-in/oidc-login-calls.ts'
import type { OidcWay } from '@enlace/contract/staff/sign-in/oidc-login-schemas.ts'
import type { SignInStep } from '@enlace/contract/sign-in/session/step-schemas.ts'
import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { LoginValues } from '@enlace/web/login/rules.ts'
import { send } from '../../../core/session/client.ts'
import { tokenOf } from '../../../core/session/second-step-acts.ts'

/** What a login leads to: inside, or the second step. */
export type LoginOutcome =
  | { kind: 'opened'; token: string }
  | { kind: 'second-step'; step: SignInStep }
  | { kind: 'tie'; tie: Tie }

/** Whose password ties the account of the company's provider to it. */
export type Tie = { step: string; email: string }

/** Logs in with email and password, and a captcha where one was asked for. @throws CallFailure */
export async function logIn({ email, password }: LoginValues, captcha: string): Promise<LoginOutcome> {
  const body = { username: email, password, ...(captcha !== '' && { captcha }) }
  return outcomeOf(await send(staffLogin, { body }))
}

/** Where an email signs in at its company's identity provider, or the companies to choose from. @throws CallFailure */
export function askProvider(email: string, company?: number): Promise<OidcWay> {
  return send(startStaffOidc, { body: { email, ...(company !== undefined && { company }) } })
}

/** Ends a sign-in with what the identity provider sent the browser back with. @throws CallFailure */
export async function arrive(answer: string): Promise<LoginOutcome> {
  const arrival = await send(arriveByStaffOidc, { body: { answer } })
  return arrival.tie ? { kind: 'tie', tie: arrival.tie } : outcomeOf(arrival)
}

/** Shows the password that ties the provider's account to a person. @throws CallFailure */
export async function showTie(step: string, password: string): Promise<LoginOutcome> {
  return outcomeOf(await send(tieStaffOidc, { body: { step, password } }))
}

function outcomeOf(answer: AnswerOf<typeof staffLogin>): LoginOutcome {
  if (answer.secondStep) return { kind: 'second-step', step: answer.secondStep }
  return { kind: 'opened', token: tokenOf(answer) }
}
