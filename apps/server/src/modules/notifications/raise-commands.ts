import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, type Transaction } from '@enlace/database/database.ts'

/** The arguments of an event in the database. */
interface RaisedEvent {
  company: number
  kind: string
  thirdParty: number
  account: number | null
  dedupe: string
  subject: object
  membership?: string
}

/** Saves an event with the job that distributes it; an event with the same dedupe key is left unchanged. */
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
