import type { PoolClient } from 'pg'
import { addDays, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { isBusinessDay } from '@enlace/domain/holidays.ts'
import type { DemoCompany } from '../data/companies.ts'
import { loadDaytimeImports } from './load-daytime-imports.ts'

/**
 * A source of the demo's ERP: the name of its file, its time, and its content that night, as of `day` since `since`.
 */
interface NightlySource {
  name: string
  file: string
  at: string
  seconds: number
  read: string
  inserted: string
  updated: string
}

const from = (table: string, where: string) =>
  `(select count(*)::integer from ${table} where company_id = $1 and ${where})`

const sources: readonly NightlySource[] = [
  {
    name: 'Siesa cartera',
    file: 'cartera-por-pagar.csv',
    at: '00:05:12',
    seconds: 4,
    read: from(
      'account_statements',
      'fecha_factura < $4 and (pendiente or fecha_vencimiento >= $4::date - 30)',
    ),
    inserted: from('account_statements', 'fecha_factura >= $5 and fecha_factura < $4'),
    updated: from(
      'payments_made_lines l join payments_made p using (company_id)',
      'p.id = l.payment_id and fecha_pago >= $5 and fecha_pago < $4',
    ),
  },
  {
    name: 'Siesa egresos',
    file: 'egresos.xlsx',
    at: '00:06:40',
    seconds: 3,
    read: from('payments_made', 'fecha_pago >= $4::date - 90 and fecha_pago < $4'),
    inserted: from('payments_made', 'fecha_pago >= $5 and fecha_pago < $4'),
    updated: '0',
  },
]

const withholdings: NightlySource = {
  name: 'Retenciones',
  file: 'retenciones.csv',
  at: '00:08:03',
  seconds: 6,
  read: from('withholding_lines', `fecha >= $5 and fecha < $4`),
  inserted: from('withholding_lines', `fecha >= $5 and fecha < $4`),
  updated: '0',
}

const rhythms = {
  'Siesa cartera': { every: 'business-day', before: '08:00' },
  'Siesa egresos': { every: 'business-day', before: '08:00' },
  Retenciones: { every: 'month', day: 10, before: '17:00' },
} as const

/** Days that contain at least eight business days, whatever holidays there are. */
const daysBack = 18
const nights = 8

/**
 * Inserts the nightly loads of the last business days, each with the demo's documents of the days before it, the
 * month's withholdings, loads by day, and when each source is expected.
 */
export async function loadImports(
  client: PoolClient,
  { id }: DemoCompany,
  today: CalendarDate,
): Promise<void> {
  const days = businessDaysUntil(today, daysBack)
  for (const [at, day] of days.slice(0, nights).entries()) {
    const since = days[at + 1] ?? addDays(day, -1)
    for (const source of sources) await loadNight(client, id, source, { day, since })
  }
  // On the tenth, or the last business day before it: the withholdings of the whole previous month.
  const [night = today] = businessDaysUntil(tenthUntil(today), daysBack)
  const day = firstOfMonth(night)
  await loadNight(client, id, withholdings, { day, since: firstOfMonth(addDays(day, -1)) }, night)
  if (id === 1) await loadDaytimeImports(client, id, days)
  for (const [source, rhythm] of Object.entries(rhythms)) {
    await client.query(
      `insert into import_sources (company_id, source, rhythm, updated_by) values ($1, $2, $3::jsonb, 'admin@demo.co')`,
      [id, source, JSON.stringify(rhythm)],
    )
  }
}

async function loadNight(
  client: PoolClient,
  company: number,
  { name, file, at, seconds, read, inserted, updated }: NightlySource,
  { day, since }: { day: CalendarDate; since: CalendarDate },
  night: CalendarDate = day,
): Promise<void> {
  await client.query(
    `insert into import_batches (company_id, source, kind, file_name, file_sha256, state, rows_read, rows_inserted,
                                 rows_updated, rows_unchanged, actor, started_at, finished_at)
     select $1, $2, 'documents', $3, encode(sha256(convert_to($3 || $4::text, 'UTF8')), 'hex'), 'loaded', greatest(n, new + changed), new, changed,
            greatest(n - new - changed, 0), 'cli', at, at + make_interval(secs => $7)
       from (select ${read} as n, ${inserted} as new, ${updated} as changed,
                    ($6::date + $8::time) at time zone 'America/Bogota' as at, $4::date, $5::date) told`,
    [company, name, file, day, since, night, seconds, at],
  )
}

function businessDaysUntil(last: CalendarDate, back: number): CalendarDate[] {
  return Array.from({ length: back }, (_, days) => addDays(last, -days)).filter((day) => isBusinessDay(day))
}

/** The last tenth of a month that is not after a day. */
function tenthUntil(today: CalendarDate): CalendarDate {
  const day = Number(today.slice(8))
  if (day >= 10) return addDays(today, 10 - day)
  const lastOfMonth = addDays(today, -day)
  return addDays(lastOfMonth, 10 - Number(lastOfMonth.slice(8)))
}

const firstOfMonth = (day: CalendarDate) => addDays(day, 1 - Number(day.slice(8)))
