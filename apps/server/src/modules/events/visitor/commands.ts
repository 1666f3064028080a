import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/**
 * Asks for a seat of the open scope's person; the database gives one, or a place on the waiting list, while it holds the
 * event. @throws DatabaseRefusal `event-not-found`, `event-closed`.
 */
export async function registerPerson(db: Database, scope: Scope, event: string): Promise<void> {
  await db.transaction(scope, (tx) => tx.run(sql`select register_for_event(${event})`.compile(query)))
}

/** Gives the person's seat or place back; anyone who waits first gets it, and hears of it. @throws DatabaseRefusal likewise. */
export async function withdrawPerson(db: Database, scope: Scope, event: string): Promise<void> {
  await db.transaction(scope, (tx) => tx.run(sql`select cancel_event_registration(${event})`.compile(query)))
}

/** Keeps the person's new secret address by its hash; the one before ends. */
export async function keepFeed(
  db: Database,
  scope: Scope,
  { hash, seed }: { hash: Buffer; seed: string },
): Promise<void> {
  await db.transaction(scope, (tx) => tx.run(sql`select make_event_feed(${hash}, ${seed})`.compile(query)))
}

/** Ends the person's secret address. */
export async function endFeed(db: Database, scope: Scope): Promise<void> {
  await db.transaction(scope, (tx) => tx.run(sql`select revoke_event_feed()`.compile(query)))
}
