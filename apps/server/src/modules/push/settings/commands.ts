import { sql } from 'kysely'
import { pushLimits } from '@enlace/contract/push/schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { rememberMoment } from '@enlace/importer/core/records/batch.ts'
import type { OpenedKey } from '../../../core/http/program/open-api-key.ts'

/** Days that a push is kept. */
const keptDays = 90

/** Sets until when a kind of document is complete, and returns the current value; earlier moments are ignored. */
export function tellFreshness(
  db: Database,
  key: OpenedKey,
  { kind, asOf, address }: { kind: string; asOf: string; address: string },
): Promise<string> {
  return db.transaction(key.scope, async (tx) => {
    await rememberMoment(tx.client, kind, asOf)
    const detail = JSON.stringify({ clase: kind, datos_al: asOf })
    await tx.run(
      sql`select ${call('append_own_audit', {
        who: key.actor,
        person: null,
        what: 'freshness-told',
        aim: kind,
        origin: address,
        more: detail,
      })}`.compile(query),
    )
    const [row] = await tx.run(
      query
        .selectFrom('data_freshness')
        .select('as_of')
        .where('company_id', '=', scopeCompany)
        .where('kind', '=', kind)
        .compile(),
    )
    return row?.as_of ?? asOf
  })
}

/** Deletes expired answers and old pushes. */
export async function sweepPushes(db: Database, company: number): Promise<void> {
  const old = sql`p.started_at < now() - make_interval(hours => ${pushLimits.keptHours}::integer)
    and (p.state <> 'running' or p.alive_until < now())`
  await db.read(Scope.ofStaff(company), [
    sql`delete from push_chunks c using pushes p
      where c.company_id = ${scopeCompany} and p.company_id = c.company_id and p.id = c.push_id and ${old}`.compile(
      query,
    ),
    sql`update pushes p set idempotency_key = null
      where p.company_id = ${scopeCompany} and p.idempotency_key is not null and ${old}`.compile(query),
    sql`delete from pushes p where p.company_id = ${scopeCompany}
        and p.started_at < now() - make_interval(days => ${keptDays}::integer)`.compile(query),
  ])
}
