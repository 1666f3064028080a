import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addDays, todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { readCutoff } from '@enlace/domain/company-calendar.ts'
import { ownDaysOff, paymentDaysOf, receptionOf, getCompany } from '../company/index.ts'
import { type GeneratedEvent, generatedEvents } from './generated.ts'

/** Days ahead for which the company's calendar is generated. */
const daysAhead = 366

/** The result of generating a company's calendar. */
export interface Generation {
  made: number
  changed: number
  removed: number
}

/**
 * Generates events for the cut-offs and payment runs of a company's calendar from a day on: adds new ones, updates
 * changed ones, and removes future ones that the calendar no longer has. Events that staff edited stay unchanged.
 * Repeating it with the same calendar changes nothing.
 */
export async function generateEvents(
  db: Database,
  company: number,
  now: Date,
  from: CalendarDate = todayInBogota(now),
): Promise<Generation> {
  const scope = Scope.ofStaff(company)
  const { settings } = await getCompany(db, scope)
  const calendar = {
    cutoff: readCutoff(settings.get('invoice_cutoff')),
    paymentDays: paymentDaysOf(settings),
    closed: ownDaysOff(settings),
    reception: receptionOf(settings),
  }
  const events = generatedEvents(calendar, from, addDays(todayInBogota(now), daysAhead))
  return keepGenerated(db, scope, events)
}

async function keepGenerated(
  db: Database,
  scope: Scope,
  events: readonly GeneratedEvent[],
): Promise<Generation> {
  const given = JSON.stringify(events)
  return db.transaction(scope, async (tx) => {
    const kept = await tx.run(
      sql<{
        is_new: boolean
      }>`insert into events as e (company_id, code, kind, title, summary, description, place, starts_at,
          ends_at, is_all_day, is_generated)
        select scope_company(), g.code, g.kind, g.title, g.summary, g.description, g.place, g.starts_at, g.ends_at, g.is_all_day, true
          from jsonb_to_recordset(${given}::jsonb) as g (code text, kind text, title text, summary text, description text,
            place text, starts_at timestamptz, ends_at timestamptz, is_all_day boolean)
        on conflict (company_id, code) do update
          set title = excluded.title, summary = excluded.summary, description = excluded.description, place = excluded.place,
              starts_at = excluded.starts_at, ends_at = excluded.ends_at, is_all_day = excluded.is_all_day
        where e.is_generated and e.ends_at > now() and (e.title, e.summary, e.description, e.place, e.starts_at, e.ends_at)
          is distinct from (excluded.title, excluded.summary, excluded.description, excluded.place, excluded.starts_at, excluded.ends_at)
        returning version = 0 as is_new`.compile(query),
    )
    const removed = await tx.run(
      sql<{
        id: string
      }>`delete from events where company_id = scope_company() and is_generated and starts_at > now()
         and code not in (select g.code from jsonb_to_recordset(${given}::jsonb) as g (code text)) returning id`.compile(
        query,
      ),
    )
    const made = kept.filter(({ is_new }) => is_new).length
    return { made, changed: kept.length - made, removed: removed.length }
  })
}
