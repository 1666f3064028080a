import { sql } from 'kysely'
import { reminderStep } from '@enlace/domain/required-documents.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { query, scopeCompany, today, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { type ActAuthor, auditIn } from '../../../core/audit/desk-commands.ts'
import { raiseNotification } from '../../notifications/index.ts'
import { findPlan } from '../asked/queries.ts'
import { findReminded, type RemindedRow } from './queries.ts'
import { byPlace, placeOf, subjectOf, subjectOfSeveral } from './rules.ts'

/** A person who may send the document. */
export interface Sender {
  membership_id: string
  nombre: string
  correo: string
  por_correo: boolean
}

/** To whom a reminder went, or why it went to nobody: `hoy` if one went before, `nadie` if nobody may send it. */
type Sent = readonly Sender[] | 'hoy' | 'nadie'

/** A row with the step of which it is reminded. */
interface DueRow {
  row: RemindedRow
  step: string
}

/**
 * Reminds a company's suppliers by its plan; each step of a document once, however often it runs. What a supplier is reminded
 * of on one day is one notification.
 */
export async function remindByPlan(db: Database, company: number): Promise<void> {
  const plan = await findPlan(db, Scope.ofStaff(company))
  if (plan.dias_antes.length === 0 && plan.cada_dias === null) return
  const day = todayInBogota(new Date())
  const rows = await findReminded(db, company)
  for (const own of byPlace(rows)) {
    const due = own.flatMap((row) => {
      const step = reminderStep(row, plan, day)
      return step === undefined ? [] : [{ row, step }]
    })
    if (due.length > 0) await db.transaction(Scope.ofStaff(company), (tx) => remind(tx, company, due, null))
  }
}

/** Reminds suppliers of documents by hand, of each once a day; returns what was sent of each row by its id. */
export async function remindByHand(
  db: Database,
  company: number,
  rows: readonly RemindedRow[],
  author: ActAuthor,
): Promise<ReadonlyMap<string, Sent>> {
  const sent = new Map<string, Sent>()
  for (const own of byPlace(rows))
    for (const [id, outcome] of await remindOfPlace(db, company, own, author)) sent.set(id, outcome)
  return sent
}

function remindOfPlace(
  db: Database,
  company: number,
  rows: readonly RemindedRow[],
  author: ActAuthor,
): Promise<Map<string, Sent>> {
  const step = `mano ${todayInBogota(new Date())}`
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    // The plan may have reminded of some this morning. Two of the staff at once are told apart by the key of the step.
    const earlier = await tx.run(
      sql<{
        document_id: string
        contract_id: string | null
      }>`select document_id, contract_id from document_reminders
        where company_id = ${scopeCompany} and third_party_id = ${rows[0]?.third_party_id ?? null}
          and (enviado_at at time zone 'America/Bogota')::date = ${today}`.compile(query),
    )
    const isEarlier = ({ document_id, contract_id }: RemindedRow) =>
      earlier.some((one) => one.document_id === document_id && one.contract_id === contract_id)
    const due = rows.filter((row) => !isEarlier(row)).map((row) => ({ row, step }))
    const sent = await remind(tx, company, due, author)
    for (const { row } of due) {
      const senders = sent.get(row.id) ?? 'hoy'
      if (typeof senders === 'string') continue
      await auditIn(tx, author, {
        action: 'required-document:reminded',
        target: String(row.third_party_id),
        detail: { documento: row.documento, proveedor: row.proveedor, personas: String(senders.length) },
      })
    }
    return new Map(rows.map(({ id }) => [id, sent.get(id) ?? 'hoy']))
  })
}

/**
 * Records the steps of documents of one supplier, or of one of its contracts, and notifies the users who may send them, in one
 * transaction. Returns what was sent of each row by its id.
 */
async function remind(
  tx: Transaction,
  company: number,
  due: readonly DueRow[],
  author: ActAuthor | null,
): Promise<Map<string, Sent>> {
  const [first] = due
  if (!first) return new Map()
  const { third_party_id, third_id, contract_id } = first.row
  const senders = await tx.run(
    sql<Sender>`select * from document_senders(${third_party_id}, ${contract_id}::uuid)`.compile(query),
  )
  if (senders.length === 0) return new Map(due.map(({ row }) => [row.id, 'nadie']))
  const kept = await keepSteps(tx, due, senders.length, author)
  const [begun] = kept
  if (!begun) return new Map()
  const rows = kept.map(({ row }) => row)
  for (const { membership_id } of senders) {
    await raiseNotification(tx, {
      company,
      kind: 'document-expiring',
      thirdParty: third_party_id,
      account: third_id,
      dedupe: `${begun.id} ${membership_id}`,
      subject: {
        ...(rows.length === 1 ? subjectOf(begun.row) : subjectOfSeveral(rows)),
        path: placeOf(contract_id),
      },
      membership: membership_id,
    })
  }
  return new Map(rows.map(({ id }) => [id, senders]))
}

/** Records the steps that nobody recorded before; returns those, with the ids of their records. */
async function keepSteps(
  tx: Transaction,
  due: readonly DueRow[],
  people: number,
  author: ActAuthor | null,
): Promise<{ id: string; row: RemindedRow }[]> {
  const kept: { id: string; row: RemindedRow }[] = []
  for (const { row, step } of due) {
    const [made] = await tx.run(
      sql<{
        id: string
      }>`insert into document_reminders (company_id, third_party_id, document_id, contract_id, paso, personas, por)
        values (${scopeCompany}, ${row.third_party_id}, ${row.document_id}, ${row.contract_id}::uuid, ${step}, ${people},
                ${author?.actor ?? null})
        on conflict do nothing returning id`.compile(query),
    )
    if (made) kept.push({ id: made.id, row })
  }
  return kept
}
