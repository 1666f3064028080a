import { staffLogin } from '@enlace/contract/core/staff/calls'
import { askStaffRecovery, openStaffLink, spendStaffLink } from '@enlace/contract/core/staff/link-calls'
import { arriveByStaffOidc, startStaffOidc } from '@enlace/contract/features/staff-oidc/calls'
import type { SignInStep } from '@enlace/contract/core/second-factor/step-schemas'
import type { AnswerOf } from '@enlace/contract/core/call'
import { failureOf } from '@enlace/web/http/failure.ts'
import type { LoginValues } from '@enlace/web/login/rules.ts'
import { send } from '../../core/client.ts'
import { tokenOf } from '../../core/second-step-acts.ts'
import { session } from '../../core/session.ts'

/** What a login leads to: inside, or the second step. */
export type LoginOutcome = { kind: 'opened'; token: string } | { kind: 'second-step'; step: SignInStep }

/** Logs in with email and password. @throws CallFailure */
export async function logIn({ email, password }: LoginValues): Promise<LoginOutcome> {
  return outcomeOf(await send(staffLogin, { body: { username: email, password } }))
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

/** Asks for a link to a new password. @throws CallFailure */
export async function askRecovery(email: string, captcha: string): Promise<string> {
  return (await send(askStaffRecovery, { body: { email, captcha } })).message
}

/** Whose a one-use link is. */
export type StaffLink = NonNullable<AnswerOf<typeof openStaffLink>['link']>

/** Whose a one-use link is; `spent` where it opens nothing any more, nothing where that could not be asked. */
export async function askWhose(token: string): Promise<StaffLink | 'spent' | undefined> {
  try {
    return (await send(openStaffLink, { body: { token } })).link ?? 'spent'
  } catch {
    // The form tells what is wrong when it is sent.
    return undefined
  }
}

/** Spends a one-use link with a password: whose it is now, or why not. */
export async function spendLink(
  token: string,
  password: string,
): Promise<{ email: string } | { message: string } | 'spent'> {
  try {
    const answer = await send(spendStaffLink, { body: { token, password } })
    session.end()
    return answer
  } catch (thrown) {
    const { code, message, fields } = failureOf(thrown)
    if (code === 'link-spent') return 'spent'
    return { message: fields['password'] ?? message }
  }
}
