import type { FastifyInstance } from 'fastify'
import { decisionTexts } from '@enlace/contract/acts/decision-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import * as calls from '@enlace/contract/notes-debit/desk/calls.ts'
import { decideOnDesk, serveActDesk } from '../acts/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { found } from '../documents/index.ts'
import { findObjection, objections } from './desk-queries.ts'

/** Objections to debit notes, and the company's decisions on them. */
export function objectionsDeskRoutes(app: FastifyInstance): void {
  const desk = {
    page: calls.listDeskObjections,
    rows: calls.listDeskObjectionRows,
    one: calls.getDeskObjection,
    file: calls.downloadObjectionFile,
  }
  serveActDesk(app, desk, objections, findObjection)

  serve(app, calls.decideDeskObjection, async ({ body, params: { id }, ...deciding }) => {
    const { db, scope } = deciding
    const { resultado, motivo, nota_credito } = body
    const { nota } = found(await findObjection(db, scope, id))
    const creditNote = resultado === 'aceptada' && nota_credito !== '' ? nota_credito : null
    await decideOnDesk(deciding, {
      act: 'objetar',
      id,
      outcome: resultado,
      reason: motivo,
      creditNote,
      lines: [],
      said: [
        fill(decisionTexts.objection[resultado], { documento: nota }),
        ...(motivo === '' ? [] : [motivo]),
        ...(creditNote === null ? [] : [fill(decisionTexts.creditNote, { numero: creditNote })]),
      ].join('\n'),
      becomes: 'resuelta',
    })
    return found(await findObjection(db, scope, id))
  })
}
