import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { moduleNames } from '@enlace/domain/modules.ts'
import { readProfile } from '../company/index.ts'
import type { DefinedReport } from './definition.ts'
import { catalogueViews, installedReports } from './installed-queries.ts'
import { offer, type KeptReportSettings, type OfferedReport } from './offer.ts'
import { shippedReports } from './shipped-queries.ts'

/** The company's report settings. */
export const keptSettings = query
  .selectFrom('report_settings')
  .select(['report', 'is_on', 'title', 'about', 'columns', 'filters', 'place'])
  .where('company_id', '=', scopeCompany)
  .compile()

/** The modules that the open scope's person has. */
const openModules = sql<{ name: string }>`select name from settings
  where company_id = ${scopeCompany} and name = any(${moduleNames}) and (value #>> '{}') ~ '^[0-9]{1,9}$'
    and (value #>> '{}')::integer > 0 and ((select scope_modules()) is null or name = any((select scope_modules())::text[]))`.compile(
  query,
)

/** Returns the reports that the company offers the open scope's person, in the company's order. */
export async function findOfferedReports(db: Database, scope: Scope): Promise<OfferedReport[]> {
  const { context, rows } = await db.readWithContext(scope, [keptSettings, openModules, catalogueViews])
  const [kept, modules, views] = rows
  const { parameters } = await readProfile(db, context.company_id)
  const all: readonly DefinedReport[] = [...shippedReports, ...installedReports(views)]
  return offer(all, {
    settings: new Map(kept.map((one: KeptReportSettings) => [one.report, one])),
    modules: new Set(modules.map(({ name }) => name)),
    parameters,
  })
}

/** Returns an offered report. @throws Problem `document-not-found` for any other. */
export async function getOfferedReport(db: Database, scope: Scope, id: string): Promise<OfferedReport> {
  const found = (await findOfferedReports(db, scope)).find((report) => report.id === id)
  if (found === undefined) throw new Problem('document-not-found')
  return found
}
