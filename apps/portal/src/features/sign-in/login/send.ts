import { loginFaults, type LoginFields, readLogin } from '@enlace/web/login/rules.ts'
import { readBoot } from '../../../core/company/boot.ts'
import { goInside } from '../../../core/session/reload-at.ts'
import type { logIn, LoginOutcome } from './queries.ts'

/** A login that was sent before the application was there to show what comes of it. */
export type SentLogin = { values: LoginFields; outcome: LoginOutcome }

/** Sends what stands in the form, and goes inside where that is right; nothing where a field is wrong, which the application tells. */
export async function sendLogin(
  form: EventTarget | null,
  send: typeof logIn,
): Promise<SentLogin | undefined> {
  if (!(form instanceof HTMLFormElement)) return undefined
  const values = readLogin(form)
  if (Object.keys(loginFaults(values)).length > 0) return undefined
  const outcome = await send(readBoot(), values, '')
  if (outcome.kind === 'opened') goInside()
  return { values, outcome }
}
