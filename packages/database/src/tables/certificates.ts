// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** The tables of `schema/certificates/`. */
export interface CertificatesTables {
  certificate_releases: {
    company_id: number
    tipo: string
    anio: number
    periodo: number
    municipio: Generated<string>
    fecha: CalendarDate
    released_at: Generated<string>
  }
  certificates: {
    company_id: number
    paper_id: string
    third_party_id: number
    account_ids: number[]
    asked_ids: number[]
    tipo: string
    anio: number
    periodo: number
    municipio: string
    line_id: string | null
    version: number
    lines: unknown
    lines_count: number
    lines_hash: Buffer
    base: Money
    operacion: Money | null
    valor: Money
    pdf_hash: Buffer
    replaced_by: string | null
    replaced_at: string | null
    may_reissue: Generated<boolean>
    taken_at: string | null
  }
  certificate_runs: {
    company_id: number
    id: Generated<string>
    act: string
    anio: number
    tipos: string[]
    state: Generated<string>
    total: number
    done: Generated<number>
    last_third_party: Generated<number>
    made: Generated<number>
    failed: Generated<number>
    last_error: string | null
    actor: string
    created_at: Generated<string>
    started_at: string | null
    finished_at: string | null
  }
  certificate_notices: {
    company_id: number
    membership_id: string
    anio: number
    tipo: string
    sent_at: Generated<string>
  }
}
