import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import type { ContactMail } from '@enlace/contract/contact-us/schemas.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { isEmail } from '@enlace/domain/email.ts'
import type { CompanyProfile } from '../company/index.ts'
import { recordConsent } from '../consent/index.ts'
import { queueMail } from '../../core/mail/commands.ts'
import { mailBrandOf } from '../../core/mail/writing/write.ts'
import { writeForReaders, writeReceipt } from './mail-present.ts'
import type { ContactChoices } from './queries.ts'

/** The parts of a message to store. */
interface Arriving {
  sent: ContactMail
  choices: ContactChoices
  /** Identifies a repeated submission. */
  key: string
  profile: CompanyProfile
}

/**
 * Stores a message with its number, its consent and its mails, in one transaction and once per key. Returns the number.
 * The message is stored even if the company has no address for mail.
 */
export function keepMessage(
  { db, scope, request }: { db: Database; scope: Scope; request: FastifyRequest },
  { sent, choices, key, profile }: Arriving,
): Promise<string> {
  const brand = mailBrandOf(profile)
  return db.transaction(scope, async (tx) => {
    const { rows } = await tx.client.query<{ id: string; number: string; is_new: boolean }>(
      'select * from receive_contact_message($1, $2, $3, $4)',
      [randomUUID(), JSON.stringify(rowOf(sent, choices)), key, request.ip],
    )
    const [receipt] = rows
    if (!receipt) throw new Error('A message that was received has a number')
    const { id, number } = receipt
    if (!receipt.is_new) return number
    await recordConsent(tx, { kind: 'contact', id, email: sent.email }, request)
    const message = { number, sent, choices }
    const published = publishedAddress(profile)
    const replyTo = { name: `${sent.name} ${sent.surname}`, address: sent.email }
    const readers = await findReaders(tx, choices.affair.id)
    for (const recipient of readers.length > 0 || published === undefined ? readers : [published]) {
      await queueMail(tx, {
        purpose: 'contact',
        recipient,
        replyTo,
        content: writeForReaders(brand, message),
      })
    }
    await queueMail(tx, {
      purpose: 'contact-receipt',
      recipient: sent.email,
      ...(published !== undefined && { replyTo: { name: brand.company, address: published } }),
      content: writeReceipt(brand, message, new Date()),
    })
    return number
  })
}

/** Finds the readers of the affair, or else those of all affairs. */
async function findReaders(tx: Transaction, affair: number): Promise<string[]> {
  const readers = await tx.run(
    sql<{ email: string }>`select email from contact_readers(${affair})`.compile(query),
  )
  return readers.map(({ email }) => email)
}

/** Returns the company's public address; undefined if it has none. */
function publishedAddress({ company }: CompanyProfile): string | undefined {
  const { correo } = company.contactInfo
  return isEmail(correo) ? correo : undefined
}

function rowOf(sent: ContactMail, { affair, relatedTo, channel }: ContactChoices) {
  const { name, surname, email, indicative, phone, city, company, message, schedule } = sent
  return {
    name,
    surname,
    email,
    indicative,
    phone,
    city,
    company,
    message,
    schedule,
    affair_id: affair.id,
    subject: affair.name,
    related_to: relatedTo,
    affair_contact: channel,
    job_title: sent['job-title'],
  }
}
