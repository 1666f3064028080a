import { sql } from 'kysely'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { RegistrationCheck } from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { readProfile } from '../../company/index.ts'
import { hashOf } from '../../../core/keys/keys.ts'
import type { Service } from '../../../core/http/service.ts'
import { queueMail } from '../../../core/mail/commands.ts'
import { portalLink } from '../../../core/mail/links.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import { auditIn, type Author } from '../../../core/audit/desk-commands.ts'
import { linkPurpose } from './commands.ts'
import { writeDecision } from './mails.ts'
import { isDecided, mayBecome, type RequestState } from './rules.ts'

/** The author of an action on a request, and the company. */
export interface DeskActor {
  service: Pick<Service, 'db' | 'settings' | 'keys'>
  scope: Scope
  author: (tx: Transaction) => Promise<Author>
}

/** The company's decision on a request, with the version that was read. */
export interface RequestDecision {
  version: number
  state: RequestState
  /** The reasons for the applicant; a returned or rejected request has at least one. */
  reasons: readonly string[]
  /** The reasons for single fields, by name. */
  fields?: Readonly<Record<string, string>>
  /** An internal note of the company. */
  note?: string
  /** The results of the checks so far. */
  checks?: readonly RegistrationCheck[]
}

/** A locked request, protected from concurrent decisions. */
export interface LockedRequest {
  id: string
  number: string
  state: RequestState
  contact_email: string
  documento_numero: string
  documento_dv: number | null
  supplier: Readonly<Record<string, unknown>>
  assigned_to: string | null
}

/**
 * Moves a request to its next state, with history and audit entry, and mails the applicant if there is something to
 * read or do. @throws Problem `document-not-found`, `changed-meanwhile`, `decided-meanwhile`.
 */
export async function decideRequest(
  { service, scope, author }: DeskActor,
  id: string,
  decision: RequestDecision,
): Promise<void> {
  const letter = await letterOf(service, scope, id)
  await service.db.transaction(scope, async (tx) => {
    const request = await lockRequest(tx, id, decision)
    const by = await author(tx)
    await moveRequest(tx, request, decision, by)
    if (decision.state !== 'en_revision') await mailDecision(tx, request, decision, letter)
  })
}

/** Reads the data for a request's mail before anything is locked. */
export async function letterOf({ db, settings, keys }: DeskActor['service'], scope: Scope, id: string) {
  const { company_id: company } = await db.context(scope)
  const profile = await readProfile(db, company)
  const [[held]] = await db.read(scope, [
    sql<{ token_hash: Buffer }>`select token_hash from registration_requests
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  ])
  const kept = held && keys.deriveKept(linkPurpose, id, held.token_hash)
  const token = kept ?? keys.derive(linkPurpose, id)
  const link = await portalLink(db, settings, company, `/registration-status/${token}`)
  // If no known key made the link mailed first, this one replaces it.
  return { company, profile, link, renewed: held && kept === undefined ? hashOf(token) : undefined }
}

/** The data for a request's mail. */
export type RequestLetter = Awaited<ReturnType<typeof letterOf>>

/**
 * Locks a request in the version that was read. @throws Problem `document-not-found`, `changed-meanwhile`,
 * `decided-meanwhile`.
 */
export async function lockRequest(
  tx: Transaction,
  id: string,
  { version, state }: Pick<RequestDecision, 'version' | 'state'>,
): Promise<LockedRequest> {
  const [request] = await tx.run(
    sql<LockedRequest & { version: number }>`select id, number, state, contact_email, documento_numero,
        documento_dv, supplier, assigned_to, version from registration_requests
      where company_id = ${scopeCompany} and id = ${id} for update`.compile(query),
  )
  if (!request) throw new Problem('document-not-found')
  if (request.version === version && mayBecome(request.state, state)) return request
  if (isDecided(request.state)) throw await decidedBefore(tx, request)
  throw new Problem('changed-meanwhile')
}

/** Returns the problem with who decided on a request before, and when. */
async function decidedBefore(tx: Transaction, { id, state }: LockedRequest): Promise<Problem> {
  const [last] = await tx.run(
    sql<{ at: string; who: string }>`select e.at,
        coalesce((select nullif(trim(m.first_name || ' ' || m.last_name), '') from scope_staff_members() m
                   where m.email = e.actor), nullif(e.actor, '')) as who
      from registration_events e where e.company_id = ${scopeCompany} and e.request_id = ${id} and e.state = ${state}
     order by e.id desc limit 1`.compile(query),
  )
  if (!last) return new Problem('changed-meanwhile')
  return new Problem('decided-meanwhile', {
    quien: last.who,
    estado: stateTexts.solicitud_registro[state].toLowerCase(),
    fecha: formatInstant(new Date(last.at)),
  })
}

/** Changes the state of a locked request, with history and audit entry. */
export async function moveRequest(
  tx: Transaction,
  request: LockedRequest,
  { state, reasons, fields = {}, note = '', checks }: Omit<RequestDecision, 'version'>,
  author: Author,
  thirdParty: number | null = null,
): Promise<void> {
  // A decision on an unreviewed request counts as its review, too.
  const isAtOnce = request.state === 'recibida' && !mayBecome('recibida', state, 'strictly')
  if (isAtOnce) await noteEvent(tx, request.id, author, { state: 'en_revision' })
  await tx.run(
    sql`update registration_requests set state = ${state}, updated_at = now(),
        third_party_id = coalesce(${thirdParty}::integer, third_party_id),
        checks = ${checks ? JSON.stringify(checks) : null}::jsonb,
        assigned_to = coalesce(assigned_to, (select m.id from staff_members m
          where m.company_id = ${scopeCompany} and m.identity_id = ${author.person}::uuid))
      where company_id = ${scopeCompany} and id = ${request.id}`.compile(query),
  )
  await noteEvent(tx, request.id, author, { state, reasons, fields, note })
  await auditIn(tx, author, {
    action: `registration:${state}`,
    target: request.number,
    detail: { from: request.state, reasons, ...(note !== '' && { note }) },
  })
}

/** Adds an event to a request's history; internal events have no state. */
export async function noteEvent(
  tx: Transaction,
  id: string,
  { actor }: Author,
  told: {
    state?: RequestState
    reasons?: readonly string[]
    fields?: Readonly<Record<string, string>>
    note?: string
  },
): Promise<void> {
  const { state = '', reasons = [], fields = {}, note = '' } = told
  await tx.run(
    query
      .insertInto('registration_events')
      .values({
        company_id: scopeCompany,
        request_id: id,
        state,
        actor,
        reasons: [...reasons],
        field_reasons: JSON.stringify(fields),
        note,
      })
      .compile(),
  )
}

/** Mails the applicant the decision, with the link of the request. */
export async function mailDecision(
  tx: Transaction,
  { id, number, contact_email: recipient }: LockedRequest,
  { state, reasons }: Pick<RequestDecision, 'state' | 'reasons'>,
  { profile, link, renewed }: RequestLetter,
): Promise<void> {
  if (state === 'en_revision' || state === 'recibida') return
  if (renewed)
    await tx.run(
      sql`update registration_requests set token_hash = ${renewed}
        where company_id = ${scopeCompany} and id = ${id}`.compile(query),
    )
  await queueMail(tx, {
    purpose: `registration-${state}`,
    recipient,
    content: writeDecision(mailBrandOf(profile), state, { number, link, reasons }),
    holdsSecret: true,
  })
}
