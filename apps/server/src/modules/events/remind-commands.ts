import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { nextBusinessDay } from '@enlace/domain/holidays.ts'
import { findClosedDays } from '../company/index.ts'
import { addJob } from '../../core/jobs/commands.ts'

/** The name of the work that reminds of one event shortly before it begins. */
export const soonTask = 'event-soon'

/** Before an event, when who has a seat is told once more. */
const minutesBefore = 60

/**
 * Tells of the events up to the end of the company's next business day: on a Friday also those of Monday. Anyone who may not enter any
 * more lets its seat go first; each event with seats is put into the queue to be told of once more, an hour before.
 */
export async function remindOfDay(db: Database, company: number, now: Date): Promise<void> {
  const scope = Scope.ofStaff(company)
  const closed = await findClosedDays(db, scope)
  const until = `${addDays(nextBusinessDay(addDays(todayInBogota(now), 1), closed), 1)}T00:00:00-05:00`
  await db.transaction(scope, async (tx) => {
    await tx.run(sql`select release_event_seats()`.compile(query))
    await tx.run(sql`select remind_of_events(${until}::timestamptz, 'dia', null)`.compile(query))
    const soon = await tx.run(
      sql<{ id: string; starts_at: string }>`select id, starts_at from events
        where company_id = scope_company() and published_at <= now() and cancelled_at is null and seats_taken > 0
          and not is_all_day and starts_at > now() and starts_at < ${until}::timestamptz order by starts_at, id`.compile(
        query,
      ),
    )
    for (const { id, starts_at } of soon) {
      const runAt = new Date(new Date(starts_at).getTime() - minutesBefore * 60_000)
      await addJob(tx, soonTask, { event: id }, { key: id, runAt })
    }
  })
}

/** Tells who has a seat of an event that begins within the hour; one that was put off is told of at its own time. */
export async function remindOfEvent(db: Database, company: number, event: string): Promise<void> {
  await db.transaction(Scope.ofStaff(company), (tx) =>
    tx.run(
      sql`select remind_of_events(now() + make_interval(mins => ${minutesBefore + 5}), 'hora', ${event})`.compile(
        query,
      ),
    ),
  )
}
