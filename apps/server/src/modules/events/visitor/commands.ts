import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/**
 * Requests a seat for the open scope's person; the database assigns a seat, or a place on the waiting list, under a
 * lock of the event. @throws DatabaseRefusal `event-not-found`, `event-closed`.
 */
export async function registerPerson(db: Database, scope: Scope, event: string): Promise<void> {
  await db.transaction(scope, (tx) => tx.run(sql`select register_for_event(${event})`.compile(query)))
}

/**
 * Returns the person's seat or place; the first on the waiting list gets it and is notified. @throws DatabaseRefusal
 * likewise.
 */
export async function withdrawPerson(db: Database, scope: Scope, event: string): Promise<void> {
  await db.transaction(scope, (tx) => tx.run(sql`select cancel_event_registration(${event})`.compile(query)))
}

/** Stores the hash of the person's new secret address and invalidates the previous one. */
export async function keepFeed(
  db: Database,
  scope: Scope,
  { hash, seed }: { hash: Buffer; seed: string },
): Promise<void> {
  await db.transaction(scope, (tx) => tx.run(sql`select make_event_feed(${hash}, ${seed})`.compile(query)))
}

/** Invalidates the person's secret address. */
export async function endFeed(db: Database, scope: Scope): Promise<void> {
  await db.transaction(scope, (tx) => tx.run(sql`select revoke_event_feed()`.compile(query)))
}
