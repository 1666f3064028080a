import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  createApiKey,
  getApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from '@enlace/contract/api-keys/calls.ts'
import { apiKeyTexts as texts } from '@enlace/contract/api-keys/texts.ts'
import { apiKeyState, apiScopes } from '@enlace/domain/api-key.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { portalAddress } from '../../core/mail/links.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { authorIn } from '../../core/audit/desk-commands.ts'
import { createKey, revokeKey, rotateKey } from './commands.ts'
import { findApiKey, findApiKeys, type KeptApiKey } from './queries.ts'

/** Binds the API keys of a company's programs. */
export function apiKeysRoutes(app: FastifyInstance): void {
  const portalOf = async (db: Database, scope: Scope) => {
    const { company_id: company } = await db.context(scope)
    return portalAddress(db, app.service.settings, company)
  }

  serve(app, listApiKeys, async ({ db, scope }) => {
    const { keys, days, now } = await findApiKeys(db, scope)
    return { claves: keys.map((key) => presentKey(key, now)), dias: days }
  })

  serve(app, getApiKey, async ({ db, scope, params }) => {
    const { key, days, pushes, now } = await findApiKey(db, scope, params.id)
    if (!key) throw new Problem('api-key-not-found')
    return { clave: presentKey(key, now), dias: days, envios: pushes }
  })

  serve(app, createApiKey, async ({ db, scope, request, body }) => {
    if (body.vence !== null && body.vence <= todayInBogota(new Date()))
      throw new Problem('invalid-fields', {}, { vence: texts.expiresPast })
    const told = await db.transaction(scope, async (tx) =>
      createKey(tx, body, await authorIn(tx, request.ip)),
    )
    return { ...told, portal: await portalOf(db, scope) }
  })

  serve(app, rotateApiKey, async ({ db, scope, request, params, body }) => {
    const told = await db.transaction(scope, async (tx) =>
      rotateKey(tx, params.id, body, await authorIn(tx, request.ip)),
    )
    return { ...told, portal: await portalOf(db, scope) }
  })

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
