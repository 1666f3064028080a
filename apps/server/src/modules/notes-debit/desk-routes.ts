import type { FastifyInstance } from 'fastify'
import { decisionTexts } from '@enlace/contract/acts/decision-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  decideDeskObjection,
  downloadObjectionFile,
  getDeskObjection,
  listDeskObjectionRows,
  listDeskObjections,
} from '@enlace/contract/notes-debit/desk/calls.ts'
import type { DeskObjection } from '@enlace/contract/notes-debit/desk/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { decideAct, deskActRows, findActFile, findDeskActs } from '../acts/index.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { countRows, countsOf } from '../../core/list/present.ts'
import { findSlice } from '../../core/list/queries.ts'
import { correspondenceOf } from '../questions/index.ts'
import { findObjection, objections } from './desk-queries.ts'

/** Objections to debit notes, and the company's decisions on them. */
export function objectionsDeskRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, listDeskObjections, async ({ db, scope, query }) => {
    const all = deskActRows<DeskObjection>(objections, query)
    const { rows, groups } = await findDeskActs(db, scope, { desk: objections, rows: all }, query)
    const { status } = query
    const kept = groups.filter(({ estado }) => !status?.length || status.some((one) => one === estado))
    return { rows, total: countRows(kept), totals: [], counts: countsOf(groups), dataAsOf: null }
  })

  serve(app, listDeskObjectionRows, ({ db, scope, query }) =>
    findSlice(db, scope, deskActRows<DeskObjection>(objections, query), query.after),
  )

  serve(app, getDeskObjection, ({ db, scope, params }) => objectionOf(db, scope, params.id))

  serve(app, decideDeskObjection, async ({ db, scope, request, params, body }) => {
    const { resultado, motivo, nota_credito } = body
    const { nota } = await objectionOf(db, scope, params.id)
    const creditNote = resultado === 'aceptada' && nota_credito !== '' ? nota_credito : null
    const said = [
      fill(decisionTexts.objection[resultado], { documento: nota }),
      ...(motivo === '' ? [] : [motivo]),
      ...(creditNote === null ? [] : [fill(decisionTexts.creditNote, { numero: creditNote })]),
    ].join('\n')
    const { company_id } = await db.context(scope)
    const mail = await correspondenceOf(db, request, company_id)
    const isDecided = await decideAct(
      { db, scope, address: request.ip, mail },
      {
        act: 'objetar',
        id: params.id,
        outcome: resultado,
        reason: motivo,
        creditNote,
        lines: [],
        said,
        becomes: 'resuelta',
      },
    )
    if (!isDecided) throw new Problem('document-not-found')
    return objectionOf(db, scope, params.id)
  })

  serveFile(app, downloadObjectionFile, async ({ db, scope, params }) => {
    const file = await findActFile(db, scope, 'objetar', params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })
}

/** @throws Problem `document-not-found`. */
async function objectionOf(db: Database, scope: Scope, id: string) {
  const found = await findObjection(db, scope, id)
  if (!found) throw new Problem('document-not-found')
  return found
}
