import { createHash } from 'node:crypto'
import { timing } from '@enlace/contract/core/timing.ts'
import { networkOf } from '../../core/turns/network.ts'

/** Seconds that an access token is valid, renewed by a refresh (spec 3, expires_in). */
export const tokenSeconds = 15 * 60
/** Seconds after which a person must sign in again, even if active. */
export const absoluteSeconds = timing.longestSession / 1000
/** Seconds that a hand-over code to another host is valid. */
export const handOverSeconds = 60
/** Seconds in which a refresh whose answer was lost gets the same answer again. */
export const refreshGraceSeconds = 60

/** Minutes that a recovery link is valid (decisions 3). */
export const linkMinutes = 30

/** Seconds over which failures add up. */
export const attemptWindow = 15 * 60
/**
 * Seconds to wait after each failure from a known browser, or with a proof that strangers lack: three are free, then
 * the delay grows up to a temporary lock.
 */
export const accountDelays: readonly number[] = [0, 0, 0, 5, 15, 60, 300, 900]
/**
 * The limit of password checks per person and period from unknown places, separately for portal and back office, which
 * share one password: ten an hour in all. The `checked` ones require a captcha.
 */
export const unprovenAttempts = { plain: 3, checked: 2, seconds: 60 * 60 } as const
/** Seconds to wait after each failure from one address, which a whole office may share. */
export const addressDelays: readonly number[] = [
  ...Array.from({ length: 29 }, () => 0),
  30,
  60,
  120,
  300,
  900,
]

/**
 * The thresholds of a burst in one company: refusals within `within` seconds, or people from one network. It is
 * reported once in `quiet` seconds.
 */
export const alarmAt = { refusals: 20, people: 5, within: 10 * 60, quiet: 60 * 60 } as const

/** Returns the counter key of an account's attempts with a proof; it reveals no email to readers of the table. */
export function provenKey(email: string, proof: string): string {
  return `proven:${createHash('sha256').update(`${email}\0${proof}`).digest('base64url')}`
}

/** Returns the counter key of an address. */
export function addressKey(address: string): string {
  return `address:${networkOf(address)}`
}

/** Returns whether a person belongs to the demo, whose password is printed in the README (decisions 9). */
export function isDemoEmail(email: string): boolean {
  return email.endsWith('@demo.co')
}
