import { loginTexts as texts } from '@enlace/contract/sign-in/login/texts.ts'
import { isEmail } from '@enlace/domain/email.ts'

/** The fields of the login. */
export type LoginValues = { email: string; password: string }

/** What the login's form holds, with the word on a shared device. */
export type LoginFields = LoginValues & { isSharedDevice: boolean }

/** What is wrong with each field, in the specification's words (spec 5, Login); nothing for a field that is right. */
export type LoginFaults = { [field in keyof LoginValues]?: string }

/** Checks the login by hand: a schema's library would weigh more than the whole form. */
export function loginFaults({ email, password }: LoginValues): LoginFaults {
  const faults: LoginFaults = {}
  if (email.trim() === '') faults.email = texts.emailRequired
  else if (!isEmail(email.trim())) faults.email = texts.emailInvalid
  if (password === '') faults.password = texts.passwordRequired
  return faults
}

/** Reads the login's form. */
export function readLogin(form: HTMLFormElement): LoginFields {
  const fields = new FormData(form)
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { email: text('username').trim(), password: text('password'), isSharedDevice: fields.has('shared') }
}
