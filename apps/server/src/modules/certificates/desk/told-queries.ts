import { sql } from 'kysely'
import { toldPerPage } from '@enlace/contract/certificates/desk/state-schemas.ts'
import type { Told, ToldQuery, ToldSupplier } from '@enlace/contract/certificates/desk/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Finds the suppliers of a year with the people notified of their certificates; those with none first. */
export async function findTold(db: Database, scope: Scope, { anio, ver, q, page }: ToldQuery): Promise<Told> {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  const suppliers = sql`(
    select t.id, t.nombre as proveedor, t.documento_numero || coalesce('-' || t.documento_dv, '') as nit,
        coalesce(jsonb_agg(jsonb_build_object('nombre', n.name, 'correo', n.email, 'tipos', n.tipos, 'at', n.at)
          order by n.at, n.email) filter (where n.membership_id is not null), '[]') as personas,
        bool_or(n.membership_id is not null) as is_told
      from third_parties t
      left join (select membership_id, third_party_id, min(name) as name, min(email) as email, array_agg(tipo order by tipo) as tipos,
                        max(sent_at) as at
                   from certificate_told(${anio}::integer) group by membership_id, third_party_id) n on n.third_party_id = t.id
     where t.company_id = ${scopeCompany} and exists (
       select 1 from withholding_lines w where w.company_id = t.company_id and w.third_party_id = t.id
          and w.fecha between make_date(${anio}::integer, 1, 1) and make_date(${anio}::integer, 12, 31))
       and (t.nombre ilike ${pattern} or t.documento_numero ilike ${pattern})
     group by t.id, t.nombre, t.documento_numero, t.documento_dv) as suppliers`
  const shown = ver === 'todos' ? sql`true` : ver === 'avisados' ? sql`is_told` : sql`not is_told`
  const [years, rows, [counts]] = await db.read(scope, [
    sql<{ anio: number }>`select distinct extract(year from fecha)::integer as anio from withholding_lines
      where company_id = ${scopeCompany} order by anio desc`.compile(query),
    sql<ToldSupplier>`select id, proveedor, nit, personas from ${suppliers} where ${shown}
      order by proveedor, id limit ${toldPerPage} offset ${(page - 1) * toldPerPage}`.compile(query),
    sql<{ avisados: number; sin_aviso: number }>`select count(*) filter (where is_told)::integer as avisados,
        count(*) filter (where not is_told)::integer as sin_aviso from ${suppliers}`.compile(query),
  ])
  const { avisados = 0, sin_aviso = 0 } = counts ?? {}
  const total = ver === 'todos' ? avisados + sin_aviso : ver === 'avisados' ? avisados : sin_aviso
  const anios = [...new Set([anio, ...years.map((row) => row.anio)])].toSorted((one, other) => other - one)
  return { anios, rows, total, avisados, sin_aviso }
}
