import type { FastifyInstance } from 'fastify'
import {
  downloadHandOver,
  listHandedChangeRows,
  listHandedChanges,
} from '@enlace/contract/bank-accounts/hand-over/calls.ts'
import type { HandedChange } from '@enlace/contract/bank-accounts/hand-over/schemas.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { findDesk, findDeskSlice } from '../../../core/desk/list-queries.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { accountText } from '../mails.ts'
import { makeHandOver } from './commands.ts'
import { handOverDesk, type HandedRow } from './queries.ts'

/** Binds the treasury's list of applied changes, and its file with the whole numbers. */
export function handOverRoutes(app: FastifyInstance): void {
  const { service } = app

  serve(app, listHandedChanges, async ({ db, scope, query }) => {
    const found = await findDesk<HandedRow>(db, scope, handOverDesk, query)
    return { ...found, rows: found.rows.map(present) }
  })

  serve(app, listHandedChangeRows, async ({ db, scope, query }) => {
    const { rows, next } = await findDeskSlice<HandedRow>(db, scope, handOverDesk, query)
    return { rows: rows.map(present), next }
  })

  serve(app, downloadHandOver, async ({ scope, request, body }) => {
    const { company, author } = await authorOf(request, scope)
    const by = { actor: author.actor, person: author.person ?? null, address: request.ip }
    return makeHandOver(service, scope, { company, by }, body)
  })
}

function present({ banco, tipo, ultimos, ...row }: HandedRow): HandedChange {
  return { ...row, cuenta: accountText({ banco, tipo, ultimos }) }
}
