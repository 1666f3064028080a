import { createHash } from 'node:crypto'
import { timing } from '@enlace/contract/core/timing'
import { networkOf } from '../http/network.ts'

/** Seconds that an access token lives; a refresh gives it as many again (spec 3, expires_in). */
export const tokenSeconds = 15 * 60
/** Seconds after which a person signs in again, however active. */
export const absoluteSeconds = timing.longestSession / 1000
/** Seconds that the code of a hand-over to another host is good for. */
export const handOverSeconds = 60
/** Seconds in which a refresh whose answer was lost gets the same answer again. */
export const refreshGraceSeconds = 60

/** Minutes for which the link of a recovery works (decisions 3). */
export const linkMinutes = 30

/** Seconds over which failures add up. */
export const attemptWindow = 15 * 60
/** Seconds to wait after each failure on one account: three are free, then it grows, then the account is locked. */
export const accountDelays: readonly number[] = [0, 0, 0, 5, 15, 60, 300, 900]
/** Likewise for one address, which a whole office may share. */
export const addressDelays: readonly number[] = [
  ...Array.from({ length: 29 }, () => 0),
  30,
  60,
  120,
  300,
  900,
]

/** The counter of an account's attempts; it names nobody to those who read the table. */
export function accountKey(email: string): string {
  return `account:${createHash('sha256').update(email).digest('base64url')}`
}

/** The counter of an address. */
export function addressKey(address: string): string {
  return `address:${networkOf(address)}`
}

/** The persons of the demo, whose password is printed in the README (decisions 9). */
export function isDemoEmail(email: string): boolean {
  return email.endsWith('@demo.co')
}
