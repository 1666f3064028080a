import type { TotpKey } from '@enlace/contract/sign-in/second-factor/schemas.ts'
import type { SignIn } from '@enlace/contract/sign-in/security/schemas.ts'

type NewCodes = Promise<{ recoveryCodes: string[] | null }>

/** What is done about one's access. Each throws CallFailure where it was refused, and brings the page up to date where not. */
export type SecurityActions = {
  beginTotp: () => Promise<TotpKey>
  confirmTotp: (step: string, code: string) => NewCodes
  removeTotp: () => Promise<unknown>
  addPasskey: (name: string) => NewCodes
  removePasskey: (id: string) => Promise<unknown>
  renewCodes: () => NewCodes
  endOthers: () => Promise<unknown>
  endOne: (id: string) => Promise<unknown>
  distrust: (id: string) => Promise<unknown>
  changePassword: (body: { current: string; password: string }) => Promise<unknown>
  olderSignIns: (before: string) => Promise<{ rows: SignIn[]; hasMore: boolean }>
}

/** What is done about the email that one signs in with. */
export type EmailActions = {
  beginEmailChange: (email: string) => Promise<unknown>
  cancelEmailChange: () => Promise<unknown>
}
