import { sql } from 'kysely'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { rolesThatMay } from '@enlace/domain/staff-roles.ts'
import { addJob } from '../../../core/jobs/commands.ts'

/** The work that mails the staff which requests came. */
export const registrationNewsTask = 'registration-news'

/** Has the staff mailed of the requests that have just come; many of them are one mail. */
export async function announceRequest(tx: Pick<Transaction, 'run'>): Promise<void> {
  const [due] = await tx.run(sql<{ at: string }>`select registration_news_due() as at`.compile(query))
  if (!due) throw new Error('A request is announced at some time')
  await addJob(tx, registrationNewsTask, {}, { key: registrationNewsTask, runAt: new Date(due.at) })
}

/** A request that the staff has not been mailed of. */
export interface NewRequest {
  number: string
  documento_numero: string
  documento_dv: number | null
  nombre: string | null
}

/** The requests that wait and that nobody was mailed of, the oldest first; from now on they count as told. */
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

/** The addresses of those who may decide about requests. */
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
