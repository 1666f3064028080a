import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import { pushLimits } from '@enlace/contract/push/schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { PushKind } from '@enlace/domain/api-key.ts'
import { rememberMoment } from '@enlace/importer/core/records/batch.ts'
import type { OpenedKey } from '../../core/http/program/open-api-key.ts'
import type { PushTally } from './tally.ts'

/** Seconds after its last heartbeat that a push counts as running, if its server was killed. */
const aliveSeconds = 20
/** Seconds to wait before retrying. */
const askAgain = 5

/** A program's request for a push. */
export interface AskedPush {
  readonly key: OpenedKey
  readonly kind: PushKind
  readonly idempotencyKey: string | null
  readonly asOf: string | null
}

/** A push that was started, or completed before. */
export type BegunPush =
  | { readonly id: string; readonly state: 'new' | 'again' }
  | { readonly id: string; readonly state: 'done'; readonly bodyHash: Buffer }

interface HeldPush {
  id: string
  kind: string
  state: 'running' | 'complete' | 'broken'
  body_hash: Buffer | null
  is_alive: boolean
}

const aliveUntil = sql`now() + make_interval(secs => ${aliveSeconds}::integer)`

/**
 * Starts a push, or resumes the interrupted one with the same idempotency key. @throws Problem `push-running`,
 * `push-differs`, `pushes-open`.
 */
export function beginPush(db: Database, asked: AskedPush): Promise<BegunPush> {
  return db.transaction(asked.key.scope, async (tx) => {
    // Serialises concurrent starts, so that the limit holds.
    await tx.run(sql`select pg_advisory_xact_lock(hashtext('enlace push'), ${scopeCompany})`.compile(query))
    const held = await findHeld(tx, asked)
    if (!held) {
      await refuseTooMany(tx, asked.key)
      return { id: await insertPush(tx, asked), state: 'new' }
    }
    if (held.kind !== asked.kind) throw new Problem('push-differs')
    if (held.state === 'complete' && held.body_hash !== null)
      return { id: held.id, state: 'done', bodyHash: held.body_hash }
    if (held.is_alive) throw new Problem('push-running', { seconds: askAgain })
    await refuseTooMany(tx, asked.key)
    await tx.run(
      sql`update pushes set state = 'running', failure = null, finished_at = null, as_of = ${asked.asOf}, alive_until = ${aliveUntil}
        where company_id = ${scopeCompany} and id = ${held.id}`.compile(query),
    )
    return { id: held.id, state: 'again' }
  })
}

async function findHeld(tx: Transaction, { key, idempotencyKey }: AskedPush): Promise<HeldPush | undefined> {
  if (idempotencyKey === null) return undefined
  const [held] = await tx.run(
    sql<HeldPush>`select id, kind, state, body_hash, state = 'running' and alive_until > now() as is_alive from pushes
      where company_id = ${scopeCompany} and key_id = ${key.key} and idempotency_key = ${idempotencyKey}
        for update`.compile(query),
  )
  return held
}

async function refuseTooMany(tx: Transaction, { key }: OpenedKey): Promise<void> {
  const [open] = await tx.run(
    sql<{ of_key: number; of_company: number }>`
      select count(*) filter (where key_id = ${key})::integer as of_key, count(*)::integer as of_company
        from pushes where company_id = ${scopeCompany} and state = 'running' and alive_until > now()`.compile(
      query,
    ),
  )
  const { openOfKey, openOfCompany } = pushLimits
  if (open && (open.of_key >= openOfKey || open.of_company >= openOfCompany))
    throw new Problem('pushes-open', { seconds: 5 })
}

async function insertPush(tx: Transaction, { key, kind, idempotencyKey, asOf }: AskedPush): Promise<string> {
  const [row] = await tx.run(
    sql<{ id: string }>`insert into pushes (company_id, key_id, kind, idempotency_key, as_of, alive_until)
      values (${scopeCompany}, ${key.key}, ${kind}, ${idempotencyKey}, ${asOf}, ${aliveUntil}) returning id`.compile(
      query,
    ),
  )
  if (!row) throw new Error('A push that was begun has an id')
  return row.id
}

/** Records the heartbeat of a push. */
export async function keepPushAlive(db: Database, { scope }: OpenedKey, id: string): Promise<void> {
  await db.read(scope, [
    sql`update pushes set alive_until = ${aliveUntil} where company_id = ${scopeCompany} and id = ${id}`.compile(
      query,
    ),
  ])
}

/** Releases a push whose end could not be saved: it counts as interrupted at once, so that another may resume it. */
export async function letGoOfPush(db: Database, { scope }: OpenedKey, id: string): Promise<void> {
  await db.read(scope, [
    sql`update pushes set alive_until = clock_timestamp() where company_id = ${scopeCompany} and id = ${id}
        and state = 'running' and alive_until > clock_timestamp()`.compile(query),
  ])
}

/** Returns the answer to an earlier chunk of a push; undefined if it was not processed. */
export async function findChunk(db: Database, { scope }: OpenedKey, id: string, seq: number) {
  const [[chunk]] = await db.read(scope, [
    sql<{
      body_hash: Buffer
      batch_id: string | null
      answer: Buffer
    }>`select body_hash, batch_id, answer from push_chunks
      where company_id = ${scopeCompany} and push_id = ${id} and seq = ${seq}`.compile(query),
  ])
  return chunk
}

/**
 * Saves the progress of a push in the chunk's transaction, with the answer to the chunk if the push can be repeated.
 */
export async function noteChunk(
  tx: Transaction,
  id: string,
  tally: PushTally,
  chunk: { seq: number; hash: Buffer; batch: string; answer: Buffer } | null,
): Promise<void> {
  await tx.run(countedOf(id, tally))
  if (!chunk) return
  await tx.run(
    sql`insert into push_chunks (company_id, push_id, seq, body_hash, batch_id, answer)
      values (${scopeCompany}, ${id}, ${chunk.seq}, ${chunk.hash}, ${chunk.batch}, ${chunk.answer})`.compile(
      query,
    ),
  )
}

function countedOf(id: string, { counts, batches, bytes }: PushTally) {
  return sql`update pushes set rows_read = ${counts.read}, rows_inserted = ${counts.inserted}, rows_updated = ${counts.updated},
      rows_unchanged = ${counts.unchanged}, rows_deleted = ${counts.deleted}, rows_refused = ${counts.refused},
      bytes = ${bytes}, batches = ${[...batches]}::uuid[], alive_until = ${aliveUntil}
    where company_id = ${scopeCompany} and id = ${id}`.compile(query)
}

/** How a push ended. */
export type PushEnd =
  | { readonly state: 'complete'; readonly bodyHash: Buffer }
  | { readonly state: 'broken'; readonly failure: string }

/** Ends a push: saves its state, counts, the data's freshness, and the sender. */
export function endPush(
  db: Database,
  asked: AskedPush & { address: string; freshness: string | undefined },
  id: string,
  tally: PushTally,
  end: PushEnd,
): Promise<void> {
  const { key, kind, asOf, address, freshness } = asked
  const isComplete = end.state === 'complete'
  return db.transaction(key.scope, async (tx) => {
    await tx.run(countedOf(id, tally))
    await tx.run(
      sql`update pushes set state = ${end.state}, body_hash = ${isComplete ? end.bodyHash : null},
          failure = ${isComplete ? null : end.failure}, finished_at = clock_timestamp()
        where company_id = ${scopeCompany} and id = ${id}`.compile(query),
    )
    if (isComplete && asOf !== null && freshness !== undefined)
      await rememberMoment(tx.client, freshness, asOf)
    const { read, refused } = tally.counts
    await tx.run(
      sql`select ${call('note_push', {
        company: scopeCompany,
        key: key.key,
        is_refused: !isComplete,
        read_rows: read,
        refused_rows: refused,
        size: tally.bytes,
      })}`.compile(query),
    )
    const detail = JSON.stringify({ clase: kind, estado: end.state, ...tally.counts })
    await tx.run(
      sql`select ${call('append_own_audit', {
        who: key.actor,
        person: null,
        what: 'records-pushed',
        aim: id,
        origin: address,
        more: detail,
      })}`.compile(query),
    )
  })
}
