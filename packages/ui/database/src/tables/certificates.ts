import type { CalendarDate } from '@enlace/domain/calendar-date'
import type { Money } from '@enlace/domain/money'
import type { Generated } from 'kysely'

/** From which day a kind of certificate of a period can be had. */
export interface CertificateReleasesTable {
  company_id: number
  tipo: string
  anio: number
  /** 0 is the whole year, 1 to 6 a bimester. */
  periodo: number
  /** Of ICA; empty is every city without a day of its own. */
  municipio: Generated<string>
  fecha: CalendarDate
  released_at: Generated<string>
}

/** What an issued paper is the certificate of, with the withholdings as they were. */
export interface CertificatesTable {
  company_id: number
  paper_id: string
  third_party_id: number
  account_ids: number[]
  /** Those that were asked for; none where no other branch had such withholdings. */
  asked_ids: number[]
  tipo: string
  anio: number
  periodo: number
  municipio: string
  /** The withholding, where it is the certificate of a single one. */
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
  /** Revoked, but to be issued again although nothing changed. */
  may_reissue: Generated<boolean>
}

/** An act for all suppliers of a year, and how far it is. */
export interface CertificateRunsTable {
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

/** Whom a mail told of the certificates of a kind of a year. */
export interface CertificateNoticesTable {
  company_id: number
  membership_id: string
  anio: number
  tipo: string
  sent_at: Generated<string>
}
