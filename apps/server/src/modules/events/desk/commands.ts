import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { audit, type Author } from '../../../core/audit/content-commands.ts'
import { sealOfEvent } from './queries.ts'

/** The member of the staff who acts. */
export interface DeskActor {
  db: Database
  scope: Scope
  author: Author
}

/** Audits an act on an event. */
export async function noteEvent(
  { db, scope, author }: DeskActor,
  action: string,
  code: string,
): Promise<void> {
  await db.transaction(scope, (tx) => audit(tx, author, action, code))
}

/** Locks an event in the version that the client saw. @throws Problem `changed-meanwhile`, or `event-not-found`. */
export async function holdSeenEvent(tx: Pick<Transaction, 'run'>, code: string, seal: string): Promise<void> {
  const [event] = await tx.run(
    sql<{ sello: string }>`select ${sealOfEvent} as sello from events e
      where e.company_id = ${scopeCompany} and e.code = ${code} for update`.compile(query),
  )
  if (!event) throw new Problem('event-not-found')
  if (event.sello !== seal) throw new Problem('changed-meanwhile')
}

/** Records whether a person attended. False if there is no such seat. */
export async function markAttendee(
  { db, scope }: DeskActor,
  code: string,
  id: string,
  came: boolean | null,
): Promise<boolean> {
  const [[row]] = await db.read(scope, [
    sql<{
      done: boolean
    }>`select mark_event_attendance(${code}, ${id}::uuid, ${came}::boolean) as done`.compile(query),
  ])
  return row?.done === true
}

/** Gives a seat out of turn, or takes one back; null if there is no such person, false if it is too late. */
export async function moveAttendee(
  { db, scope, author }: DeskActor,
  act: 'seat' | 'release',
  code: string,
  id: string,
): Promise<boolean | null> {
  return db.transaction(scope, async (tx) => {
    const [row] = await tx.run(
      (act === 'seat'
        ? sql<{ done: boolean | null }>`select give_event_seat(${code}, ${id}::uuid) as done`
        : sql<{ done: boolean | null }>`select release_event_seat(${code}, ${id}::uuid) as done`
      ).compile(query),
    )
    if (row?.done)
      await audit(tx, author, act === 'seat' ? 'event-seat-given' : 'event-seat-released', `${code}:${id}`)
    return row?.done ?? null
  })
}

/** Removes a file from an event. False if it has none with that id. */
export async function removeFile(
  { db, scope, author }: DeskActor,
  code: string,
  id: string,
): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    const gone = await tx.run(
      sql<{ id: string }>`delete from event_files f using events e
        where f.company_id = ${scopeCompany} and f.id = ${id}::uuid and f.kind = 'material'
          and e.company_id = f.company_id and e.id = f.event_id and e.code = ${code} returning f.id`.compile(
        query,
      ),
    )
    if (gone.length === 0) return false
    await audit(tx, author, 'event-file-removed', code)
    return true
  })
}
