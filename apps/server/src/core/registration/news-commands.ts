import { sql } from 'kysely'
import { query, type Transaction } from '@enlace/database/database'
import { addJob } from '../jobs/commands.ts'

/** The work that mails the staff which requests came. */
export const registrationNewsTask = 'registration-news'

/** Has the staff mailed of the requests that have just come; many of them are one mail. */
export async function announceRequest(tx: Pick<Transaction, 'run'>): Promise<void> {
  const [due] = await tx.run(sql<{ at: string }>`select registration_news_due() as at`.compile(query))
  if (!due) throw new Error('A request is announced at some time')
  await addJob(tx, registrationNewsTask, {}, { key: registrationNewsTask, runAt: new Date(due.at) })
}
