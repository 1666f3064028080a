import type { TotpKey } from '@enlace/contract/sign-in/second-factor/schemas.ts'

/** What shows who it is, or sets the factor up that is to show it. */
export type Shown =
  | { factor: 'totp' | 'recovery' | 'new-totp'; code: string }
  | { factor: 'passkey' }
  | { factor: 'new-passkey' }

/** What the second step does; each throws CallFailure where it was refused, and PasskeyStopped where the person gave up. */
export type SecondStepActions = {
  /** Takes the step; answers the codes for an emergency, where there are new ones. */
  enterBy: (asked: { step: string; trust: boolean }, shown: Shown) => Promise<readonly string[] | undefined>
  askTotpKey: (step: string) => Promise<TotpKey>
}
