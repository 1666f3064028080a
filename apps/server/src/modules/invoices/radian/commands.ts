import { sql } from 'kysely'
import type { NewRadianEvent, RadianAnswer } from '@enlace/contract/invoices/radian/schemas.ts'
import { claimConceptTexts } from '@enlace/contract/invoices/radian/texts.ts'
import { query, type Transaction } from '@enlace/database/database.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { type RadianCode, tacitAcceptanceAt } from '@enlace/domain/radian/radian.ts'
import { rolesThatMay } from '@enlace/domain/staff-roles.ts'
import { type ActAuthor, auditIn, authorIn } from '../../../core/audit/desk-commands.ts'
import type { DeskActor } from '../desk/commands.ts'
import { raiseNotification } from '../../notifications/index.ts'
import { findRadianIn, type RadianInvoice } from './queries.ts'
import { standOfInvoice } from './rules.ts'

/** The outcomes of a request to record an event. */
export type Recorded = 'recorded' | 'out-of-order' | 'unknown'

/** How the supplier's notification names an event. */
const outcomes = {
  '030': 'acuse',
  '032': 'recibo',
  '033': 'aceptada',
  '031': 'reclamada',
} as const satisfies Record<RadianCode, string> // the outcomes are those of the texts

/** Records the next event of an invoice, in its order, and notifies the supplier. */
export function record(
  { db, scope, address }: DeskActor,
  id: string,
  event: NewRadianEvent,
  now: Date,
): Promise<Recorded> {
  return db.transaction(scope, async (tx) => {
    await tx.run(sql`select lock_radian_invoice(${id})`.compile(query))
    const invoice = await findRadianIn(tx, id)
    if (!invoice) return 'unknown'
    if (standOfInvoice(invoice, now)?.siguientes.includes(event.codigo) !== true) return 'out-of-order'
    const author = await authorIn(tx, address)
    const fresh = await insert(tx, invoice, { event, now, recorder: author.actor })
    await auditIn(tx, author, {
      action: `invoice:radian-${event.codigo}`,
      target: id,
      detail: {
        numero: invoice.numero,
        radicado: invoice.radicado,
        ...(event.concepto && { concepto: claimConceptTexts[event.concepto] }),
      },
    })
    await notify(tx, invoice, event, {
      fresh,
      term: event.codigo === '032' ? tacitAcceptanceAt(now) : undefined,
    })
    return 'recorded'
  })
}

/** Stores an event at a full second: its XML has no fractions. */
async function insert(
  tx: Transaction,
  invoice: RadianInvoice,
  { event, now, recorder }: { event: NewRadianEvent; now: Date; recorder: string },
): Promise<string> {
  const { codigo, concepto, nota, ...person } = event
  const moment = new Date(Math.floor(now.getTime() / 1000) * 1000)
  const term = codigo === '032' ? tacitAcceptanceAt(moment).toISOString() : null
  const [row] = await tx.run(
    sql<{ id: string }>`select record_radian_event(
      wanted => ${invoice.id}, code => ${codigo}, moment => ${moment.toISOString()}, term => ${term},
      person => ${JSON.stringify(person)}, claim => ${concepto ?? null}, words => ${nota}, recorder => ${recorder}) as id`.compile(
      query,
    ),
  )
  if (!row) throw new Error('A recorded event has an id')
  return row.id
}

async function notify(
  tx: Transaction,
  { id, numero, radicado, third_party_id: thirdParty, third_id: account }: RadianInvoice,
  { codigo, concepto }: NewRadianEvent,
  { fresh, term }: { fresh: string; term: Date | undefined },
): Promise<void> {
  await raiseNotification(tx, {
    company: tx.context.company_id,
    kind: 'invoice-event',
    thirdParty,
    account,
    dedupe: fresh,
    subject: {
      factura: numero,
      radicado: radicado ?? '',
      resultado: outcomes[codigo],
      ...(concepto && { motivo: claimConceptTexts[concepto] }),
      ...(term && { fecha: todayInBogota(term) }),
      path: `/invoices/${id}`,
    },
  })
}

/** Records the DIAN's answer to an event as a member of the staff. False if it has another already. @throws DatabaseRefusal `document-not-found`. */
export function answer({ db, scope, address }: DeskActor, id: string, given: RadianAnswer): Promise<boolean> {
  return db.transaction(scope, async (tx) => answerIn(tx, await authorIn(tx, address), id, given))
}

/** Records the DIAN's answer in the caller's transaction; the same answer again changes nothing. */
export async function answerIn(
  tx: Pick<Transaction, 'run'>,
  author: ActAuthor,
  id: string,
  { estado, respuesta }: RadianAnswer,
): Promise<boolean> {
  const [row] = await tx.run(
    sql<{
      is_done: boolean
    }>`select answer_radian_event(${id}, ${estado}, ${respuesta}, ${author.actor}) as is_done`.compile(query),
  )
  if (row?.is_done !== true) return false
  await auditIn(tx, author, { action: `invoice:radian-${estado}`, target: id, detail: { respuesta } })
  return true
}

/** The receipts whose term ends soon, marked as warned of. */
export interface EndingTerm {
  invoice_id: string
  numero: string
  radicado: string
  proveedor: string
  limite_at: string
}

/** Takes the terms that end by a moment and were not warned of; the company's programs are told of each. */
export function takeEndingTerms(tx: Pick<Transaction, 'run'>, by: Date): Promise<EndingTerm[]> {
  return tx.run(
    sql<EndingTerm>`select invoice_id, numero, radicado, proveedor, limite_at
      from claim_radian_terms(${by.toISOString()}) order by limite_at, numero`.compile(query),
  )
}

/** Finds the addresses of those who decide about invoices. */
export async function findDeciders(tx: Pick<Transaction, 'run'>): Promise<string[]> {
  const roles = [...rolesThatMay('invoices', 'write')]
  const rows = await tx.run(
    sql<{ email: string }>`select email from staff_addresses(${roles}::text[])`.compile(query),
  )
  return rows.map(({ email }) => email)
}
