import { recoveryTexts as texts } from '@enlace/contract/sign-in/password/texts.ts'
import { isEmail } from '@enlace/domain/email.ts'

/** What a recovery is asked with. */
export type RecoveryValues = { email: string; captcha: string }

/** What is wrong with each of them, in the specification's words (spec 5, Password recovery). */
export type RecoveryFaults = { [field in keyof RecoveryValues]?: string }

/** Checks the recovery by hand: a schema's library would weigh more than the whole page. */
export function recoveryFaults({ email, captcha }: RecoveryValues): RecoveryFaults {
  const faults: RecoveryFaults = {}
  if (email.trim() === '') faults.email = texts.emailRequired
  else if (!isEmail(email.trim())) faults.email = texts.emailInvalid
  if (captcha === '') faults.captcha = texts.captchaRequired
  return faults
}
