import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { Scope } from '@enlace/database/scope.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { dataRequestExtended } from '@enlace/domain/data-rights.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { readProfile } from '../../company/index.ts'
import type { Service } from '../../../core/http/service.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { portalLink } from '../../../core/mail/links.ts'
import type { MailBrand } from '../../../core/mail/writing/words.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import { writeDecision, writeExtension, writeToOldContact } from './mails.ts'
import { requestByNumber, type KeptRequest } from './queries.ts'
import { isAboutData, isOpen, mayBecome, needsAnswer, type RequestDecision } from './rules.ts'

/** The staff's decision on a request. */
export interface Decision {
  number: string
  state: RequestDecision
  /** The text for the applicant. */
  answer: string
  /** Who decided: an email of the staff. */
  actor: string
  /** Applies an approved change even if the record has changed since the request. */
  regardless?: boolean
}

/** Why nothing was decided. */
export type DecisionFault =
  | 'unknown'
  | 'decided'
  | 'answer-missing'
  | 'record-changed'
  | 'last-master'
  | 'not-about-data'
  | 'extended-already'
  | 'too-late'

type Deciding = Pick<Service, 'db' | 'settings'>

/**
 * Moves a request to its next state: an approved change is written to the supplier's record, an approved revocation
 * ends the person's access; with history, audit entry and mails in one transaction. Returns the fault, or undefined.
 */
export async function decideRequest(
  service: Deciding,
  company: number,
  { number, state, answer, actor, regardless = false }: Decision,
): Promise<DecisionFault | undefined> {
  return inRequest(service, company, number, async (tx, request, { brand, href }) => {
    if (!mayBecome(request.state, state)) return 'decided'
    if (needsAnswer(request.kind, state) && answer.trim() === '') return 'answer-missing'
    const isApproved = state === 'aprobada'
    const oldContacts = isApproved ? await contactsLeft(tx, request) : []
    if (isApproved && request.kind === 'cambio_empresa') {
      await tx.run(sql`select apply_record_change(${request.id}, ${regardless})`.compile(query))
    }
    if (isApproved && request.kind === 'revocacion') {
      await tx.run(sql`select revoke_authorisation(${request.id})`.compile(query))
    }
    await tx.run(
      query
        .updateTable('profile_requests')
        .set({
          state,
          answer: answer.trim(),
          ...(state !== 'en_revision' && { decided_at: sql<string>`now()`, decided_by: actor }),
        })
        .where('company_id', '=', scopeCompany)
        .where('id', '=', request.id)
        .compile(),
    )
    await note(tx, request, { state, actor, words: answer.trim() })
    if (state === 'en_revision') return undefined
    const decided = { ...request, state, answer: answer.trim() }
    const content = writeDecision(brand, decided, href)
    for (const recipient of await readersOf(tx, request)) {
      await queueMail(tx, { purpose: 'profile-request-decided', recipient, content })
    }
    for (const recipient of oldContacts) {
      const last = writeToOldContact(brand, request)
      await queueMail(tx, { purpose: 'contact-replaced', recipient, content: last })
    }
    return undefined
  })
}

/**
 * Extends the deadline of a personal data request, once, before it expires and with a reason (Ley 1581, art. 14 and
 * 15).
 */
export async function extendRequest(
  service: Deciding,
  company: number,
  { number, why, actor }: { number: string; why: string; actor: string },
): Promise<DecisionFault | undefined> {
  return inRequest(service, company, number, async (tx, request, { brand, href }) => {
    const { kind, due_on } = request
    if (!isAboutData(kind) || due_on === null) return 'not-about-data'
    if (!isOpen(request.state)) return 'decided'
    if (request.extended_on !== null) return 'extended-already'
    if (why.trim() === '') return 'answer-missing'
    if (todayInBogota(new Date()) > due_on) return 'too-late'
    const extended_on = dataRequestExtended(kind, due_on)
    await tx.run(
      query
        .updateTable('profile_requests')
        .set({ extended_on })
        .where('company_id', '=', scopeCompany)
        .where('id', '=', request.id)
        .compile(),
    )
    await note(tx, request, {
      state: 'prorrogada',
      actor,
      words: `${why.trim()} (${formatDate(extended_on)})`,
    })
    const content = writeExtension(brand, { ...request, extended_on }, why.trim(), href)
    await queueMail(tx, { purpose: 'profile-request-extended', recipient: request.email, content })
    return undefined
  })
}

type Work = (
  tx: Transaction,
  request: KeptRequest,
  mail: { brand: MailBrand; href: string },
) => Promise<DecisionFault | undefined>

/** Runs `work` on a locked request; database refusals are returned as faults. */
async function inRequest(
  { db, settings }: Deciding,
  company: number,
  number: string,
  work: Work,
): Promise<DecisionFault | undefined> {
  const [profile, record, rights] = await Promise.all([
    readProfile(db, company),
    portalLink(db, settings, company, '/profile/company'),
    portalLink(db, settings, company, '/profile/data-rights'),
  ])
  const brand = mailBrandOf(profile)
  try {
    return await db.transaction(Scope.ofStaff(company), async (tx) => {
      await tx.run(
        sql`select 1 from profile_requests where company_id = ${scopeCompany} and number = ${number} for update`.compile(
          query,
        ),
      )
      const [request] = await tx.run(requestByNumber(number))
      if (!request) return 'unknown'
      return work(tx, request, { brand, href: isAboutData(request.kind) ? rights : record })
    })
  } catch (fault) {
    if (!(fault instanceof DatabaseRefusal)) throw fault
    if (fault.code === 'record-changed') return 'record-changed'
    if (fault.code === 'last-master') return 'last-master'
    throw fault
  }
}

async function note(
  tx: Transaction,
  { id, number, kind }: KeptRequest,
  { state, actor, words }: { state: string; actor: string; words: string },
): Promise<void> {
  await tx.run(
    query
      .insertInto('profile_request_events')
      .values({ company_id: scopeCompany, request_id: id, state, side: 'compania', actor, words })
      .compile(),
  )
  await tx.run(
    sql`select ${call('append_own_audit', {
      who: actor,
      person: null,
      what: `profile-request:${state}`,
      aim: number,
      origin: null,
      more: JSON.stringify({ kind }),
    })}`.compile(query),
  )
}

/** Returns who is mailed a decision: the applicant and, for a change of the record, every master. */
async function readersOf(tx: Transaction, request: KeptRequest): Promise<Set<string>> {
  if (isAboutData(request.kind)) return new Set([request.email])
  const masters = await tx.run(
    sql<{ email: string }>`select email from record_masters(${request.third_party_id})`.compile(query),
  )
  return new Set([request.email, ...masters.map(({ email }) => email)])
}

/** Returns the addresses that an approved change replaces, which get a last mail. */
async function contactsLeft(tx: Transaction, { changes }: KeptRequest): Promise<Set<string>> {
  const branches = changes.flatMap(({ field, third_id }) =>
    field === 'correo' && third_id !== null ? [third_id] : [],
  )
  if (branches.length === 0) return new Set()
  const rows = await tx.run(
    query
      .selectFrom('branch_accounts')
      .select('correo')
      .where('company_id', '=', scopeCompany)
      .where('id', 'in', branches)
      .compile(),
  )
  return new Set(rows.flatMap(({ correo }) => (isEmail(correo ?? '') ? [(correo ?? '').toLowerCase()] : [])))
}
