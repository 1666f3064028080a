import { createHash } from 'node:crypto'
import { timing } from '@enlace/contract/core/timing.ts'
import { networkOf } from '../../core/turns/network.ts'

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
/**
 * Seconds to wait after each failure from a browser that the person used before, or with a proof that no stranger has: three
 * are free, then it grows, then that browser is kept out for a while.
 */
export const accountDelays: readonly number[] = [0, 0, 0, 5, 15, 60, 300, 900]
/**
 * How many attempts at one person's password are looked at within so many seconds from wherever the person is not known,
 * at each of both doors, which have one password: ten an hour in all. The last of them only with a captcha solved.
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
 * From when on refused sign-ins of one company are a burst: so many within so many seconds, or so many persons from one
 * network. It is told once in `quiet` seconds.
 */
export const alarmAt = { refusals: 20, people: 5, within: 10 * 60, quiet: 60 * 60 } as const

/** The counter of attempts at an account's password beside a proof; it names nobody to those who read the table. */
export function provenKey(email: string, proof: string): string {
  return `proven:${createHash('sha256').update(`${email}\0${proof}`).digest('base64url')}`
}

/** The counter of an address. */
export function addressKey(address: string): string {
  return `address:${networkOf(address)}`
}

/** The persons of the demo, whose password is printed in the README (decisions 9). */
export function isDemoEmail(email: string): boolean {
  return email.endsWith('@demo.co')
}
