import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { NewWebhook, WebhookChange } from '@enlace/contract/webhooks/schemas.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { webhookTest } from '@enlace/domain/webhook.ts'
import type { Keys } from '../../core/keys/keys.ts'
import { auditIn, type Author } from '../../core/audit/desk-commands.ts'
import { newWebhookSecret, sealWebhookSecret } from './sign.ts'
import { targetName } from './target.ts'

/** The maximum number of endpoints of a company. */
export const mostWebhooks = 20

/** Creates an endpoint; its secret is shown once and stored sealed. @throws Problem `webhooks-too-many`. */
export async function createWebhook(
  tx: Transaction,
  keys: Keys,
  { url, descripcion, eventos }: NewWebhook,
  author: Author,
) {
  // Serialises concurrent additions.
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtext('webhooks'), ${tx.context.company_id}::integer)`.compile(query),
  )
  const [held] = await tx.run(
    sql<{ count: number }>`select count(*)::integer as count from webhook_endpoints
      where company_id = ${scopeCompany}`.compile(query),
  )
  if ((held?.count ?? 0) >= mostWebhooks) throw new Problem('webhooks-too-many')
  const id = randomUUID()
  const secreto = newWebhookSecret()
  const sealed = sealWebhookSecret(keys, tx.context.company_id, id, secreto)
  await tx.run(
    sql`insert into webhook_endpoints (company_id, id, url, descripcion, events, secret, created_by)
      values (${scopeCompany}, ${id}, ${url}, ${descripcion}, ${eventos}::text[], ${sealed}, ${author.actor})`.compile(
      query,
    ),
  )
  await auditIn(tx, author, {
    action: 'webhook:created',
    target: id,
    detail: { url: targetName(url), eventos },
  })
  return { id, secreto }
}

/**
 * Changes an endpoint. Enabling it again resets its failures. @throws Problem `webhook-not-found`,
 * `changed-meanwhile`.
 */
export async function changeWebhook(
  tx: Transaction,
  id: string,
  { version, url, descripcion, eventos, activo }: WebhookChange,
  author: Author,
): Promise<void> {
  const before = await holdWebhook(tx, id, version)
  const isPutOn = activo && !before.active
  await tx.run(
    sql`update webhook_endpoints set url = ${url}, descripcion = ${descripcion}, events = ${eventos}::text[],
        active = ${activo}, version = version + 1,
        failing_since = case when ${isPutOn} then null else failing_since end,
        disabled_at = case when ${activo} then null else disabled_at end,
        disabled_reason = case when ${activo} then null else disabled_reason end
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  if (isPutOn) await tx.run(sql`select pg_notify('webhooks', '')`.compile(query))
  const was = { url: targetName(before.url), activo: before.active }
  const detail = { url: targetName(url), eventos, activo, antes: was }
  await auditIn(tx, author, { action: 'webhook:changed', target: id, detail })
}

/**
 * Replaces the secret; the former one also signs for some hours. @throws Problem `webhook-not-found`,
 * `changed-meanwhile`.
 */
export async function rotateSecret(
  tx: Transaction,
  keys: Keys,
  id: string,
  { version, horas }: { version: number; horas: number },
  author: Author,
) {
  const { url } = await holdWebhook(tx, id, version)
  const secreto = newWebhookSecret()
  const sealed = sealWebhookSecret(keys, tx.context.company_id, id, secreto)
  await tx.run(
    sql`update webhook_endpoints set version = version + 1, secret = ${sealed},
        former_secret = case when ${horas}::integer > 0 then secret end,
        former_until = case when ${horas}::integer > 0 then now() + make_interval(hours => ${horas}::integer) end
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  await auditIn(tx, author, {
    action: 'webhook:rotated',
    target: id,
    detail: { url: targetName(url), horas },
  })
  return { id, secreto }
}

/** Deletes an endpoint with its deliveries. @throws Problem `webhook-not-found`, `changed-meanwhile`. */
export async function removeWebhook(
  tx: Transaction,
  id: string,
  version: number,
  author: Author,
): Promise<void> {
  const { url } = await holdWebhook(tx, id, version)
  await tx.run(
    sql`delete from webhook_endpoints where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  await auditIn(tx, author, { action: 'webhook:removed', target: id, detail: { url: targetName(url) } })
}

/** Queues a test for an endpoint and returns its delivery. @throws Problem `webhook-not-found`. */
export async function queueTest(tx: Transaction, id: string, author: Author): Promise<string> {
  const [endpoint] = await tx.run(
    sql<{ url: string }>`select url from webhook_endpoints
      where company_id = ${scopeCompany} and id = ${id} for update`.compile(query),
  )
  if (!endpoint) throw new Problem('webhook-not-found')
  const [queued] = await tx.run(
    sql<{ id: string }>`with told as (
        insert into webhook_events (company_id, type, body)
        values (${scopeCompany}, ${webhookTest}, webhook_body(${webhookTest}, jsonb_build_object('webhook', ${id}::text)))
        returning id)
      insert into webhook_deliveries (company_id, endpoint_id, event_id, is_test)
      select ${scopeCompany}, ${id}, told.id, true from told returning id`.compile(query),
  )
  if (!queued) throw new Error('A test that was queued has an id')
  await tx.run(sql`select pg_notify('webhooks', '')`.compile(query))
  await auditIn(tx, author, {
    action: 'webhook:tested',
    target: id,
    detail: { url: targetName(endpoint.url) },
  })
  return queued.id
}

/**
 * Sends a finished delivery again with the same id, so that receivers detect duplicates. @throws Problem
 * `webhook-delivery-not-found`, `webhook-delivery-waiting`, `webhook-off`.
 */
export async function resendDelivery(
  tx: Transaction,
  endpoint: string,
  id: string,
  author: Author,
): Promise<void> {
  const [held] = await tx.run(
    sql<{ state: string; type: string; goes_out: boolean }>`
      select d.state, v.type, e.active or d.is_test as goes_out from webhook_deliveries d
        join webhook_events v on v.company_id = d.company_id and v.id = d.event_id
        join webhook_endpoints e on e.company_id = d.company_id and e.id = d.endpoint_id
       where d.company_id = ${scopeCompany} and d.endpoint_id = ${endpoint} and d.id = ${id} for update of d`.compile(
      query,
    ),
  )
  if (!held) throw new Problem('webhook-delivery-not-found')
  if (held.state === 'pendiente') throw new Problem('webhook-delivery-waiting')
  if (!held.goes_out) throw new Problem('webhook-off')
  await tx.run(
    sql`update webhook_deliveries set state = 'pendiente', tries = 0, next_at = now(), resent_by = ${author.actor}
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  await tx.run(sql`select pg_notify('webhooks', '')`.compile(query))
  const detail = { entrega: id, evento: held.type }
  await auditIn(tx, author, { action: 'webhook:resent', target: endpoint, detail })
}

/** Locks an endpoint in the version that was read. */
async function holdWebhook(tx: Transaction, id: string, version: number) {
  const [held] = await tx.run(
    sql<{ url: string; active: boolean; version: number }>`select url, active, version from webhook_endpoints
      where company_id = ${scopeCompany} and id = ${id} for update`.compile(query),
  )
  if (!held) throw new Problem('webhook-not-found')
  if (held.version !== version) throw new Problem('changed-meanwhile')
  return held
}
