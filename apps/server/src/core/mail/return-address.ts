import type { Keys } from '../keys/keys.ts'
import { isSameSecret } from '../keys/keys.ts'

/** Which mail of which company a return address names. */
export interface ReturnedMail {
  company: number
  mail: string
}

/** Bits of the code that only this installation can make. */
const codeBytes = 10
/** Signs of a mail's id and of its code, five bits each. */
const lengths = { mail: 26, code: 16 } as const

/**
 * The address to which what cannot be delivered of one mail comes back: `rebotes+1-…@ejemplo.co`. Its code is keyed, so that
 * nobody can say of a mail that it came back who has not had that very mail.
 */
export function returnAddressOf(keys: Keys, bounceAddress: string, { company, mail }: ReturnedMail): string {
  const at = bounceAddress.lastIndexOf('@')
  const tag = `${company.toString(36)}-${inFives(mail.replaceAll('-', ''), lengths.mail)}`
  return `${bounceAddress.slice(0, at)}+${tag}${codesOf(keys, tag)[0] ?? ''}${bounceAddress.slice(at)}`
}

/** The mail whose return address is in these words first; undefined where none of them is one of ours. */
export function findReturnedMail(keys: Keys, words: string): ReturnedMail | undefined {
  // Servers on the way may have written the address in capitals, quoted it or broken a long line.
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

/** The code of a tag, and the one that the key before made. */
function codesOf(keys: Keys, tag: string): string[] {
  return keys.deriveAll('mail-bounce', tag).map((derived) => {
    const bytes = Buffer.from(derived, 'base64url').subarray(0, codeBytes)
    return inFives(bytes.toString('hex'), lengths.code)
  })
}

/** A number in hexadecimal signs as one in signs of five bits, which no server takes for another in capitals. */
function inFives(hex: string, length: number): string {
  return BigInt(`0x${hex}`).toString(32).padStart(length, '0')
}

function asId(fives: string): string {
  const number = fives.split('').reduce((sum, sign) => sum * 32n + BigInt(Number.parseInt(sign, 32)), 0n)
  const hex = number.toString(16).padStart(32, '0').slice(-32)
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
