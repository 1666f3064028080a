import { staffLogin } from '@enlace/contract/core/staff/calls'
import { arriveByStaffOidc, startStaffOidc } from '@enlace/contract/core/staff/oidc-login-calls'
import type { SignInStep } from '@enlace/contract/core/second-factor/step-schemas'
import type { AnswerOf } from '@enlace/contract/core/call'
import type { LoginValues } from '@enlace/web/login/rules.ts'
import { send } from '../../core/client.ts'
import { tokenOf } from '../../core/second-step-acts.ts'

/** What a login leads to: inside, or the second step. */
export type LoginOutcome = { kind: 'opened'; token: string } | { kind: 'second-step'; step: SignInStep }

/** Logs in with email and password, and a captcha where one was asked for. @throws CallFailure */
export async function logIn({ email, password }: LoginValues, captcha: string): Promise<LoginOutcome> {
  const body = { username: email, password, ...(captcha !== '' && { captcha }) }
  return outcomeOf(await send(staffLogin, { body }))
}

/** Where an email signs in at its company's identity provider. @throws CallFailure */
export async function askProvider(email: string): Promise<string> {
  return (await send(startStaffOidc, { body: { email } })).address
}

/** Ends a sign-in with what the identity provider sent the browser back with. @throws CallFailure */
export async function arrive(answer: string): Promise<LoginOutcome> {
  return outcomeOf(await send(arriveByStaffOidc, { body: { answer } }))
}

function outcomeOf(answer: AnswerOf<typeof staffLogin>): LoginOutcome {
  if (answer.secondStep) return { kind: 'second-step', step: answer.secondStep }
  return { kind: 'opened', token: tokenOf(answer) }
}
