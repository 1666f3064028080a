import { login } from '@enlace/contract/sign-in/session/calls.ts'
import type { SignInStep } from '@enlace/contract/sign-in/session/step-schemas.ts'
import type { BootData } from '@enlace/contract/company/schemas.ts'
import { failureOf } from '@enlace/web/http/failure.ts'
import type { LoginFields } from '@enlace/web/login/rules.ts'
import { send } from '../../../core/http/client.ts'
import { keepCompany } from '../../../core/session/parameters.ts'
import { openSession, refuseSession } from '../../../core/session/session.ts'
import type { CaptchaPart } from './captcha-part.tsx'
import type { SecondStepPart } from './second-step-route.tsx'

/** What a login leads to: inside, the second step, a refusal in the server's words, or no server at all (spec 4, Session). */
export type LoginOutcome =
  | { kind: 'opened' }
  | { kind: 'second-step'; step: SignInStep; SecondStepPart: typeof SecondStepPart }
  | { kind: 'captcha'; message: string; CaptchaPart: typeof CaptchaPart }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; reference: string | undefined }

/** Logs in, and keeps the session and what the company set under the specification's names (spec 3). */
export async function logIn(
  boot: BootData,
  { email, password, isSharedDevice }: LoginFields,
  captcha: string,
): Promise<LoginOutcome> {
  const company = String(boot.company.id)
  try {
    const answer = await send(login, {
      body: {
        username: email,
        password,
        company,
        applicationType: 'agp',
        ...(captcha !== '' && { captcha }),
      },
    })
    const { data } = answer
    // The second step is for few: it comes when it is needed.
    if (answer.secondStep)
      return { kind: 'second-step', step: answer.secondStep, ...(await import('./second-step-route.tsx')) }
    if (answer.error || !data) return refused(answer.message)
    openSession({ ...answer, data }, boot.company.id, isSharedDevice)
    keepCompany(boot)
    return { kind: 'opened' }
  } catch (thrown) {
    const { code, status, message, reference } = failureOf(thrown)
    if (status === 0 || status === 500) {
      refuseSession()
      return { kind: 'failed', reference }
    }
    if (code === 'captcha-needed' || code === 'captcha-refused')
      // For few, too.
      return { ...refused(message), kind: 'captcha', ...(await import('./captcha-part.tsx')) }
    return refused(message)
  }
}

function refused(message: string): Extract<LoginOutcome, { kind: 'refused' }> {
  refuseSession()
  return { kind: 'refused', message }
}
