import { sql } from 'kysely'
import { demoCertificateTexts as texts } from '../texts/certificates.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { demoCompanies } from '../data/companies.ts'
import { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { revokeCertificate } from '@enlace/server/modules/certificates/runs/company-commands.ts'
import { issueForParty } from '@enlace/server/modules/certificates/issue/issue-party.ts'
import { openIssuer, type IssuingService } from '@enlace/server/modules/certificates/issue/issue.ts'

/** How many suppliers of each company of the demo have their certificate, the largest company first. */
const issued = [3, 1]

/**
 * Issues certificates of the last whole year for some suppliers of the demo without a login, so that those a visitor
 * tries are not issued yet; the first company revoked one of them, and sent notifications for some.
 */
export async function addDemoCertificates(service: IssuingService): Promise<void> {
  const anio = Number(todayInBogota(new Date()).slice(0, 4)) - 1
  for (const [place, { id: company }] of demoCompanies.entries()) {
    const scope = Scope.ofStaff(company)
    const issuer = await openIssuer(service, company)
    for (const party of await findUnvisited(service.db, scope, anio, issued[place] ?? 0))
      await issueForParty(service, scope, issuer, { party, anio, tipos: ['fuente'] })
  }
  const [first] = demoCompanies
  if (!first) return
  await revokeOne(service.db, first.id)
  await tellSome(service.db, first.id, anio)
}

/** Suppliers of the open company with a withholding of a year and without a login. */
async function findUnvisited(db: Database, scope: Scope, anio: number, atMost: number): Promise<number[]> {
  const [rows] = await db.read(scope, [
    sql<{ id: number }>`select t.id from third_parties t
      where t.company_id = ${scopeCompany} and exists (
        select 1 from withholding_lines w where w.company_id = t.company_id and w.third_party_id = t.id and w.tipo = 'fuente'
           and w.fecha between make_date(${anio}::integer, 1, 1) and make_date(${anio}::integer, 12, 31))
        and not exists (select 1 from memberships m where m.company_id = t.company_id and m.third_party_id = t.id)
      order by t.nombre limit ${atMost}`.compile(query),
  ])
  return rows.map(({ id }) => id)
}

/** The company revokes the last of its certificates, to issue a corrected one. */
async function revokeOne(db: Database, company: number): Promise<void> {
  const [[last]] = await db.read(Scope.ofStaff(company), [
    sql<{ numero: string }>`select p.numero from issued_papers p
      join certificates c on c.company_id = p.company_id and c.paper_id = p.id
     where p.company_id = ${scopeCompany} order by p.numero desc limit 1`.compile(query),
  ])
  if (!last) return
  const { numero } = last
  const { actor, reason: motivo } = texts
  await revokeCertificate(db, { company, actor }, { numero, motivo, again: true })
}

/** Readers of certificates were notified of those of ICA, in the spring after their year; of the others, nobody yet. */
async function tellSome(db: Database, company: number, anio: number): Promise<void> {
  await db.read(Scope.ofStaff(company), [
    sql`insert into certificate_notices (company_id, membership_id, anio, tipo, sent_at)
      select ${scopeCompany}, r.membership_id, ${anio}::integer, 'ica',
             make_timestamptz(${anio}::integer + 1, 3, 20, 9, 15, 0, 'America/Bogota')
        from third_parties t cross join lateral certificate_readers(t.id) r
       where t.company_id = ${scopeCompany} on conflict do nothing`.compile(query),
  ])
}
