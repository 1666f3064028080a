import type { Keys } from '../../../core/keys/keys.ts'
import { seal, unseal } from '../../../core/settings/seal.ts'

/** The purpose under which the password of a mailbox is sealed. */
export const mailboxPurpose = 'invoice-mailbox'
const ownerOf = (company: number) => `company:${company}`

/** Seals the password of a company's mailbox. */
export const sealPassword = (keys: Keys, company: number, password: string): Buffer =>
  seal(keys, mailboxPurpose, ownerOf(company), password)

/** Returns the password of a company's mailbox; undefined if another installation sealed it. */
export const openPassword = (keys: Keys, company: number, sealed: Buffer): string | undefined =>
  unseal(keys, mailboxPurpose, ownerOf(company), sealed)
