import { call } from '@enlace/database/call.ts'
import type { Database, Transaction } from '@enlace/database/database.ts'
import { query, scopeCompany } from '@enlace/database/database.ts'
import { isEmail } from '@enlace/domain/email.ts'
import type { MailContent } from './writing/words.ts'

/** A mail to send: what it is about, to whom, and who is answered by a reply. */
export interface QueuedMail {
  /** Its id, where what caused it has to find it again. */
  id?: string
  /** What caused it, in a word or two (`password-recovery`), for those who look into the outbox. */
  purpose: string
  recipient: string
  replyTo?: { name: string; address: string }
  content: MailContent
  /** Whether it carries a link that opens something; its words are then forgotten once it is sent. */
  holdsSecret?: boolean
}

/**
 * Puts a mail into the outbox of the open company, in the caller's transaction: it goes out if and only if that is kept.
 * Works in a visitor's, a supplier's and a company's own scope.
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
  /** What the mail comes from by name. */
  company: string
  /** The company's own address to send from; null is the installation's. */
  from_address: string | null
  /** Whether the domain of that address signs for it (DKIM). */
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
  /** The request that caused it; null where it was none. */
  caused_by: string | null
}

/** What a sender does with the outbox; all companies' mails pass through it. */
export class Outbox {
  readonly #db: Database
  readonly #claimer: string
  readonly #leaseSeconds: number

  constructor(db: Database, claimer: string, leaseSeconds: number) {
    this.#db = db
    this.#claimer = claimer
    this.#leaseSeconds = leaseSeconds
  }

  /** Takes mails that are due in hand; no other sender gets them before the lease ends. */
  claim(atMost: number, mailDomain: string): Promise<ClaimedMail[]> {
    return this.#ask<ClaimedMail>('claim_caused_mails', [
      this.#claimer,
      atMost,
      this.#leaseSeconds,
      mailDomain,
    ])
  }

  /** The server took the mail. */
  async sent({ company_id, id }: ClaimedMail): Promise<void> {
    await this.#ask('mail_sent', [company_id, id])
  }

  /** The mail did not go out; it is tried again after some seconds, or given up where there are none. */
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

  /** Gives back what was not tried. */
  async release(): Promise<void> {
    await this.#ask('release_mails', [this.#claimer])
  }

  /** Forgets mails that went out long ago. */
  async sweep(): Promise<void> {
    await this.#ask('sweep_mails', [])
  }

  #ask<Row>(name: string, values: readonly unknown[]): Promise<Row[]> {
    return this.#db.lookUp<Row>(name, values, 'staff')
  }
}
