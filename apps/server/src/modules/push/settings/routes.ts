import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  deleteRecord,
  getLoad,
  listFreshness,
  listLoads,
  putFreshness,
  pushRecords,
  whoAmI,
} from '@enlace/contract/push/calls.ts'
import { isPushKind, kindScopes, type PushKind, pushKinds } from '@enlace/domain/api-key.ts'
import { factsOf } from '@enlace/importer/core/mapping/sent-kinds.ts'
import { serveProgram, streamProgram } from '../../../core/http/program/serve-program.ts'
import { readIdempotencyKey } from '../../../core/http/program/idempotency-key.ts'
import { removeRecord } from '../remove-record.ts'
import { runPush } from '../run-push.ts'
import { packingOf } from '../../../core/http/program/sent-bytes.ts'
import { tellFreshness } from './commands.ts'
import { findCompanyName, findFreshness, findPush, findPushes, type KeptPush } from './queries.ts'
import { formOf, readAsOf } from './rules.ts'

/** The calls of a company's programs with its API keys. */
export function pushRoutes(app: FastifyInstance): void {
  streamProgram(app, pushRecords, ({ db, key, params, query, request, reply }) => {
    const { 'as-of': header, 'idempotency-key': repeated } = request.headers
    const asOf = query.as_of ?? (typeof header === 'string' ? header : undefined)
    return runPush(db, {
      key,
      kind: kindOf(params.kind),
      idempotencyKey: readIdempotencyKey(repeated),
      asOf: asOf === undefined ? null : readAsOf(asOf, new Date()),
      message: request.raw,
      packing: packingOf(request.headers['content-encoding']),
      form: formOf(request.headers['content-type']),
      tells: query.rows,
      address: request.ip,
      reference: request.id,
      onFault: (fault) => request.log.warn({ err: fault }, 'push broke off'),
      onReplay: () => void reply.header('idempotent-replayed', 'true'),
    })
  })

  serveProgram(app, deleteRecord, ({ db, key, params, request }) =>
    removeRecord(
      db,
      { key, kind: kindOf(params.kind), idempotencyKey: null, asOf: null, address: request.ip },
      params.key,
    ),
  )

  serveProgram(app, listFreshness, async ({ db, key }) => {
    const told = await findFreshness(db, key)
    return {
      freshness: pushKinds.flatMap((kind) => {
        const asOf = told.get(factsOf(kind).freshness ?? '')
        return asOf === undefined ? [] : [{ kind, as_of: asOf }]
      }),
    }
  })

  serveProgram(app, putFreshness, async ({ db, key, params, body, request }) => {
    const kind = kindOf(params.kind)
    const { freshness } = factsOf(kind)
    if (freshness === undefined)
      throw new Problem('push-kind-unknown', { kind, kinds: datedKinds.join(', ') })
    const asOf = readAsOf(body.as_of, new Date())
    return { kind, as_of: await tellFreshness(db, key, { kind: freshness, asOf, address: request.ip }) }
  })

  serveProgram(app, listLoads, async ({ db, key, query }) => {
    const found = await findPushes(db, key, query.before, query.size)
    const last = found.length === query.size ? found.at(-1) : undefined
    return { loads: found.map(presentPush), next: last?.started_at ?? null }
  })

  serveProgram(app, getLoad, async ({ db, key, params }) => {
    const found = await findPush(db, key, params.id)
    if (!found) throw new Problem('load-not-found')
    return { ...presentPush(found.push), findings: found.findings, more: found.more }
  })

  serveProgram(app, whoAmI, async ({ db, key }) => ({
    company: { id: key.company, nombre: await findCompanyName(db, key) },
    key: { id: key.key, nombre: key.nombre, scopes: [...key.scopes] },
    kinds: pushKinds.filter((kind) => key.scopes.includes(kindScopes[kind])),
  }))
}

const datedKinds = pushKinds.filter((kind) => factsOf(kind).freshness !== undefined)

function kindOf(text: string): PushKind {
  if (!isPushKind(text)) throw new Problem('push-kind-unknown', { kind: text, kinds: pushKinds.join(', ') })
  return text
}

function presentPush({ read, inserted, updated, unchanged, deleted, refused, ...push }: KeptPush) {
  return { ...push, counts: { read, inserted, updated, unchanged, deleted, refused } }
}
