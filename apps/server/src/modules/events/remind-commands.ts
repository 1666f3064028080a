import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { nextBusinessDay } from '@enlace/domain/holidays.ts'
import { findClosedDays } from '../company/index.ts'
import { addJob } from '../../core/jobs/commands.ts'

/** The job of an event's reminder shortly before it begins. */
export const soonTask = 'event-soon'

/** Minutes before an event at which its attendees are reminded again. */
const minutesBefore = 60

/**
 * Reminds of the events up to the end of the company's next business day: on a Friday also those of Monday. Seats of
 * people without access are released first; for each event with seats, a second reminder is queued for an hour before.
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

/** Reminds the attendees of an event that begins within the hour; a postponed one has a reminder of its own. */
export async function remindOfEvent(db: Database, company: number, event: string): Promise<void> {
  await db.transaction(Scope.ofStaff(company), (tx) =>
    tx.run(
      sql`select remind_of_events(now() + make_interval(mins => ${minutesBefore + 5}), 'hora', ${event})`.compile(
        query,
      ),
    ),
  )
}
