import { call } from '@enlace/database/call.ts'
import type { Database, Transaction } from '@enlace/database/database.ts'
import { query, scopeCompany } from '@enlace/database/database.ts'
import { isEmail } from '@enlace/domain/email.ts'
import type { MailContent } from './writing/words.ts'

/** A mail to send: subject, recipients and reply address. */
export interface QueuedMail {
  /** Its id, if the caller has to find it again. */
  id?: string
  /** Its cause in a word or two (`password-recovery`), for readers of the outbox. */
  purpose: string
  recipient: string
  replyTo?: { name: string; address: string }
  content: MailContent
  /** Whether it contains a secret link; its text is then erased once it is sent. */
  holdsSecret?: boolean
}

/**
 * Adds a mail to the outbox of the open company in the caller's transaction: it is sent if and only if that commits.
 * Works in the scope of a visitor, a supplier or a company.
 */
export async function queueMail(
  tx: Pick<Transaction, 'run'>,
  { id, purpose, recipient, replyTo, content, holdsSecret = false }: QueuedMail,
): Promise<void> {
  for (const address of [recipient, ...(replyTo ? [replyTo.address] : [])]) {
    if (!isEmail(address)) throw new Error(`A mail about ${purpose} has an address that is none`)
  }
  await tx.run(
    query
      .insertInto('outbox_mails')
      .values({
        company_id: scopeCompany,
        ...(id !== undefined && { id }),
        purpose,
        recipient,
        reply_to: replyTo?.address ?? null,
        reply_to_name: replyTo?.name ?? null,
        ...content,
        holds_secret: holdsSecret,
      })
      .compile(),
  )
}

/** A mail that a sender is processing. */
export interface ClaimedMail {
  company_id: number
  id: string
  /** The sender's display name. */
  company: string
  /** The company's own sender address; null for the installation's. */
  from_address: string | null
  /** Whether the domain of that address is signed (DKIM). */
  is_signed: boolean
  purpose: string
  recipient: string
  reply_to: string | null
  reply_to_name: string | null
  subject: string
  html: string
  text: string
  message_id: string
  attempts: number
  refusals: number
  /** The request that caused it; null if there was none. */
  caused_by: string | null
}

/** The outbox as a sender uses it, for the mails of all companies. */
export class Outbox {
  readonly #db: Database
  readonly #claimer: string
  readonly #leaseSeconds: number

  constructor(db: Database, claimer: string, leaseSeconds: number) {
    this.#db = db
    this.#claimer = claimer
    this.#leaseSeconds = leaseSeconds
  }

  /** Claims due mails; no other sender gets them before the lease expires. */
  claim(atMost: number, mailDomain: string): Promise<ClaimedMail[]> {
    return this.#ask<ClaimedMail>('claim_caused_mails', [
      this.#claimer,
      atMost,
      this.#leaseSeconds,
      mailDomain,
    ])
  }

  /** Marks a mail as accepted by the server. */
  async sent({ company_id, id }: ClaimedMail): Promise<void> {
    await this.#ask('mail_sent', [company_id, id])
  }

  /** Records a failure; the mail is retried after some seconds, or given up if null. */
  async failed(
    { company_id, id }: ClaimedMail,
    { why, isRefusal, retrySeconds }: { why: string; isRefusal: boolean; retrySeconds: number | null },
  ): Promise<void> {
    const failing = call('mail_failed', {
      company: company_id,
      mail: id,
      claimer: this.#claimer,
      why,
      is_refusal: isRefusal,
      retry_seconds: retrySeconds === null ? null : String(retrySeconds),
    })
    await this.#db.lookUpNamed(failing, 'staff')
  }

  /** Returns the claimed mails that were not tried. */
  async release(): Promise<void> {
    await this.#ask('release_mails', [this.#claimer])
  }

  /** Deletes mails that were sent long ago. */
  async sweep(): Promise<void> {
    await this.#ask('sweep_mails', [])
  }

  #ask<Row>(name: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#db.lookUp<Row>(name, values, 'staff')
  }
}
