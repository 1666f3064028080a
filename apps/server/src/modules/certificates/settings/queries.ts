import { sql } from 'kysely'
import { query, scopeCompany } from '@enlace/database/database.ts'

/** The cities where the open company withheld ICA. */
export const icaCities = sql<{ municipio: string }>`select distinct municipio from withholding_lines
  where company_id = ${scopeCompany} and tipo = 'ica' and municipio <> '' order by municipio`.compile(query)

/** The years in which the open company withheld anything. */
export const withheldYears = sql<{ anio: number }>`
  select distinct extract(year from fecha)::integer as anio from withholding_lines
   where company_id = ${scopeCompany} order by anio desc`.compile(query)

/** The number of withholdings of a kind in a bimester and a city. */
export interface WithheldCount {
  tipo: string
  bimestre: number
  municipio: string
  cuantas: number
}

/** Counts the withholdings of a year by kind, bimester and city. */
export const withheldIn = (anio: number) =>
  sql<WithheldCount>`
  select tipo, ceil(extract(month from fecha) / 2)::integer as bimestre, municipio, count(*)::integer as cuantas
    from withholding_lines
   where company_id = ${scopeCompany} and fecha between make_date(${anio}, 1, 1) and make_date(${anio}, 12, 31)
   group by 1, 2, 3`.compile(query)
