import { sql } from 'kysely'
import { moduleNames } from '@enlace/domain/modules.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { KeptReportSettings } from '../offer.ts'

/** The company's settings of a report, with the seal that a change must name. */
export type SealedSettings = KeptReportSettings & { sello: string }

/** A link to an external report. */
export interface SealedLink {
  id: string
  title: string
  about: string
  url: string
  place: number
  sello: string
}

/** The seal of a report without settings. */
export const untouched = 'sin-ajustes'

const seal = (table: string) => sql<string>`md5(to_jsonb(${sql.ref(table)})::text)`

const settings = sql<SealedSettings>`select report, is_on, title, about, columns, filters, place, ${seal('s')} as sello
  from report_settings s where company_id = ${scopeCompany}`

/** Returns the company's report settings, links and enabled modules. */
export async function findDeskSettings(
  db: Database,
  scope: Scope,
): Promise<{ settings: Map<string, SealedSettings>; links: SealedLink[]; modules: Set<string> }> {
  const [kept, links, modules] = await db.read(scope, [
    settings.compile(query),
    sql<SealedLink>`select id, title, about, url, place, ${seal('l')} as sello from report_links l
      where company_id = ${scopeCompany} order by place, title`.compile(query),
    sql<{
      name: string
    }>`select name from settings where company_id = ${scopeCompany} and name = any(${moduleNames})
      and (value #>> '{}') ~ '^[0-9]{1,9}$' and (value #>> '{}')::integer > 0`.compile(query),
  ])
  return {
    settings: new Map(kept.map((one) => [one.report, one])),
    links,
    modules: new Set(modules.map(({ name }) => name)),
  }
}

/** Returns the current seal of a report's settings, within the transaction that changes them. */
export async function findSeal(tx: Pick<Transaction, 'run'>, report: string): Promise<string> {
  const [row] = await tx.run(sql<SealedSettings>`${settings} and report = ${report}`.compile(query))
  return row?.sello ?? untouched
}
