import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { readInstalledView, type CatalogueColumn } from '@enlace/database/reports/installed-view.ts'
import { byName } from './chart-queries.ts'
import type { DefinedReport } from './definition.ts'
import { shippedReports } from './shipped-queries.ts'
import { ofView } from './source-queries.ts'

interface CatalogueView {
  name: string
  about: string | null
  columns: CatalogueColumn[]
}

/** The views of the schema `reports` that run with the caller's rights, with their comments. */
export const catalogueViews = sql<CatalogueView>`
  select c.relname as name, obj_description(c.oid, 'pg_class') as about,
         (select json_agg(json_build_object('id', a.attname, 'type', format_type(a.atttypid, null),
                                            'about', col_description(c.oid, a.attnum)) order by a.attnum)
            from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c
   where c.relnamespace = 'reports'::regnamespace and c.relkind = 'v' and 'security_invoker=true' = any(c.reloptions)
     and obj_description(c.oid, 'pg_class') is not null
   order by c.relname`.compile(query)

/** Returns the reports that the operator installed, for all companies. */
export function installedReports(views: readonly CatalogueView[]): DefinedReport[] {
  const shipped = new Set(shippedReports.map(({ id }) => id))
  return views.flatMap(({ name, about, columns }) => {
    const report = about === null ? undefined : definedOf(name, about, columns)
    return report === undefined || shipped.has(report.id) ? [] : [report]
  })
}

function definedOf(
  name: string,
  comment: string,
  catalogue: readonly CatalogueColumn[],
): DefinedReport | undefined {
  const { title, about, columns } = readInstalledView(comment, catalogue)
  const [first] = columns
  if (title === '' || first === undefined) return undefined
  const measure = columns.find(({ isTotal }) => isTotal)
  const axis = columns.find(({ isAxis }) => isAxis)
  const day = columns.find(({ isPeriod }) => isPeriod)
  return {
    id: name.replaceAll('_', '-'),
    title,
    about,
    isShipped: false,
    module: null,
    freshness: null,
    source: () => ofView(name),
    ...(day ? { periodColumn: day.id } : {}),
    period: day ? 'ano_actual' : null,
    columns,
    hasCurrency: catalogue.some(({ id }) => id === 'moneda'),
    order: sql.join(columns.map(({ id }) => sql.ref(id))),
    search: columns.filter(({ kind }) => kind === 'text').map(({ id }) => id),
    chart:
      measure && axis
        ? byName(sql<string>`coalesce(${sql.ref(axis.id)}::text, '')`, {
            texts: { chart: `${measure.header} · ${axis.header}`, axis: axis.header },
            measure: sql<string>`sum(${sql.ref(measure.id)})`,
          })
        : null,
  }
}

/** Returns all reports, shipped ones first. */
export async function findDefinedReports(db: Database, scope: Scope): Promise<DefinedReport[]> {
  const [views] = await db.read(scope, [catalogueViews])
  return [...shippedReports, ...installedReports(views)]
}
