import { sql } from 'kysely'
import type { CompanyPaper } from '@enlace/contract/catalogues/shown/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

const papers = query
  .selectFrom('company_papers as p')
  .innerJoin('company_files as f', (join) =>
    join.onRef('f.company_id', '=', 'p.company_id').onRef('f.name', '=', 'p.file_name'),
  )
  .select(['p.nombre', 'p.fecha', sql<string>`'company-files/' || f.sha256 || '/' || f.name`.as('url')])
  .where('p.company_id', '=', scopeCompany)
  .where('p.estado', '=', 'vigente')
  .where((of) => of.or([of('p.vence', 'is', null), of('p.vence', '>=', sql<CalendarDate>`${today}`)]))
  .orderBy('p.fecha', 'desc')
  .orderBy('p.nombre')
  .compile()

/** Finds the public documents in force of the open scope's company, newest first. @throws DatabaseRefusal if there is no company. */
export async function findCompanyPapers(db: Database, scope: Scope): Promise<CompanyPaper[]> {
  const [rows] = await db.read(scope, [papers])
  return rows
}
