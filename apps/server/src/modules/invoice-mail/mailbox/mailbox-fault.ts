import type { MailboxFaultReason } from '@enlace/contract/invoice-mail/settings/texts.ts'

/** A mailbox could not be entered or read, for a reason that a person can act on. */
export class MailboxFault extends Error {
  override readonly name = 'MailboxFault'
  readonly reason: MailboxFaultReason

  constructor(reason: MailboxFaultReason, cause?: unknown) {
    super(`Mailbox: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Reasons that another try would end with again; attempts with a wrong password would lock the mailbox's user. */
const lasting: ReadonlySet<MailboxFaultReason> = new Set([
  'credentials-refused',
  'token-client',
  'token-tenant',
  'token-grant',
  'token-refused',
  'no-oauth',
])

/** Whether a mailbox is not read again until a person changed something. */
export const isLasting = (reason: MailboxFaultReason): boolean => lasting.has(reason)
