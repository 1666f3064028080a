import {
  askStaffPasskey,
  enrolStaffPasskey,
  enrolStaffTotp,
  staffLogin,
  takeStaffStep,
} from '@enlace/contract/core/staff/calls'
import { askStaffRecovery, openStaffLink, spendStaffLink } from '@enlace/contract/core/staff/link-calls'
import type { SignInStep } from '@enlace/contract/core/second-factor/step-schemas'
import type { SecondStepBody } from '@enlace/contract/core/second-factor/schemas'
import type { AnswerOf } from '@enlace/contract/core/call'
import { failureOf } from '@enlace/web/http/failure.ts'
import type { LoginValues } from '@enlace/web/login/rules.ts'
import { answerPasskey, makePasskey } from '@enlace/web/second-factor/passkeys.ts'
import type { SecondStepActions, Shown } from '@enlace/web/second-factor/second-step-actions.ts'
import { send } from '../../core/client.ts'
import { session } from '../../core/session.ts'

/** What a login leads to: inside, or the second step. */
export type LoginOutcome = { kind: 'opened'; token: string } | { kind: 'second-step'; step: SignInStep }

/** Logs in with email and password. @throws CallFailure */
export async function logIn({ email, password }: LoginValues): Promise<LoginOutcome> {
  const answer = await send(staffLogin, { body: { username: email, password } })
  if (answer.secondStep) return { kind: 'second-step', step: answer.secondStep }
  return { kind: 'opened', token: tokenOf(answer) }
}

/** What the second step does. The codes for an emergency are read before anybody is in. */
export function secondStepActions(onToken: (token: string) => void): SecondStepActions {
  return {
    async enterBy({ step, trust }, shown) {
      const answer = await send(takeStaffStep, { body: await bodyOf(step, trust, shown) })
      onToken(tokenOf(answer))
      return answer.recoveryCodes
    },
    askTotpKey: (step) => send(enrolStaffTotp, { body: { step } }),
  }
}

async function bodyOf(step: string, trust: boolean, shown: Shown): Promise<SecondStepBody> {
  switch (shown.factor) {
    case 'passkey': {
      const { options } = await send(askStaffPasskey, { body: { step } })
      return { factor: 'passkey', step, trust, answer: await answerPasskey(options) }
    }
    case 'new-passkey': {
      const { options } = await send(enrolStaffPasskey, { body: { step } })
      return { factor: 'new-passkey', step, trust, made: await makePasskey(options) }
    }
    case 'totp':
    case 'recovery':
    case 'new-totp':
      return { ...shown, step, trust }
  }
}

function tokenOf({ session_token: token }: AnswerOf<typeof staffLogin>): string {
  if (token === undefined) throw new Error('A login without a second step opens a session')
  return token
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
