import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { demoWebhookTexts as texts } from '../texts/webhooks.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { demoCompanies } from '../data/companies.ts'
import { Scope } from '@enlace/database/scope.ts'
import { webhookEvents } from '@enlace/domain/webhook.ts'
import type { Keys } from '@enlace/server/core/keys/keys.ts'
import { newWebhookSecret, sealWebhookSecret } from '@enlace/server/modules/webhooks/sign.ts'

const event = 'purchase-order.confirmed'

/** The deliveries to the demo's endpoint: hours ago, status and attempts. */
const deliveries = [
  { ago: 50, status: 200, attempts: 1 },
  { ago: 44, status: 200, attempts: 1 },
  { ago: 40, status: 422, attempts: 8 },
  { ago: 31, status: 204, attempts: 3 },
] as const

/** Gives the demo's first company a disabled endpoint at a host that nobody has, with its past deliveries. */
export async function addDemoWebhook(db: Database, keys: Keys): Promise<void> {
  const [company] = demoCompanies
  if (!company) return
  const endpoint = randomUUID()
  const sealed = sealWebhookSecret(keys, company.id, endpoint, newWebhookSecret())
  await db.transaction(Scope.ofStaff(company.id), async (tx) => {
    await tx.run(
      sql`insert into webhook_endpoints (company_id, id, url, descripcion, events, active, secret, created_by, created_at)
        values (${scopeCompany}, ${endpoint}, 'https://erp.andina.example/enlace', ${texts.description},
                ${[...webhookEvents]}::text[], false, ${sealed}, 'admin@demo.co', now() - interval '60 days')`.compile(
        query,
      ),
    )
    const orders = await tx.run(
      sql<{ about: object }>`select jsonb_build_object(
          'orden', jsonb_build_object('id', o.id, 'erp_key', o.erp_key, 'nro_orden', o.nro_orden, 'fecha', o.fecha,
            'moneda', o.moneda, 'valor_neto', o.valor_neto::text),
          'proveedor', jsonb_build_object('erp_key', t.erp_key, 'documento_numero', t.documento_numero,
            'documento_dv', t.documento_dv, 'nombre', t.nombre),
          'origen', 'proveedor', 'cambios', '[]'::jsonb) as about
        from purchase_order o join third_parties t on t.company_id = o.company_id and t.id = o.third_party_id
       where o.company_id = ${scopeCompany} order by o.fecha desc, o.id limit ${deliveries.length}`.compile(
        query,
      ),
    )
    for (const [at, { ago, status, attempts }] of deliveries.entries()) {
      const about = orders[at]?.about
      if (about === undefined) continue
      const isTaken = status < 300
      const when = new Date(Date.now() - ago * 3_600_000).toISOString()
      const body = JSON.stringify({ type: event, timestamp: when, data: about })
      await tx.run(
        sql`with told as (
            insert into webhook_events (company_id, type, body, created_at)
            values (${scopeCompany}, ${event}, ${body}, ${when}) returning id, created_at)
          insert into webhook_deliveries (company_id, endpoint_id, event_id, state, attempts, tries, status, answer,
                                          milliseconds, created_at, tried_at)
          select ${scopeCompany}, ${endpoint}, id, ${isTaken ? 'entregada' : 'fallida'}, ${attempts}::integer,
                 ${attempts}::integer, ${status}::integer, ${isTaken ? '' : texts.refused}, 140, created_at,
                 created_at + make_interval(mins => ${attempts * attempts}) from told`.compile(query),
      )
    }
  })
}
