import { randomInt } from 'node:crypto'
import type { Factor, SignInStep } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { hashOf, type Keys } from '../../../core/keys/keys.ts'

/** Seconds in which a second step, a passkey's challenge or an app's first code is due. */
export const stepSeconds = 10 * 60
/** Seconds for which a trusted device is not asked for the second factor. */
export const trustSeconds = 30 * 24 * 60 * 60
/** How many passkeys a person may have. */
export const mostPasskeys = 10
/** Seconds over which wrong codes of one person add up: a day, because six digits are soon guessed through. */
export const factorWindow = 24 * 60 * 60
/** Seconds to wait after each wrong code: four are free; in the end one an hour. */
export const factorDelays: readonly number[] = [0, 0, 0, 0, 30, 60, 300, 900, 3600]
/** After how many wrong codes within the hour the person is told that somebody knows its password. */
export const guessesToTell = 4

/** The counter of a person's wrong codes. */
export function factorKey(person: string): string {
  return `factor:${person}`
}

/** Letters and figures that nobody takes for one another. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codesOfAPerson = 10

/** Codes for an emergency: ten of twelve letters and figures, 59 bits each. */
export function makeRecoveryCodes(): string[] {
  const letter = () => alphabet[randomInt(alphabet.length)] ?? ''
  const group = () => Array.from({ length: 4 }, letter).join('')
  return Array.from({ length: codesOfAPerson }, () => `${group()}-${group()}-${group()}`)
}

/** How a code for an emergency is kept, however it was typed: only with this installation's key it can be tried out. */
export function recoveryHash(keys: Keys, person: string, typed: string): Buffer {
  return hashOf(keys.derive(recoveryPurpose, recoveryText(person, typed)))
}

/** The ways in which a code may be kept: codes outlive the key that they were made with by as long as it is known. */
export function recoveryHashes(keys: Keys, person: string, typed: string): Buffer[] {
  return keys.deriveAll(recoveryPurpose, recoveryText(person, typed)).map(hashOf)
}

const recoveryPurpose = 'recovery-code'
const recoveryText = (person: string, typed: string) =>
  `${person}\0${typed.toUpperCase().replace(/[^A-Z\d]/g, '')}`

/** What a person has, as the database tells it. */
export interface OwnedFactors {
  has_totp: boolean
  passkey_hosts: string[]
  codes_left: number
}

/** Whether there is a second factor at all; codes for an emergency are none by themselves. */
export function hasFactor({ has_totp, passkey_hosts }: OwnedFactors): boolean {
  return has_totp || passkey_hosts.length > 0
}

/** What a person can show at a host. */
export function methodsAt(owned: OwnedFactors, host: string | undefined): Factor[] {
  if (!hasFactor(owned)) return []
  return [
    ...(host !== undefined && owned.passkey_hosts.includes(host) ? (['passkey'] as const) : []),
    ...(owned.has_totp ? (['totp'] as const) : []),
    ...(owned.codes_left > 0 ? (['recovery'] as const) : []),
  ]
}

/** The second step of a login at a host. */
export function stepAt(step: string, owned: OwnedFactors, host: string | undefined): SignInStep {
  const methods = methodsAt(owned, host)
  return {
    step,
    methods,
    enrols: !hasFactor(owned),
    passkeyHosts: methods.includes('passkey') ? [] : owned.passkey_hosts,
    canUsePasskeys: host !== undefined,
  }
}
