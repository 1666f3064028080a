import { sql } from 'kysely'
import { reminderStep } from '@enlace/domain/required-documents.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { query, scopeCompany, today, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { type ActAuthor, auditIn } from '../../../core/audit/desk-commands.ts'
import { raiseNotification } from '../../notifications/index.ts'
import { findPlan } from '../asked/queries.ts'
import { findReminded, type RemindedRow } from './queries.ts'
import { placeOf, subjectOf } from './rules.ts'

/** A person who may send the document. */
export interface Sender {
  membership_id: string
  nombre: string
  correo: string
  por_correo: boolean
}

/** To whom a reminder went, or why it went to nobody: `hoy` if one went before, `nadie` if nobody may send it. */
type Sent = readonly Sender[] | 'hoy' | 'nadie'

/** Reminds a company's suppliers by its plan; each step of a document once, however often it runs. */
export async function remindByPlan(db: Database, company: number): Promise<void> {
  const plan = await findPlan(db, Scope.ofStaff(company))
  if (plan.dias_antes.length === 0 && plan.cada_dias === null) return
  const day = todayInBogota(new Date())
  for (const row of await findReminded(db, company)) {
    const step = reminderStep(row, plan, day)
    if (step === undefined) continue
    await db.transaction(Scope.ofStaff(company), (tx) => remind(tx, company, row, { step, author: null }))
  }
}

/** Reminds a supplier of one document by hand, once a day. */
export function remindByHand(
  db: Database,
  company: number,
  row: RemindedRow,
  author: ActAuthor,
): Promise<Sent> {
  const step = `mano ${todayInBogota(new Date())}`
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    // The plan may have reminded of it this morning. Two of the staff at once are told apart by the key of the step.
    const [earlier] = await tx.run(
      sql<{ id: string }>`select id from document_reminders
        where company_id = ${scopeCompany} and third_party_id = ${row.third_party_id} and document_id = ${row.document_id}
          and contract_id is not distinct from ${row.contract_id}::uuid
          and (enviado_at at time zone 'America/Bogota')::date = ${today} limit 1`.compile(query),
    )
    if (earlier) return 'hoy'
    const sent = await remind(tx, company, row, { step, author })
    if (typeof sent !== 'string') {
      await auditIn(tx, author, {
        action: 'required-document:reminded',
        target: String(row.third_party_id),
        detail: { documento: row.documento, proveedor: row.proveedor, personas: String(sent.length) },
      })
    }
    return sent
  })
}

/** Records a step and notifies the users who may send the document, in one transaction. */
async function remind(
  tx: Transaction,
  company: number,
  row: RemindedRow,
  { step, author }: { step: string; author: ActAuthor | null },
): Promise<Sent> {
  const { third_party_id, third_id, contract_id, document_id } = row
  const senders = await tx.run(
    sql<Sender>`select * from document_senders(${third_party_id}, ${contract_id}::uuid)`.compile(query),
  )
  if (senders.length === 0) return 'nadie'
  const [kept] = await tx.run(
    sql<{
      id: string
    }>`insert into document_reminders (company_id, third_party_id, document_id, contract_id, paso, personas, por)
      values (${scopeCompany}, ${third_party_id}, ${document_id}, ${contract_id}::uuid, ${step}, ${senders.length},
              ${author?.actor ?? null})
      on conflict do nothing returning id`.compile(query),
  )
  if (!kept) return 'hoy'
  for (const { membership_id } of senders) {
    await raiseNotification(tx, {
      company,
      kind: 'document-expiring',
      thirdParty: third_party_id,
      account: third_id,
      dedupe: `${kept.id} ${membership_id}`,
      subject: { ...subjectOf(row), path: placeOf(contract_id) },
      membership: membership_id,
    })
  }
  return senders
}
