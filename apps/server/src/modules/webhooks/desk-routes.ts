import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  changeWebhook,
  createWebhook,
  getWebhook,
  getWebhookDelivery,
  listWebhooks,
  removeWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '@enlace/contract/webhooks/calls.ts'
import { webhookFormTexts } from '@enlace/contract/webhooks/texts.ts'
import { webhookEvents, type WebhookEndpointState } from '@enlace/domain/webhook.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { authorIn } from '../../core/audit/desk-commands.ts'
import { leadsInside, targetFault } from './target.ts'
import * as commands from './desk-commands.ts'
import { findDelivery, findWebhook, findWebhooks, type KeptWebhook } from './desk-queries.ts'

/** A company's webhook endpoints. */
export function webhooksRoutes(app: FastifyInstance): void {
  endpointRoutes(app)
  deliveryRoutes(app)
}

function endpointRoutes(app: FastifyInstance): void {
  const { keys, settings } = app.service

  serve(app, listWebhooks, async ({ db, scope }) => ({
    webhooks: (await findWebhooks(db, scope)).map(presentWebhook),
  }))

  serve(app, getWebhook, async ({ db, scope, params, query }) => {
    const { webhook, rows, groups } = await findWebhook(db, scope, params.id, query)
    if (!webhook) throw new Problem('webhook-not-found')
    const counts = Object.fromEntries(groups.map((group) => [group.estado, group.rows]))
    const asked = groups.filter(({ estado }) => query.estado === undefined || estado === query.estado)
    const total = asked.reduce((sum, group) => sum + group.rows, 0)
    return { webhook: presentWebhook(webhook), rows, total, counts }
  })

  serve(app, createWebhook, async ({ db, scope, request, body }) => {
    await demandOpenTarget(body.url, settings.webhookHosts)
    return db.transaction(scope, async (tx) =>
      commands.createWebhook(tx, keys, body, await authorIn(tx, request.ip)),
    )
  })

  serve(app, changeWebhook, async ({ db, scope, request, params, body }) => {
    await demandOpenTarget(body.url, settings.webhookHosts)
    await db.transaction(scope, async (tx) =>
      commands.changeWebhook(tx, params.id, body, await authorIn(tx, request.ip)),
    )
    return {}
  })

  serve(app, rotateWebhookSecret, ({ db, scope, request, params, body }) =>
    db.transaction(scope, async (tx) =>
      commands.rotateSecret(tx, keys, params.id, body, await authorIn(tx, request.ip)),
    ),
  )

  serve(app, removeWebhook, async ({ db, scope, request, params, query }) => {
    await db.transaction(scope, async (tx) =>
      commands.removeWebhook(tx, params.id, query.version, await authorIn(tx, request.ip)),
    )
    return {}
  })
}

function deliveryRoutes(app: FastifyInstance): void {
  serve(app, testWebhook, async ({ db, scope, request, params }) => ({
    delivery: await db.transaction(scope, async (tx) =>
      commands.queueTest(tx, params.id, await authorIn(tx, request.ip)),
    ),
  }))

  serve(app, getWebhookDelivery, async ({ db, scope, params }) => {
    const delivery = await findDelivery(db, scope, params.id, params.delivery)
    if (!delivery) throw new Problem('webhook-delivery-not-found')
    return delivery
  })

  serve(app, resendWebhookDelivery, async ({ db, scope, request, params }) => {
    await db.transaction(scope, async (tx) =>
      commands.resendDelivery(tx, params.id, params.delivery, await authorIn(tx, request.ip)),
    )
    return {}
  })
}

/** @throws Problem `invalid-fields` for a forbidden target address. */
async function demandOpenTarget(url: string, ownHosts: readonly string[]): Promise<void> {
  const fault = targetFault(url, ownHosts) ?? ((await leadsInside(url, ownHosts)) ? 'private' : undefined)
  if (fault !== undefined) throw new Problem('invalid-fields', {}, { url: webhookFormTexts.faults[fault] })
}

function presentWebhook({ activo, ...webhook }: KeptWebhook) {
  return {
    ...webhook,
    eventos: webhookEvents.filter((event) => webhook.eventos.includes(event)),
    estado: stateOf(activo, webhook),
  }
}

function stateOf(
  isActive: boolean,
  { motivo, falla_desde: failing }: Pick<KeptWebhook, 'motivo' | 'falla_desde'>,
): WebhookEndpointState {
  if (isActive) return failing === null ? 'activo' : 'con_fallos'
  return motivo === null ? 'inactivo' : 'desactivado'
}
