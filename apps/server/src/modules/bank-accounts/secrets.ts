import { randomInt } from 'node:crypto'
import type { Keys } from '../../core/keys/keys.ts'
import { seal, unseal } from '../../core/settings/seal.ts'

const purpose = 'bank-account'

/** An account's number, sealed for the database: good for this supplier of this company only. */
export function sealNumber(keys: Keys, company: number, party: number, number: string): Buffer {
  return seal(keys, purpose, `${company}:${party}`, number)
}

/** The number of an account of a supplier; undefined where another key, or for another supplier, sealed it. */
export function unsealNumber(keys: Keys, company: number, party: number, sealed: Buffer): string | undefined {
  return unseal(keys, purpose, `${company}:${party}`, sealed)
}

/** Tells that two accounts of a company's suppliers are one, and nothing else: nobody without the key can try numbers. */
export function printOf(keys: Keys, company: number, bank: string, number: string): Buffer {
  return Buffer.from(keys.derive('bank-account-print', `${company}:${bank}:${number}`), 'base64url')
}

/** A new code of eight digits for one decision of one person. */
export function newCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0')
}

/** How a code is kept: nobody who reads the database can try the hundred million. */
export function codeHash(keys: Keys, change: string, approver: string, code: string): Buffer {
  return Buffer.from(keys.derive('bank-change-code', `${change}:${approver}:${code}`), 'base64url')
}
