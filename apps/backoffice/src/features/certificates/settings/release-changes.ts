import type { Releases } from '@enlace/contract/certificates/settings/schemas.ts'
import { parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { isCertificateKind } from '@enlace/domain/certificates.ts'
import type { ReleaseChange } from './queries.ts'
import type { TypedDays } from './releases-panel.tsx'

/** The releases whose typed day is another than the one that is kept, as they are sent. */
export function changedReleases({ anio, filas }: Releases, typed: TypedDays): ReleaseChange[] {
  return Object.entries(typed).flatMap(([id, text]) => {
    const [tipo = '', periodo = '', municipio = ''] = id.split(':')
    if (!isCertificateKind(tipo)) return []
    const key = { tipo, anio, periodo: Number(periodo), municipio }
    const kept = filas.find(
      (row) => row.tipo === tipo && row.periodo === key.periodo && row.municipio === municipio,
    )
    const vista = kept?.fecha ?? null
    const fecha = parseCalendarDate(text) ?? null
    return fecha === vista ? [] : [{ ...key, vista, fecha }]
  })
}
