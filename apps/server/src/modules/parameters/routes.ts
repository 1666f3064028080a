import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  changeParameters,
  changeProtectedParameters,
  countForgotten,
  listParameterHistory,
  listParameters,
} from '@enlace/contract/parameters/calls.ts'
import type { Parameter, ParameterChange } from '@enlace/contract/parameters/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { parameters, placeOf, readParameter } from '@enlace/domain/parameters.ts'
import { keepSettingsIn, lockSettings } from '../company/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { countForgottenRows } from '../personal-data/index.ts'
import { authorIn } from '../../core/audit/desk-commands.ts'
import { changesOf, lastChanges, settingsNamed } from './queries.ts'
import { applyChanges, checkChanges, parameterSettings, pastChanges, retentionAsked } from './rules.ts'

/** The parameters and module flags of a company, their history, and changing them. */
export function parametersRoutes(app: FastifyInstance): void {
  serve(app, listParameters, async ({ db, scope }) => ({ parametros: await readParameters(db, scope) }))

  serve(app, changeParameters, async ({ db, scope, request, body }) => {
    await change(request, scope, body.cambios, false)
    return { parametros: await readParameters(db, scope) }
  })

  serve(app, changeProtectedParameters, async ({ db, scope, request, body }) => {
    await change(request, scope, body.cambios, true)
    return { parametros: await readParameters(db, scope) }
  })

  serve(app, countForgotten, async ({ db, scope, body }) => {
    const asked = retentionAsked(checkChanges(body.cambios, true))
    const counts = await countForgottenRows(db, scope, asked)
    return {
      olvidos: asked.map(({ rule }, at) => ({ nombre: rule.parameter, registros: counts[at] ?? 0 })),
    }
  })

  serve(app, listParameterHistory, async ({ db, scope, query }) => {
    const asked = parameters.filter(({ name }) => (query.nombre ?? name) === name)
    const [entries] = await db.read(scope, [changesOf(asked.map(({ name }) => placeOf(name).setting))])
    return { cambios: pastChanges(asked, entries) }
  })
}

async function change(
  request: FastifyRequest,
  scope: Scope,
  changes: readonly ParameterChange[],
  isProven: boolean,
): Promise<void> {
  const checked = checkChanges(changes, isProven)
  await request.server.service.db.transaction(scope, async (tx) => {
    const held = await lockSettings(tx, parameterSettings)
    await keepSettingsIn(tx, applyChanges(held, checked), await authorIn(tx, request.ip))
  })
}

async function readParameters(db: Database, scope: Scope): Promise<Parameter[]> {
  const [kept, changes] = await db.read(scope, [settingsNamed(parameterSettings), lastChanges])
  const settings = new Map(kept.map(({ name, value }) => [name, value]))
  const last = new Map(changes.map((entry) => [entry.name, entry]))
  return parameters.map((parameter) => ({
    nombre: parameter.name,
    valor: readParameter(parameter, settings.get(placeOf(parameter.name).setting)),
    changedAt: last.get(placeOf(parameter.name).setting)?.at ?? null,
    changedBy: last.get(placeOf(parameter.name).setting)?.actor ?? null,
    changedByName: last.get(placeOf(parameter.name).setting)?.actor_name ?? null,
  }))
}
