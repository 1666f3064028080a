import { sql } from 'kysely'
import {
  deliveryPageSize,
  type DeliveryFilter,
  type ListedDelivery,
  type Webhook,
  type WebhookDelivery,
} from '@enlace/contract/webhooks/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { staffNameOf } from '../../core/desk/member-name-queries.ts'

/** An endpoint as stored, without its secrets. */
export type KeptWebhook = Omit<Webhook, 'estado' | 'eventos'> & { eventos: string[]; activo: boolean }

const counted = (state: string) =>
  sql`count(*) filter (where d.state = ${state} and d.created_at > now() - interval '30 days')`

const endpoints = (id: string | null) => sql<KeptWebhook>`
  select e.id, e.version, e.url, e.descripcion, e.events as eventos, e.active as activo, e.disabled_reason as motivo,
      e.failing_since as falla_desde, e.disabled_at as desactivado_at,
      case when e.former_until > now() then e.former_until end as secreto_anterior_hasta,
      e.created_by as creado_por, ${staffNameOf('e.created_by')} as creado_por_nombre, e.created_at as creado_at,
      (select jsonb_build_object('pendientes', count(*) filter (where d.state = 'pendiente'),
                'entregadas', ${counted('entregada')}, 'fallidas', ${counted('fallida')})
         from webhook_deliveries d where d.company_id = e.company_id and d.endpoint_id = e.id) as entregas
    from webhook_endpoints e
   where e.company_id = ${scopeCompany} and (${id}::uuid is null or e.id = ${id}::uuid)
   order by e.created_at, e.id`

/** Returns all endpoints of the company, oldest first. */
export async function findWebhooks(db: Database, scope: Scope): Promise<KeptWebhook[]> {
  const [rows] = await db.read(scope, [endpoints(null).compile(query)])
  return rows
}

const delivery = sql`d.id, d.event_id as mensaje, v.type as evento, d.state as estado, d.is_test as es_prueba,
  d.attempts as intentos, v.created_at as creada_at, d.tried_at as intentada_at,
  case when d.state = 'pendiente' and (e.active or d.is_test) then d.next_at end as proximo_at,
  d.status as respuesta, d.fault as fallo, d.milliseconds as milisegundos, d.resent_by as reenviada_por,
  ${staffNameOf('d.resent_by')} as reenviada_por_nombre`

const deliveriesOf = (endpoint: string) => sql`webhook_deliveries d
  join webhook_events v on v.company_id = d.company_id and v.id = d.event_id
  join webhook_endpoints e on e.company_id = d.company_id and e.id = d.endpoint_id
  where d.company_id = ${scopeCompany} and d.endpoint_id = ${endpoint}::uuid`

/**
 * Returns an endpoint with a page of its deliveries, newest first, and their counts by state; the endpoint is
 * undefined if it does not exist.
 */
export async function findWebhook(db: Database, scope: Scope, id: string, { estado, page }: DeliveryFilter) {
  const ofState = sql`(${estado ?? null}::text is null or d.state = ${estado ?? null})`
  const [[webhook], rows, groups] = await db.read(scope, [
    endpoints(id).compile(query),
    sql<ListedDelivery>`select ${delivery} from ${deliveriesOf(id)} and ${ofState}
      order by d.created_at desc, d.id limit ${deliveryPageSize} offset ${(page - 1) * deliveryPageSize}`.compile(
      query,
    ),
    sql<{ estado: string; rows: number }>`select d.state as estado, count(*)::integer as rows
      from ${deliveriesOf(id)} group by 1`.compile(query),
  ])
  return { webhook, rows, groups }
}

/** Finds a delivery of an endpoint with its content; undefined if it does not exist. */
export async function findDelivery(db: Database, scope: Scope, endpoint: string, id: string) {
  const [[row]] = await db.read(scope, [
    sql<WebhookDelivery>`select ${delivery}, v.body as cuerpo, coalesce(d.answer, '') as contestado
      from ${deliveriesOf(endpoint)} and d.id = ${id}::uuid`.compile(query),
  ])
  return row
}
