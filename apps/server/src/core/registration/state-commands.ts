import { sql } from 'kysely'
import { isStateOf } from '@enlace/domain/states'
import { query, scopeCompany } from '@enlace/database/database'
import { Scope } from '@enlace/database/scope'
import { readProfile } from '../company/profile.ts'
import type { Service } from '../http/service.ts'
import { queueMail } from '../mail/commands.ts'
import { portalLink } from '../mail/links.ts'
import { mailBrandOf } from '../mail/write.ts'
import { linkPurpose } from './commands.ts'
import { writeDecision } from './mails.ts'
import { mayBecome, needsReason, type RequestState } from './rules.ts'

/** What the company decided about a request. */
export interface RequestDecision {
  number: string
  state: RequestState
  /** What the applicant reads; a returned or rejected request has at least one. */
  reasons: readonly string[]
  /** Who decided: an email of the staff. */
  actor: string
}

/**
 * Moves a request on, with its history, an audit entry and, where the applicant has something to hear or to do, a mail
 * with the request's link. Answers whether the request may become that now.
 */
export async function changeRequestState(
  { db, settings, keys }: Pick<Service, 'db' | 'settings' | 'keys'>,
  company: number,
  { number, state, reasons, actor }: RequestDecision,
): Promise<boolean> {
  if (needsReason(state) && reasons.length === 0) return false
  const brand = mailBrandOf(await readProfile(db, company))
  const known = await db.read(Scope.ofStaff(company), [requestOf(number).compile()])
  const [id] = known[0].map((row) => row.id)
  if (id === undefined) return false
  const link = await portalLink(db, settings, company, `/registration-status/${keys.derive(linkPurpose, id)}`)
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const [request] = await tx.run(requestOf(number).forUpdate().compile())
    if (!request || !isStateOf('solicitud_registro', request.state) || !mayBecome(request.state, state))
      return false
    await tx.run(
      query
        .updateTable('registration_requests')
        .set({ state, updated_at: sql`now()` })
        .where('company_id', '=', scopeCompany)
        .where('id', '=', request.id)
        .compile(),
    )
    await tx.run(
      query
        .insertInto('registration_events')
        .values({ company_id: scopeCompany, request_id: request.id, state, actor, reasons: [...reasons] })
        .compile(),
    )
    await tx.client.query(
      `select append_audit((select scope_company()), $1, null, $2, $3, null, $4::jsonb)`,
      [actor, `registration:${state}`, number, JSON.stringify({ from: request.state, reasons })],
    )
    if (state !== 'en_revision' && state !== 'recibida') {
      await queueMail(tx, {
        purpose: `registration-${state}`,
        recipient: request.contact_email,
        content: writeDecision(brand, state, { number, link, reasons }),
        holdsSecret: true,
      })
    }
    return true
  })
}

function requestOf(number: string) {
  return query
    .selectFrom('registration_requests')
    .select(['id', 'state', 'contact_email'])
    .where('company_id', '=', scopeCompany)
    .where('number', '=', number)
}
