import { randomInt } from 'node:crypto'
import type { Factor, SignInStep } from '@enlace/contract/sign-in/session/step-schemas.ts'
import { hashOf, type Keys } from '../../../core/keys/keys.ts'

/** Seconds within which a second step, a passkey challenge or an app's first code must be answered. */
export const stepSeconds = 10 * 60
/** Seconds that a trusted device is not asked for the second factor. */
export const trustSeconds = 30 * 24 * 60 * 60
/** The maximum number of passkeys of a person. */
export const mostPasskeys = 10
/** Seconds over which a person's wrong codes add up: a day, since six digits can be enumerated. */
export const factorWindow = 24 * 60 * 60
/** Seconds to wait after each wrong code: four are free; in the end one an hour. */
export const factorDelays: readonly number[] = [0, 0, 0, 0, 30, 60, 300, 900, 3600]
/** The number of wrong codes within the hour after which the person is warned that the password is known. */
export const guessesToTell = 4

/** Returns the counter key of a person's wrong codes. */
export function factorKey(person: string): string {
  return `factor:${person}`
}

/** Letters and digits without similar ones. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codesOfAPerson = 10

/** Creates ten recovery codes of twelve letters and digits, 60 bits each. */
export function makeRecoveryCodes(): string[] {
  const letter = () => alphabet[randomInt(alphabet.length)] ?? ''
  const group = () => Array.from({ length: 4 }, letter).join('')
  return Array.from({ length: codesOfAPerson }, () => `${group()}-${group()}-${group()}`)
}

/**
 * Returns the keyed hash of a recovery code, normalised; without this installation's key it cannot be guessed offline.
 */
export function recoveryHash(keys: Keys, person: string, typed: string): Buffer {
  return hashOf(keys.derive(recoveryPurpose, recoveryText(person, typed)))
}

/** Returns the possible hashes of a code, by every known key, since codes remain valid after a key rotation. */
export function recoveryHashes(keys: Keys, person: string, typed: string): Buffer[] {
  return keys.deriveAll(recoveryPurpose, recoveryText(person, typed)).map(hashOf)
}

const recoveryPurpose = 'recovery-code'
const recoveryText = (person: string, typed: string) =>
  `${person}\0${typed.toUpperCase().replace(/[^A-Z\d]/g, '')}`

/** A person's factors, as stored. */
export interface OwnedFactors {
  has_totp: boolean
  passkey_hosts: string[]
  codes_left: number
}

/** Returns whether there is a second factor; recovery codes alone are none. */
export function hasFactor({ has_totp, passkey_hosts }: OwnedFactors): boolean {
  return has_totp || passkey_hosts.length > 0
}

/** Returns the factors that a person can show at a host. */
export function methodsAt(owned: OwnedFactors, host: string | undefined): Factor[] {
  if (!hasFactor(owned)) return []
  return [
    ...(host !== undefined && owned.passkey_hosts.includes(host) ? (['passkey'] as const) : []),
    ...(owned.has_totp ? (['totp'] as const) : []),
    ...(owned.codes_left > 0 ? (['recovery'] as const) : []),
  ]
}

/** Returns the second step of a login at a host. */
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
