import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from '@enlace/contract/features/api-keys/calls'
import { apiKeyTexts as texts } from '@enlace/contract/features/api-keys/texts'
import { apiKeyState, apiScopes } from '@enlace/domain/api-key'
import { todayInBogota } from '@enlace/domain/calendar-date'
import { serve } from '../../core/http/serve.ts'
import { authorIn } from '../../core/staff/audit-commands.ts'
import { createKey, revokeKey, rotateKey } from './commands.ts'
import { findApiKeys, type KeptApiKey } from './queries.ts'

/** The keys by which a company's programs push data. */
export function apiKeysRoutes(app: FastifyInstance): void {
  serve(app, listApiKeys, async ({ db, scope }) => {
    const { keys, days, now } = await findApiKeys(db, scope)
    return { claves: keys.map((key) => presentKey(key, now)), dias: days }
  })

  serve(app, createApiKey, async ({ db, scope, request, body }) => {
    if (body.vence !== null && body.vence <= todayInBogota(new Date()))
      throw new Problem('invalid-fields', {}, { vence: texts.expiresPast })
    return db.transaction(scope, async (tx) => createKey(tx, body, await authorIn(tx, request.ip)))
  })

  serve(app, rotateApiKey, ({ db, scope, request, params, body }) =>
    db.transaction(scope, async (tx) => rotateKey(tx, params.id, body, await authorIn(tx, request.ip))),
  )

  serve(app, revokeApiKey, async ({ db, scope, request, params, body }) => {
    await db.transaction(scope, async (tx) =>
      revokeKey(tx, params.id, body.version, await authorIn(tx, request.ip)),
    )
    return {}
  })
}

function presentKey({ is_replaced: isReplaced, ...key }: KeptApiKey, now: Date) {
  const at = (moment: string | null) => (moment === null ? null : new Date(moment))
  return {
    ...key,
    alcances: apiScopes.filter((scope) => key.alcances.includes(scope)),
    estado: apiKeyState({ expiresAt: at(key.vence_at), revokedAt: at(key.revocada_at), isReplaced }, now),
  }
}
