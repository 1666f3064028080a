import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import {
  usualTypes,
  daysOfPeriod,
  periodsOf,
  suggestedRelease,
  wholeYear,
} from '@enlace/domain/certificates.ts'
import type { CertificatePeriod, CertificateKind } from '@enlace/domain/certificates.ts'
import type { PoolClient } from 'pg'

/** The day from which certificates of a type and period are available. */
interface Release {
  tipo: CertificateKind
  anio: number
  periodo: CertificatePeriod
  fecha: CalendarDate
}

/**
 * Releases the certificates of the open company on the usual days, from its first withholding on: those of the running
 * year are announced, a bimester that has not ended is not.
 */
export async function loadReleases(client: PoolClient, today: CalendarDate): Promise<void> {
  const { rows } = await client.query<{ first: string | null }>(
    'select min(fecha)::text as first from withholding_lines where company_id = (select scope_company())',
  )
  const first = rows[0]?.first
  if (!first) return
  const releases = releasesOf(calendarDate(first), today)
  await client.query(
    `insert into certificate_releases (company_id, tipo, anio, periodo, fecha, released_at)
     select (select scope_company()), tipo, anio, periodo, fecha, least(fecha, $2::date)
       from jsonb_to_recordset($1::jsonb) as r (tipo text, anio integer, periodo smallint, fecha date)`,
    [JSON.stringify(releases), today],
  )
}

function releasesOf(first: CalendarDate, today: CalendarDate): Release[] {
  const [from, until] = [first, today].map((day) => Number(day.slice(0, 4)))
  if (from === undefined || until === undefined) return []
  const years = Array.from({ length: until - from + 1 }, (_, place) => from + place)
  return years.flatMap((anio) =>
    usualTypes.flatMap((tipo) =>
      periodsOf[tipo]
        .filter((periodo) => periodo === wholeYear || daysOfPeriod(anio, periodo).hasta < today)
        .map((periodo) => ({ tipo, anio, periodo, fecha: suggestedRelease(tipo, anio, periodo) })),
    ),
  )
}
