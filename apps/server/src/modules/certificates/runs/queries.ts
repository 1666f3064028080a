import { sql } from 'kysely'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'

/** A run for all suppliers of a year, with its progress. */
export interface KeptRun {
  id: string
  act: 'issue' | 'notify'
  anio: number
  tipos: CertificateKind[]
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  total: number
  done: number
  last_third_party: number
  made: number
  failed: number
  last_error: string | null
  created_at: string
  finished_at: string | null
}

const columns = sql`id, act, anio, tipos, state, total, done, last_third_party, made, failed, last_error, created_at, finished_at`

/** Finds the last runs of a company, newest first. */
export async function findRuns(db: Database, scope: Scope, atMost = 10): Promise<KeptRun[]> {
  const [runs] = await db.read(scope, [
    sql<KeptRun>`select ${columns} from certificate_runs where company_id = ${scopeCompany}
      order by created_at desc, id limit ${atMost}`.compile(query),
  ])
  return runs
}

/** Marks an open run as running and returns it; undefined if it is done, given up or missing. */
export async function takeRun(db: Database, scope: Scope, id: string): Promise<KeptRun | undefined> {
  const [[run]] = await db.read(scope, [
    sql<KeptRun>`update certificate_runs set state = 'running', started_at = coalesce(started_at, now())
      where company_id = ${scopeCompany} and id = ${id} and state in ('waiting', 'running') returning ${columns}`.compile(
      query,
    ),
  ])
  return run
}

/** Finds the next suppliers of a run after the last finished one, by id. */
export async function findNextParties(
  db: Database,
  scope: Scope,
  { anio, tipos, last_third_party }: KeptRun,
  atMost: number,
): Promise<number[]> {
  const [rows] = await db.read(scope, [
    sql<{ id: number }>`
      select t.id from third_parties t
       where t.company_id = ${scopeCompany} and t.id > ${last_third_party}
         and exists (select 1 from withholding_lines l where l.company_id = t.company_id and l.third_party_id = t.id
                        and l.tipo = any (${tipos}::text[])
                        and l.fecha between make_date(${anio}, 1, 1) and make_date(${anio}, 12, 31))
       order by t.id limit ${atMost}`.compile(query),
  ])
  return rows.map(({ id }) => id)
}

/** The outcome for one supplier. */
export interface Outcome {
  party: number
  made: number
  error?: string
}

/** Records that a supplier is done. False if the run was cancelled meanwhile. */
export async function advanceRun(
  db: Database,
  scope: Scope,
  id: string,
  { party, made, error }: Outcome,
): Promise<boolean> {
  const [[row]] = await db.read(scope, [
    sql<{ id: string }>`
      update certificate_runs set done = done + 1, made = made + ${made}, last_third_party = ${party},
             failed = failed + ${error === undefined ? 0 : 1}, last_error = coalesce(${error ?? null}, last_error)
       where company_id = ${scopeCompany} and id = ${id} and state = 'running' and last_third_party < ${party}
      returning id`.compile(query),
  ])
  return row !== undefined
}

/** Records how a run ended. */
export async function finishRun(
  db: Database,
  scope: Scope,
  id: string,
  state: 'done' | 'failed',
  error: string | null = null,
): Promise<void> {
  await db.read(scope, [
    sql`update certificate_runs set state = ${state}, finished_at = now(), last_error = coalesce(${error}, last_error)
      where company_id = ${scopeCompany} and id = ${id} and state in ('waiting', 'running')`.compile(query),
  ])
}

/** A person of a supplier to notify, with the branches that they may read. */
export interface Reader {
  membership_id: string
  email: string
  accounts: number[] | null
  by_mail: boolean
}

/** Finds the people of a supplier with access to its certificates, and who of them wants a mail. */
export async function findReaders(db: Database, scope: Scope, party: number): Promise<Reader[]> {
  const [readers] = await db.read(scope, [
    sql<Reader>`select membership_id, email, accounts, by_mail from certificate_readers(${party})`.compile(
      query,
    ),
  ])
  return readers
}

/** The release state by kind, year and period, and the number of valid certificates. */
export interface ReleaseState {
  tipo: CertificateKind
  anio: number
  periodo: number
  municipio: string
  fecha: CalendarDate
}

/** Reads the company's release dates, and the valid, replaced and revoked certificates of a year. */
export async function readState(db: Database, scope: Scope, anio: number) {
  const [releases, counts] = await db.read(scope, [
    sql<ReleaseState>`select tipo, anio, periodo::integer as periodo, municipio, fecha from certificate_releases
      where company_id = ${scopeCompany} and anio = ${anio} order by tipo, municipio, periodo`.compile(query),
    sql<{ tipo: CertificateKind; standing: number; replaced: number; revoked: number }>`
      select c.tipo, count(*) filter (where c.replaced_by is null and p.annulled_at is null)::integer as standing,
             count(*) filter (where c.replaced_by is not null)::integer as replaced,
             count(*) filter (where p.annulled_at is not null)::integer as revoked
        from certificates c join issued_papers p on p.company_id = c.company_id and p.id = c.paper_id
       where c.company_id = ${scopeCompany} and c.anio = ${anio} group by c.tipo order by c.tipo`.compile(
      query,
    ),
  ])
  return { releases, counts }
}

/** Whether any certificate of a year is released: no notice is sent before. */
export async function hasReleased(
  db: Database,
  company: number,
  { anio, tipos }: { anio: number; tipos: readonly CertificateKind[] },
): Promise<boolean> {
  const [[row]] = await db.read(Scope.ofStaff(company), [
    sql<{ is_there: boolean }>`select exists (select 1 from certificate_releases
      where company_id = ${scopeCompany} and anio = ${anio} and tipo = any (${tipos}::text[])
        and fecha <= ${today}) as is_there`.compile(query),
  ])
  return row?.is_there === true
}
