import type { Keys } from '../keys/keys.ts'
import { isSameSecret } from '../keys/keys.ts'

/** The company and mail that a return address names. */
export interface ReturnedMail {
  company: number
  mail: string
}

/** Bytes of the keyed code. */
const codeBytes = 10
/** Characters of a mail's id and of its code, five bits each. */
const lengths = { mail: 26, code: 16 } as const

/**
 * Returns the bounce address of a mail: `rebotes+1-…@ejemplo.co`. Its code is keyed, so that only somebody who received
 * this mail can report it as undeliverable.
 */
export function returnAddressOf(keys: Keys, bounceAddress: string, { company, mail }: ReturnedMail): string {
  const at = bounceAddress.lastIndexOf('@')
  const tag = `${company.toString(36)}-${inFives(mail.replaceAll('-', ''), lengths.mail)}`
  return `${bounceAddress.slice(0, at)}+${tag}${codesOf(keys, tag)[0] ?? ''}${bounceAddress.slice(at)}`
}

/** Returns the mail of the first valid return address in a text, or undefined. */
export function findReturnedMail(keys: Keys, words: string): ReturnedMail | undefined {
  // Servers may have written the address in capitals, quoted it or wrapped a long line.
  const signs = new RegExp(
    `\\+(([\\da-z]{1,6})-([\\da-v]{${lengths.mail}}))([\\da-v]{${lengths.code}})(?![\\da-z])`,
    'gi',
  )
  for (const [, tag = '', company = '', mail = '', code = ''] of words.matchAll(signs)) {
    if (codesOf(keys, tag.toLowerCase()).some((own) => isSameSecret(own, code.toLowerCase())))
      return { company: Number.parseInt(company, 36), mail: asId(mail.toLowerCase()) }
  }
  return undefined
}

/** Returns the code of a tag with the current key, and with the previous one. */
function codesOf(keys: Keys, tag: string): string[] {
  return keys.deriveAll('mail-bounce', tag).map((derived) => {
    const bytes = Buffer.from(derived, 'base64url').subarray(0, codeBytes)
    return inFives(bytes.toString('hex'), lengths.code)
  })
}

/** Converts a hexadecimal number to digits of five bits, which are safe if a server changes the case. */
function inFives(hex: string, length: number): string {
  return BigInt(`0x${hex}`).toString(32).padStart(length, '0')
}

function asId(fives: string): string {
  const number = fives.split('').reduce((sum, sign) => sum * 32n + BigInt(Number.parseInt(sign, 32)), 0n)
  const hex = number.toString(16).padStart(32, '0').slice(-32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
