import type { PoolClient } from 'pg'
import { addDays, type CalendarDate } from '@enlace/domain/calendar-date'
import { isBusinessDay } from '@enlace/domain/holidays'
import type { DemoCompany } from './companies.ts'

/** A source of the demo's ERP: what its file is called, how often it is expected, and in which table its rows stand. */
const sources = [
  { name: 'Siesa cartera', file: 'cartera-por-pagar.csv', table: 'account_statements', days: 6 },
  { name: 'Siesa egresos', file: 'egresos.xlsx', table: 'payments_made', days: 6 },
  { name: 'Retenciones', file: 'retenciones.csv', table: 'withholding_lines', days: 1 },
] as const // the tables' own names

const rhythms = {
  'Siesa cartera': { every: 'business-day', before: '08:00' },
  'Siesa egresos': { every: 'business-day', before: '08:00' },
  Retenciones: { every: 'month', day: 10, before: '17:00' },
} as const // the sources' own names

/** Days among which there are six business days, whatever holidays there are. */
const daysBack = 14

/**
 * The nightly loads of the last business days, which found everything as it was, and when each source is expected. All
 * of what they tell of is of the demo's documents, so nothing of them is to be undone.
 */
export async function loadImports(
  client: PoolClient,
  { id }: DemoCompany,
  today: CalendarDate,
): Promise<void> {
  const days = Array.from({ length: daysBack }, (_, back) => addDays(today, -back)).filter((day) =>
    isBusinessDay(day),
  )
  const loads = sources.flatMap((source) => days.slice(0, source.days).map((day) => ({ ...source, day })))
  for (const { name, file, table, day } of loads) {
    await client.query(
      `insert into import_batches (company_id, source, kind, file_name, file_sha256, state, rows_read, rows_unchanged,
                                   actor, started_at, finished_at)
       select $1, $2, 'documents', $3, md5($3 || $4::text), 'loaded', n, n, 'cli', at, at + interval '4 seconds'
         from (select count(*)::integer as n, ($4::date + time '00:05') at time zone 'America/Bogota' as at
                 from ${table} where company_id = $1) rows`,
      [id, name, file, day],
    )
  }
  for (const [source, rhythm] of Object.entries(rhythms)) {
    await client.query(
      `insert into import_sources (company_id, source, rhythm, updated_by) values ($1, $2, $3::jsonb, 'admin@demo.co')`,
      [id, source, JSON.stringify(rhythm)],
    )
  }
}
