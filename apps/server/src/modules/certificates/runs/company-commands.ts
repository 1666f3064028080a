import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'
import { addJob } from '../../../core/jobs/commands.ts'
import type { CertificateKey } from '../releases/key.ts'

/** The acting member, as the company's audit trail names it. */
export interface Actor {
  company: number
  actor: string
}

const audit = (actor: string, action: string, target: string, detail: object) =>
  sql`select ${call('append_own_audit', {
    who: actor,
    person: null,
    what: action,
    aim: target,
    origin: null,
    more: JSON.stringify(detail),
  })}`.compile(query)

/** Sets or changes the release dates of certificates, by period. */
export async function releaseCertificates(
  db: Database,
  { company, actor }: Actor,
  keys: readonly CertificateKey[],
  fecha: CalendarDate | null,
): Promise<void> {
  await db.transaction(Scope.ofStaff(company), async (tx) => {
    for (const { tipo, anio, periodo, municipio } of keys) {
      await tx.run(
        fecha === null
          ? sql`delete from certificate_releases where company_id = ${scopeCompany} and tipo = ${tipo}
              and anio = ${anio} and periodo = ${periodo} and municipio = ${municipio}`.compile(query)
          : sql`insert into certificate_releases (company_id, tipo, anio, periodo, municipio, fecha)
              values (${scopeCompany}, ${tipo}, ${anio}, ${periodo}, ${municipio}, ${fecha})
              on conflict (company_id, tipo, anio, periodo, municipio)
                do update set fecha = excluded.fecha, released_at = now()`.compile(query),
      )
      const target = `${tipo}:${anio}:${periodo}:${municipio}`
      await tx.run(audit(actor, 'certificates-released', target, { fecha }))
    }
  })
}

/** Revokes a certificate, with a reason that its holders can read. False if the number does not exist. */
export function revokeCertificate(
  db: Database,
  { company, actor }: Actor,
  { numero, motivo, again }: { numero: string; motivo: string; again: boolean },
): Promise<boolean> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const [revoked] = await tx.run(
      sql<{
        paper_id: string
      }>`select paper_id from revoke_certificate(${numero}, ${motivo}, ${again})`.compile(query),
    )
    if (revoked === undefined) return false
    await tx.run(audit(actor, 'certificate-revoked', numero, { motivo, again }))
    return true
  })
}

/** A run for all suppliers of a year. */
export interface WantedRun {
  act: 'issue' | 'notify'
  anio: number
  tipos: readonly CertificateKind[]
}

/** The job of a run, one batch at a time. */
export const runTask = 'certificate-run'

/** Starts a run for all suppliers of a year in the background. Undefined if one of that kind is in progress. */
export function beginRun(
  db: Database,
  { company, actor }: Actor,
  { act, anio, tipos }: WantedRun,
): Promise<{ id: string; total: number } | undefined> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const [run] = await tx.run(
      sql<{ id: string; total: number }>`
        insert into certificate_runs (company_id, act, anio, tipos, total, actor, state)
        select ${scopeCompany}, ${act}, ${anio}, ${[...tipos]}::text[], count(distinct third_party_id)::integer, ${actor},
               case when count(*) = 0 then 'done' else 'waiting' end
          from withholding_lines
         where company_id = ${scopeCompany} and tipo = any (${[...tipos]}::text[])
           and fecha between make_date(${anio}, 1, 1) and make_date(${anio}, 12, 31)
        on conflict do nothing returning id, total`.compile(query),
    )
    if (run === undefined || run.total === 0) return run
    await tx.run(audit(actor, `certificates-${act}`, String(anio), { tipos, run: run.id }))
    await continueRun(tx, run.id)
    return run
  })
}

/** Cancels a run; finished work is kept. False if none of that kind is in progress. */
export async function cancelRun(db: Database, { company, actor }: Actor, act: string): Promise<boolean> {
  const [cancelled] = await db.read(Scope.ofStaff(company), [
    sql<{ id: string }>`update certificate_runs set state = 'cancelled', finished_at = now()
      where company_id = ${scopeCompany} and act = ${act} and state in ('waiting', 'running') returning id`.compile(
      query,
    ),
    audit(actor, 'certificates-cancelled', act, {}),
  ])
  return cancelled.length > 0
}

/** Queues the next batch of a run. */
export async function continueRun(tx: Pick<Transaction, 'run'>, id: string): Promise<void> {
  await addJob(tx, runTask, { run: id }, { key: id })
}
