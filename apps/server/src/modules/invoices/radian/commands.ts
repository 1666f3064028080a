import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { NewRadianEvent, RadianAnswer } from '@enlace/contract/invoices/radian/schemas.ts'
import { claimConceptTexts } from '@enlace/contract/invoices/radian/texts.ts'
import { query, type Transaction } from '@enlace/database/database.ts'
import { formatInstant, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { type RadianCode, tacitAcceptanceAt } from '@enlace/domain/radian/radian.ts'
import { rolesThatMay } from '@enlace/domain/staff-roles.ts'
import { type ActAuthor, auditIn, authorIn } from '../../../core/audit/desk-commands.ts'
import type { DeskActor } from '../desk/commands.ts'
import { raiseNotification } from '../../notifications/index.ts'
import { findRadianIn, type RadianInvoice } from './queries.ts'
import { faultsOfMoment, momentOf } from './rules.ts'

/** How the supplier's notification names an event. */
const outcomes = {
  '030': 'acuse',
  '032': 'recibo',
  '033': 'aceptada',
  '031': 'reclamada',
} as const satisfies Record<RadianCode, string> // the outcomes are those of the texts

/** Records the next event of an invoice as a member of the staff. @throws Problem `document-not-found`, `invalid-fields`. */
export async function record(
  { db, scope, address }: DeskActor,
  id: string,
  event: NewRadianEvent,
  now: Date,
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    const invoice = await lockInvoice(tx, id)
    await recordLocked(tx, await authorIn(tx, address), invoice, { event, now })
  })
}

/**
 * Records an event in the caller's transaction for a program, which repeats what it got no answer to: the same event of the
 * same moment is known. @throws Problem `document-not-found`, `invalid-fields`.
 */
export async function recordOnce(
  tx: Transaction,
  author: ActAuthor,
  id: string,
  { event, now }: { event: NewRadianEvent & { at: string }; now: Date },
): Promise<{ id: string; changed: boolean }> {
  const invoice = await lockInvoice(tx, id)
  const second = Math.floor(Date.parse(event.at) / 1000)
  const known = invoice.eventos.find(
    ({ codigo, estado, at }) =>
      codigo === event.codigo && estado !== 'rechazado' && Math.floor(Date.parse(at) / 1000) === second,
  )
  if (known) return { id: known.id, changed: false }
  return { id: await recordLocked(tx, author, invoice, { event, now }), changed: true }
}

async function lockInvoice(tx: Transaction, id: string): Promise<RadianInvoice> {
  await tx.run(sql`select lock_radian_invoice(${id})`.compile(query))
  const invoice = await findRadianIn(tx, id)
  if (!invoice) throw new Problem('document-not-found')
  return invoice
}

/** Records an event of a locked invoice in its order, and notifies the supplier. */
async function recordLocked(
  tx: Transaction,
  author: ActAuthor,
  invoice: RadianInvoice,
  { event, now }: { event: NewRadianEvent; now: Date },
): Promise<string> {
  const found = momentOf(invoice, { codigo: event.codigo, at: event.at }, now)
  if ('fault' in found)
    throw new Problem('invalid-fields', {}, faultsOfMoment(invoice, event.codigo, found.fault))
  const { at } = found
  const fresh = await insert(tx, invoice, { event, at, recorder: author.actor })
  await auditIn(tx, author, {
    action: `invoice:radian-${event.codigo}`,
    target: invoice.id,
    detail: {
      numero: invoice.numero,
      radicado: invoice.radicado,
      ...(event.at !== undefined && { ocurrido: formatInstant(at) }),
      ...(event.concepto && { concepto: claimConceptTexts[event.concepto] }),
    },
  })
  const term = event.codigo === '032' ? tacitAcceptanceAt(at) : undefined
  await notify(tx, invoice, event, { fresh, term, isOver: term !== undefined && term < now })
  return fresh
}

async function insert(
  tx: Transaction,
  invoice: RadianInvoice,
  { event, at, recorder }: { event: NewRadianEvent; at: Date; recorder: string },
): Promise<string> {
  const { codigo, concepto, nota, at: _, ...person } = event
  const term = codigo === '032' ? tacitAcceptanceAt(at).toISOString() : null
  const [row] = await tx.run(
    sql<{ id: string }>`select record_radian_event(
      wanted => ${invoice.id}, code => ${codigo}, moment => ${at.toISOString()}, term => ${term},
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
  { fresh, term, isOver }: { fresh: string; term: Date | undefined; isOver: boolean },
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
      resultado: isOver ? 'recibo_vencido' : outcomes[codigo],
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
