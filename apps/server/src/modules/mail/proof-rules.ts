import { randomInt } from 'node:crypto'
import { fill } from '@enlace/contract/core/fill.ts'
import { mailSettingsTexts } from '@enlace/contract/mail/settings/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { Keys } from '../../core/keys/keys.ts'
import type { MailBrand, MailContent } from '../../core/mail/writing/words.ts'
import { writeMail } from '../../core/mail/writing/write.ts'
import { codeMinutes } from './proof-commands.ts'

const texts = mailSettingsTexts.proof

/** Creates a code of eight digits. */
export function newCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0')
}

/** Hashes a code for one address of one company, keyed so that a leaked database does not allow guessing. */
export function codeHashOf(keys: Keys, company: number, address: string, code: string): Buffer {
  return Buffer.from(keys.derive('mail-sender-code', `${company}:${address}:${code}`), 'base64url')
}

/** Writes the mail with the code to the address to prove. */
export function writeCodeMail(
  brand: MailBrand,
  { person, company, address, code }: { person: string; company: string; address: string; code: string },
): MailContent {
  const until = new Date(Date.now() + codeMinutes * 60_000)
  return writeMail(brand, {
    subject: fill(texts.subject, { company }),
    title: texts.mailTitle,
    paragraphs: [fill(texts.mailBody, { person, company, address })],
    facts: [
      { label: texts.code, value: `${code.slice(0, 4)} ${code.slice(4)}` },
      { label: texts.mailUntil, value: formatInstant(until) },
    ],
    small: [texts.mailUnexpected],
  })
}
