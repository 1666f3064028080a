import { sql } from 'kysely'
import type { ApiKeys, KeyPush } from '@enlace/contract/api-keys/schemas.ts'
import { query, scopeCompany, today, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { staffNameOf } from '../../core/desk/member-name-queries.ts'

/** A stored key, with its usage. */
export interface KeptApiKey {
  id: string
  version: number
  nombre: string
  prefijo: string
  alcances: string[]
  creada_por: string
  creada_por_nombre: string
  creada_at: string
  vence_at: string | null
  revocada_at: string | null
  revocada_por: string | null
  revocada_por_nombre: string | null
  is_replaced: boolean
  usada_at: string | null
  usada_desde: string | null
  envios: ApiKeys['dias'][number]
}

const sums = sql`coalesce(sum(p.calls), 0)::integer as llamadas, coalesce(sum(p.refused_calls), 0)::integer as rechazadas,
  coalesce(sum(p.rows_read), 0)::float8 as filas, coalesce(sum(p.rows_refused), 0)::float8 as "filasRechazadas"`

const keys = sql`select k.id, k.version, k.nombre, k.prefijo, k.scopes as alcances, k.created_by as creada_por,
    ${staffNameOf('k.created_by')} as creada_por_nombre, k.created_at as creada_at, k.expires_at as vence_at, k.revoked_at as revocada_at, k.revoked_by as revocada_por,
    ${staffNameOf('k.revoked_by')} as revocada_por_nombre,
    k.replaced_by is not null as is_replaced, k.last_used_at as usada_at, k.last_address as usada_desde,
    (select to_jsonb(s) from (select ${sums} from push_statistics p where p.company_id = k.company_id and p.key_id = k.id
        and p.dia > ${today} - 30) s) as envios
  from api_keys k where k.company_id = ${scopeCompany}`

/** The usage of each of the last thirty days, by one key or by all. */
const days = (key: string | null) =>
  sql<ApiKeys['dias'][number]>`select d.dia::date as dia, ${sums}
    from generate_series(${today} - 29, ${today}, interval '1 day') d (dia)
    left join push_statistics p on p.company_id = ${scopeCompany} and p.dia = d.dia::date
      and (${key}::uuid is null or p.key_id = ${key}::uuid)
   group by 1 order by 1`.compile(query)

const now = sql<{ at: string }>`select now() as at`.compile(query)

/** Finds all keys of the company, valid ones first, and the usage of each of the last thirty days. */
export async function findApiKeys(db: Database, scope: Scope) {
  const [found, byDay, [moment]] = await db.read(scope, [
    sql<KeptApiKey>`${keys}
     order by (k.revoked_at is not null or coalesce(k.expires_at <= now(), false)), k.created_at desc, k.id`.compile(
      query,
    ),
    days(null),
    now,
  ])
  return { keys: found, days: byDay, now: new Date(moment?.at ?? 0) }
}

/** Finds one key with its days and its last pushes; the key is undefined if the company has none with that id. */
export async function findApiKey(db: Database, scope: Scope, id: string) {
  const [[key], byDay, pushes, [moment]] = await db.read(scope, [
    sql<KeptApiKey>`${keys} and k.id = ${id}`.compile(query),
    days(id),
    sql<KeyPush>`select p.id, p.kind as clase,
        case when p.state = 'running' and p.alive_until < now() then 'broken' else p.state end as estado,
        p.rows_read::float8 as leidas, p.rows_inserted::float8 as nuevas, p.rows_updated::float8 as cambiadas,
        p.rows_unchanged::float8 as iguales, p.rows_refused::float8 as rechazadas, p.failure as falla,
        p.started_at as empezo_at, p.batches[1:20] as cargas
      from pushes p where p.company_id = ${scopeCompany} and p.key_id = ${id}
     order by p.started_at desc, p.id limit 25`.compile(query),
    now,
  ])
  return { key, days: byDay, pushes, now: new Date(moment?.at ?? 0) }
}
