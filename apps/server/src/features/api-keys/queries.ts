import { sql } from 'kysely'
import type { ApiKeys } from '@enlace/contract/features/api-keys/schemas'
import { query, scopeCompany, today, type Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'

/** A key as it is kept, with what came in by it. */
export interface KeptApiKey {
  id: string
  version: number
  nombre: string
  prefijo: string
  alcances: string[]
  creada_por: string
  creada_at: string
  vence_at: string | null
  revocada_at: string | null
  revocada_por: string | null
  is_replaced: boolean
  usada_at: string | null
  usada_desde: string | null
  envios: ApiKeys['dias'][number]
}

const sums = sql`coalesce(sum(p.calls), 0)::integer as llamadas, coalesce(sum(p.refused_calls), 0)::integer as rechazadas,
  coalesce(sum(p.rows_read), 0)::float8 as filas, coalesce(sum(p.rows_refused), 0)::float8 as "filasRechazadas"`

/** Every key of the company, what is good first, and what came in on each of the last thirty days. */
export async function findApiKeys(db: Database, scope: Scope) {
  const [keys, days, [moment]] = await db.read(scope, [
    sql<KeptApiKey>`select k.id, k.version, k.nombre, k.prefijo, k.scopes as alcances, k.created_by as creada_por,
        k.created_at as creada_at, k.expires_at as vence_at, k.revoked_at as revocada_at, k.revoked_by as revocada_por,
        k.replaced_by is not null as is_replaced, k.last_used_at as usada_at, k.last_address as usada_desde,
        (select to_jsonb(s) from (select ${sums} from push_statistics p where p.company_id = k.company_id and p.key_id = k.id
            and p.dia > ${today} - 30) s) as envios
      from api_keys k where k.company_id = ${scopeCompany}
     order by (k.revoked_at is not null or coalesce(k.expires_at <= now(), false)), k.created_at desc, k.id`.compile(
      query,
    ),
    sql<ApiKeys['dias'][number]>`select d.dia::date as dia, ${sums}
      from generate_series(${today} - 29, ${today}, interval '1 day') d (dia)
      left join push_statistics p on p.company_id = ${scopeCompany} and p.dia = d.dia::date
     group by 1 order by 1`.compile(query),
    sql<{ at: string }>`select now() as at`.compile(query),
  ])
  return { keys, days, now: new Date(moment?.at ?? 0) }
}
