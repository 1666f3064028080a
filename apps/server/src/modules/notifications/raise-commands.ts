import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, type Transaction } from '@enlace/database/database.ts'

/** An event as the database takes it. */
interface RaisedEvent {
  company: number
  kind: string
  thirdParty: number
  account: number | null
  dedupe: string
  subject: object
  membership?: string
}

/** Writes an event with the work that tells it; one that was written before under the same words stays as it is. */
export async function raiseEvent(
  tx: Pick<Transaction, 'run'>,
  { company, kind, thirdParty, account, dedupe, subject, membership }: RaisedEvent,
): Promise<void> {
  await tx.run(
    sql`select ${call('raise_notification', {
      company,
      kind,
      third_party: thirdParty,
      account,
      dedupe,
      subject: JSON.stringify(subject),
      membership: membership ?? null,
    })}`.compile(query),
  )
}
