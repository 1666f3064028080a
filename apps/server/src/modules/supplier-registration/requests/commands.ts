import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { readProfile } from '../../company/index.ts'
import { recordConsent } from '../../consent/index.ts'
import { hashOf } from '../../../core/keys/keys.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { portalLink } from '../../../core/mail/links.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import { announceRequest } from './news-commands.ts'
import { writeAccessNotice, writeConfirmation, writeCorrectionReceipt, type RequestWords } from './mails.ts'

/** The purpose for deriving the secret of a request's link. */
export const linkPurpose = 'registration-status'

/** The context of a call that creates a request. */
export interface Receiving {
  db: Database
  scope: Scope
  request: FastifyRequest
}

/** The contents of a request for a supplier, from any form. */
export interface RequestContents {
  /** The specification's supplierModel, validated by its schema. */
  supplier: Readonly<Record<string, unknown>>
  documento_numero: string
  documento_dv: number | null
  /** The template's label of each field when it was filled in; an access request has none. */
  labels?: Readonly<Record<string, string>>
  /** The company's name, and the applicant's. */
  nombre: string
  person: string
  email: string
  phone: string
  files: readonly (ReceivedFile & { label: string })[]
}

/** A new request. */
export interface NewRegistrationRequest extends RequestContents {
  /** '1' is the registration by template, '2' the access request by company (decisions 6). */
  requestType: '1' | '2'
  /** Created by the form; without one, the contents distinguish a repeated send from a new request. */
  idempotencyKey: string | undefined
}

/** The result of sending a request. */
export interface ReceivedRequest {
  number: string
  statusLink: string
  /** The same form was received before: nothing was created, and the new files are not needed. */
  isRepeated: boolean
  /** It was received before with other contents, which are kept. */
  isEarlier: boolean
}

/**
 * Creates a registration request with its number, files, consent and mails in one transaction, once per idempotency
 * key. An access request for a known third party also notifies its masters and its contact.
 */
export async function createRegistrationRequest(
  { db, scope, request }: Receiving,
  sent: NewRegistrationRequest,
): Promise<ReceivedRequest> {
  const { settings, keys } = request.server.service
  const company = companyOf(scope)
  const brand = mailBrandOf(await readProfile(db, company))
  const content = contentHash(company, sent)
  const linkOf = (token: string) => portalLink(db, settings, company, `/registration-status/${token}`)
  const fresh = randomUUID()
  // Derived from the request's id, so that a repeated send returns the same link; only its hash is stored.
  const tokenOf = (id: string) => keys.derive(linkPurpose, id)
  const freshLink = await linkOf(tokenOf(fresh))

  // A sign-in scope can look up the third party's contacts, who are notified.
  const outcome = await db.transaction(Scope.ofSignIn(company), async (tx) => {
    const [receipt] = await tx.run(
      sql<Receipt>`select * from ${call('receive_registration_request', {
        request: fresh,
        type: sent.requestType,
        document: sent.documento_numero,
        dv: sent.documento_dv,
        email: sent.email,
        model: JSON.stringify(sent.supplier),
        names: JSON.stringify(sent.labels ?? {}),
        key: sent.idempotencyKey ?? `content:${content.toString('base64url')}`,
        content,
        token: hashOf(tokenOf(fresh)),
        origin: request.ip,
        files: filesJson(sent.files),
      })}`.compile(query),
    )
    if (!receipt) throw new Error('A request that was received has a number')
    if (!receipt.is_new) return receipt
    await recordConsent(tx, { kind: 'registration', id: receipt.id, email: sent.email }, request)
    await announceRequest(tx)
    const words: RequestWords = { ...sent, number: receipt.number, link: freshLink }
    await queueMail(tx, {
      purpose: 'registration-received',
      recipient: sent.email,
      content: writeConfirmation(brand, words),
      holdsSecret: true,
    })
    if (sent.requestType === '2') {
      for (const { email, is_master } of await findContacts(tx, sent)) {
        await queueMail(tx, {
          purpose: 'registration-notice',
          recipient: email,
          content: writeAccessNotice(brand, words, is_master ? 'master' : 'contact'),
        })
      }
    }
    return receipt
  })
  return {
    number: outcome.number,
    statusLink: outcome.is_new ? freshLink : await linkOf(tokenOf(outcome.id)),
    isRepeated: !outcome.is_new,
    isEarlier: !outcome.is_new && !outcome.is_same,
  }
}

/**
 * Finds the result of a form sent before; undefined if there is none. The key proves that the caller made the form, so
 * no second captcha is needed.
 */
export async function findReceivedRequest(
  { db, scope, request }: Receiving,
  sent: NewRegistrationRequest,
): Promise<ReceivedRequest | undefined> {
  if (sent.idempotencyKey === undefined) return undefined
  const { settings, keys } = request.server.service
  const company = companyOf(scope)
  const [[earlier]] = await db.read(scope, [
    sql<{ id: string; number: string; content_hash: Buffer }>`
      select * from registration_request_by_key(${sent.idempotencyKey})`.compile(query),
  ])
  if (!earlier) return undefined
  const token = keys.derive(linkPurpose, earlier.id)
  return {
    number: earlier.number,
    statusLink: await portalLink(db, settings, company, `/registration-status/${token}`),
    isRepeated: true,
    isEarlier: !earlier.content_hash.equals(contentHash(company, sent)),
  }
}

/** Resends a returned request with corrections; undefined if it is not in that state. */
export async function correctRegistrationRequest(
  { db, scope, request }: Receiving,
  token: string,
  sent: RequestContents,
): Promise<{ number: string; statusLink: string } | undefined> {
  const company = companyOf(scope)
  const brand = mailBrandOf(await readProfile(db, company))
  const statusLink = await portalLink(
    db,
    request.server.service.settings,
    company,
    `/registration-status/${token}`,
  )
  return db.transaction(scope, async (tx) => {
    const [corrected] = await tx.run(
      sql<{ id: string; number: string }>`select * from ${call('correct_registration_request', {
        token: hashOf(token),
        document: sent.documento_numero,
        dv: sent.documento_dv,
        email: sent.email,
        model: JSON.stringify(sent.supplier),
        names: JSON.stringify(sent.labels ?? {}),
        files: filesJson(sent.files),
      })}`.compile(query),
    )
    if (!corrected) return undefined
    await announceRequest(tx)
    await queueMail(tx, {
      purpose: 'registration-corrected',
      recipient: sent.email,
      content: writeCorrectionReceipt(brand, { ...sent, number: corrected.number, link: statusLink }),
      holdsSecret: true,
    })
    return { number: corrected.number, statusLink }
  })
}

interface Receipt {
  id: string
  number: string
  is_new: boolean
  is_same: boolean
}

/** Returns the third party's known contacts, except the applicant. */
async function findContacts(tx: Transaction, { documento_numero, email }: NewRegistrationRequest) {
  const contacts = await tx.run(
    sql<{
      email: string
      is_master: boolean
    }>`select * from third_party_contacts(${documento_numero})`.compile(query),
  )
  return contacts.filter((contact) => contact.email !== email.toLowerCase())
}

function filesJson(files: RequestContents['files']): string {
  return JSON.stringify(
    files.map(({ field, label, name, storageKey }) => ({ field, label, name, storage_key: storageKey })),
  )
}

function contentHash(company: number, { requestType, supplier, files }: NewRegistrationRequest): Buffer {
  const parts = [
    company,
    requestType,
    Object.entries(supplier).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    files.map(({ field, sha256 }) => [field, sha256]),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

function companyOf({ company }: Scope): number {
  if (company === null) throw new Error('A visitor’s scope has a company')
  return company
}
