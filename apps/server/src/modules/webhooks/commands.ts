import { sql } from 'kysely'
import { rolesThatMay } from '@enlace/domain/staff-roles.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { auditIn } from '../../core/audit/desk-commands.ts'
import type { PostOutcome } from './post.ts'
import { targetName } from './target.ts'

/** A delivery claimed by a sender. */
export interface ClaimedDelivery {
  company_id: number
  id: string
  endpoint_id: string
  /** The message's id, the same for every attempt and endpoint. */
  event_id: string
  is_test: boolean
  tries: number
  url: string
  secret: Buffer
  former_secret: Buffer | null
  type: string
  body: string
}

/** A sender's operations on pending deliveries, of all companies. */
export class Deliveries {
  readonly #db: Database
  readonly #claimer: string

  constructor(db: Database, claimer: string) {
    this.#db = db
    this.#claimer = claimer
  }

  /** Claims due deliveries, exclusively until the lease ends. */
  claim(atMost: number, perEndpoint: number, leaseSeconds: number): Promise<ClaimedDelivery[]> {
    return this.#db.lookUp<ClaimedDelivery>(
      'claim_webhooks',
      [this.#claimer, atMost, perEndpoint, leaseSeconds],
      'staff',
    )
  }

  /** Returns the claimed deliveries to the queue. */
  async release(): Promise<void> {
    await this.#db.lookUp('release_webhooks', [this.#claimer], 'staff')
  }

  /** Deletes old finished deliveries. */
  async sweep(): Promise<void> {
    await this.#db.lookUp('sweep_webhooks', [], 'staff')
  }

  /** Records that an endpoint accepted a delivery of this sender. */
  async taken(tx: Transaction, delivery: ClaimedDelivery, outcome: PostOutcome): Promise<void> {
    await this.#note(tx, delivery, outcome, sql`state = 'entregada'`)
    await tx.run(
      sql`update webhook_endpoints set failing_since = null
        where company_id = ${scopeCompany} and id = ${delivery.endpoint_id} and failing_since is not null`.compile(
        query,
      ),
    )
  }

  /**
   * Records a failed delivery: it is retried after `retry` seconds, or given up if null. Returns since when the
   * endpoint has been failing; undefined if irrelevant, as after a test.
   */
  async failed(
    tx: Transaction,
    delivery: ClaimedDelivery,
    outcome: PostOutcome,
    retry: number | null,
  ): Promise<Date | undefined> {
    const becomes =
      retry === null
        ? sql`state = 'fallida'`
        : sql`next_at = now() + make_interval(secs => ${retry}::double precision)`
    const isOurs = await this.#note(tx, delivery, outcome, becomes)
    if (!isOurs || delivery.is_test) return undefined
    const [endpoint] = await tx.run(
      sql<{ since: string }>`update webhook_endpoints set failing_since = coalesce(failing_since, now())
        where company_id = ${scopeCompany} and id = ${delivery.endpoint_id} and active
        returning failing_since as since`.compile(query),
    )
    return endpoint && new Date(endpoint.since)
  }

  /** Records an attempt; false if another sender has claimed the delivery by now. */
  async #note(
    tx: Transaction,
    { id }: ClaimedDelivery,
    { status, fault, answer, milliseconds }: PostOutcome,
    becomes: ReturnType<typeof sql>,
  ): Promise<boolean> {
    const noted = await tx.run(
      sql`update webhook_deliveries set ${becomes}, claimed_by = null, claimed_until = null, tried_at = now(),
          status = ${status}, fault = ${fault}, answer = ${answer}, milliseconds = ${milliseconds}
        where company_id = ${scopeCompany} and id = ${id} and claimed_by = ${this.#claimer}::uuid returning id`.compile(
        query,
      ),
    )
    return noted.length > 0
  }
}

/** The author of entries that no person causes. */
const system = { actor: 'sistema', person: null, address: null }

/** Disables a failing endpoint. Returns the addresses to notify; none if it was disabled already. */
export async function putOff(
  tx: Transaction,
  { endpoint_id: endpoint, url }: Pick<ClaimedDelivery, 'endpoint_id' | 'url'>,
  why: 'retirado' | 'fallos',
): Promise<string[]> {
  const off = await tx.run(
    sql`update webhook_endpoints set active = false, disabled_at = now(), disabled_reason = ${why}, version = version + 1
      where company_id = ${scopeCompany} and id = ${endpoint} and active returning id`.compile(query),
  )
  if (off.length === 0) return []
  await auditIn(tx, system, {
    action: 'webhook:put-off',
    target: endpoint,
    detail: { url: targetName(url), motivo: why },
  })
  const rows = await tx.run(
    sql<{
      email: string
    }>`select email from staff_addresses(${[...rolesThatMay('operation', 'write')]}::text[])`.compile(query),
  )
  return rows.map(({ email }) => email)
}
