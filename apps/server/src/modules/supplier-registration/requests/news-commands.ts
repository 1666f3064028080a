import { sql } from 'kysely'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { rolesThatMay } from '@enlace/domain/staff-roles.ts'
import { addJob } from '../../../core/jobs/commands.ts'

/** The task that mails the staff about new requests. */
export const registrationNewsTask = 'registration-news'

/** Queues the mail to the staff about new requests; several are combined in one mail. */
export async function announceRequest(tx: Pick<Transaction, 'run'>): Promise<void> {
  const [due] = await tx.run(sql<{ at: string }>`select registration_news_due() as at`.compile(query))
  if (!due) throw new Error('A request is announced at some time')
  await addJob(tx, registrationNewsTask, {}, { key: registrationNewsTask, runAt: new Date(due.at) })
}

/** A request not yet mailed to the staff. */
export interface NewRequest {
  number: string
  documento_numero: string
  documento_dv: number | null
  nombre: string | null
}

/** Returns the pending requests not yet mailed, oldest first, and marks them as mailed. */
export async function takeNewRequests(tx: Pick<Transaction, 'run'>): Promise<NewRequest[]> {
  return tx.run(
    sql<NewRequest>`with told as (
        update registration_requests set staff_told_at = now()
         where company_id = ${scopeCompany} and state = 'recibida'
           and (staff_told_at is null or staff_told_at < waiting_since)
        returning number, documento_numero, documento_dv, supplier ->> 'businessName' as nombre, waiting_since)
      select number, documento_numero, documento_dv, nombre from told order by waiting_since, number`.compile(
      query,
    ),
  )
}

/** Returns the addresses of those who may decide on requests. */
export async function findReviewers(tx: Pick<Transaction, 'run'>): Promise<string[]> {
  const rows = await tx.run(
    sql<{
      email: string
    }>`select email from staff_addresses(${[...rolesThatMay('registrations', 'write')]}::text[])`.compile(
      query,
    ),
  )
  return rows.map(({ email }) => email)
}
