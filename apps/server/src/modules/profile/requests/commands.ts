import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { RecordField } from '@enlace/contract/profile/company-schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { dataRequestDue } from '@enlace/domain/data-rights.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { deskLinks } from '../../backoffice/index.ts'
import { readProfile, type CompanyProfile } from '../../company/index.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { portalLink } from '../../../core/mail/links.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import { writeForCompany, writeReceipt, writeWithdrawal } from './mails.ts'
import { requestByScope, type KeptRequest } from './queries.ts'
import { isAboutData, type ProfileRequestKind } from './rules.ts'

/** The context of a call that creates a request. */
export interface Asking {
  db: Database
  scope: Scope
  request: FastifyRequest
}

/** A new request to the company. */
export interface NewProfileRequest {
  kind: ProfileRequestKind
  words: string
  changes: readonly {
    thirdId: number | null
    field: RecordField
    seen: string | null
    after: string | null
  }[]
  key: string
}

/**
 * Creates a request with its number, legal deadline if any, mails and audit entry in one transaction, once per key.
 * @throws DatabaseRefusal `request-pending`, `record-changed`, `name-fixed`, `not-master`, `read-only-person`.
 */
export async function askProfileRequest(
  { db, scope, request }: Asking,
  { kind, words, changes, key }: NewProfileRequest,
): Promise<{ number: string; due: CalendarDate | null }> {
  const { company_id: company } = await db.context(scope)
  const { profile, links } = await correspondence(db, request, company)
  const due = isAboutData(kind) ? dataRequestDue(kind, todayInBogota(new Date())) : null
  const lines = changes.map(({ thirdId, field, seen, after }) => ({ third_id: thirdId, field, seen, after }))
  return db.transaction(scope, async (tx) => {
    const [asked] = await tx.run(
      sql<{ id: string; number: string; is_new: boolean }>`select * from ask_profile_request(
        ${kind}, ${words}, ${due}::date, ${JSON.stringify(lines)}::jsonb, ${key})`.compile(query),
    )
    if (!asked) throw new Error('A request that was taken has a number')
    const kept = await readRequest(tx, asked.id)
    if (asked.is_new) {
      const brand = mailBrandOf(profile)
      const href = isAboutData(kind) ? links.rights : links.record
      const receipt = writeReceipt(brand, kept, href)
      for (const recipient of isAboutData(kind) ? [kept.email] : await mastersOf(tx, kept)) {
        await queueMail(tx, { purpose: 'profile-request', recipient, content: receipt })
      }
      await mailCompany(
        tx,
        profile,
        writeForCompany(brand, kept, company, deskLinks(request.server.service.settings)),
      )
      await noteInAudit(tx, request, `profile-request:${kind}`, kept.number)
    }
    return { number: kept.number, due: kept.due_on }
  })
}

/** Withdraws an undecided request. @throws DatabaseRefusal `request-not-found`, `request-decided`, `not-master`. */
export async function withdrawProfileRequest(
  { db, scope, request }: Asking,
  about: 'record' | 'data',
  id: string,
): Promise<{ number: string }> {
  const { company_id: company } = await db.context(scope)
  const { profile } = await correspondence(db, request, company)
  return db.transaction(scope, async (tx) => {
    const before = await findRequest(tx, id)
    if (!before || isAboutData(before.kind) !== (about === 'data')) throw new Problem('request-not-found')
    await tx.run(sql`select withdraw_profile_request(${id})`.compile(query))
    const kept = await readRequest(tx, id)
    if (before.state !== 'retirada') {
      const person = kept.events.at(-1)?.actor ?? kept.person
      await mailCompany(tx, profile, writeWithdrawal(mailBrandOf(profile), kept, person))
      await noteInAudit(tx, request, 'profile-request:withdrawn', kept.number)
    }
    return { number: kept.number }
  })
}

async function correspondence(db: Database, request: FastifyRequest, company: number) {
  const { settings } = request.server.service
  const [profile, record, rights] = await Promise.all([
    readProfile(db, company),
    portalLink(db, settings, company, '/profile/company'),
    portalLink(db, settings, company, '/profile/data-rights'),
  ])
  return { profile, links: { record, rights } }
}

async function findRequest(tx: Transaction, id: string): Promise<KeptRequest | undefined> {
  const [kept] = await tx.run(requestByScope(id))
  return kept
}

async function readRequest(tx: Transaction, id: string): Promise<KeptRequest> {
  const kept = await findRequest(tx, id)
  if (!kept) throw new Error('A request that was taken is there')
  return kept
}

async function mastersOf(tx: Transaction, { third_party_id }: KeptRequest): Promise<string[]> {
  const masters = await tx.run(
    sql<{ email: string }>`select email from record_masters(${third_party_id})`.compile(query),
  )
  return masters.map(({ email }) => email)
}

async function mailCompany(
  tx: Transaction,
  { company }: CompanyProfile,
  content: ReturnType<typeof writeForCompany>,
): Promise<void> {
  const { correo } = company.contactInfo
  if (isEmail(correo)) await queueMail(tx, { purpose: 'profile-request-company', recipient: correo, content })
}

async function noteInAudit(
  tx: Transaction,
  { ip }: FastifyRequest,
  action: string,
  target: string,
): Promise<void> {
  await tx.run(
    sql`select ${call('append_own_audit', {
      who: sql`(select email from own_profile())`,
      person: sql`(select scope_identity())`,
      what: action,
      aim: target,
      origin: ip,
      more: '{}',
    })}`.compile(query),
  )
}
