import { randomInt } from 'node:crypto'
import type { Keys } from '../../core/keys/keys.ts'
import { seal, unseal } from '../../core/settings/seal.ts'

const purpose = 'bank-account'

/** Seals an account number for the database, for this supplier of this company only. */
export function sealNumber(keys: Keys, company: number, party: number, number: string): Buffer {
  return seal(keys, purpose, `${company}:${party}`, number)
}

/** Opens the account number of a supplier; undefined if it was sealed with another key, or for another supplier. */
export function unsealNumber(keys: Keys, company: number, party: number, sealed: Buffer): string | undefined {
  return unseal(keys, purpose, `${company}:${party}`, sealed)
}

/** Returns a keyed hash that only shows whether two accounts are the same: numbers cannot be tried without the key. */
export function printOf(keys: Keys, company: number, bank: string, number: string): Buffer {
  return Buffer.from(keys.derive('bank-account-print', `${company}:${bank}:${number}`), 'base64url')
}

/**
 * Returns a keyed hash of a file of account numbers, by its SHA-256: the file itself can be compared with it, and
 * nobody can try the few numbers in it against the trail.
 */
export function printOfNumbers(keys: Keys, company: number, sha256: string): string {
  return Buffer.from(keys.derive('bank-file-print', `${company}:${sha256}`), 'base64url').toString('hex')
}

/** Creates a code of eight digits for one decision of one person. */
export function newCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0')
}

/** Returns the stored form of a code: keyed, so that a reader of the database cannot try the hundred million codes. */
export function codeHash(keys: Keys, change: string, approver: string, code: string): Buffer {
  return Buffer.from(keys.derive('bank-change-code', `${change}:${approver}:${code}`), 'base64url')
}
