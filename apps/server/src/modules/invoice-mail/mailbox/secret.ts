import * as z from 'zod'
import type { Keys } from '../../../core/keys/keys.ts'
import { seal, unseal } from '../../../core/settings/seal.ts'

/** The purpose under which the secrets of a mailbox are sealed. */
export const mailboxPurpose = 'invoice-mailbox'
const ownerOf = (company: number) => `company:${company}`

const MailboxSecret = z.object({
  /** The password, or the secret of the application. */
  clave: z.string(),
  /** The refresh token; empty without one. */
  actualizacion: z.string(),
})
/** By what a mailbox is entered. */
export type MailboxSecret = z.infer<typeof MailboxSecret>

/** Seals the secrets of a company's mailbox. */
export const sealSecret = (keys: Keys, company: number, secret: MailboxSecret): Buffer =>
  seal(keys, mailboxPurpose, ownerOf(company), JSON.stringify(secret))

/** Returns the secrets of a company's mailbox; undefined if another installation sealed them. */
export function openSecret(keys: Keys, company: number, sealed: Buffer): MailboxSecret | undefined {
  const text = unseal(keys, mailboxPurpose, ownerOf(company), sealed)
  return text === undefined ? undefined : MailboxSecret.parse(JSON.parse(text))
}
