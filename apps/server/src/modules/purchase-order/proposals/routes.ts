import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  decideDeskProposal,
  downloadProposalFile,
  getDeskProposal,
  listDeskProposalRows,
  listDeskProposals,
} from '@enlace/contract/purchase-order/proposals/calls.ts'
import type { DeskProposal } from '@enlace/contract/purchase-order/proposals/schemas.ts'
import { proposalTexts } from '@enlace/contract/purchase-order/proposals/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { decideAct, deskActRows, findActFile, findDeskActs } from '../../acts/index.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { countRows, countsOf } from '../../../core/list/present.ts'
import { findSlice } from '../../../core/list/queries.ts'
import { correspondenceOf } from '../../questions/index.ts'
import { findProposal, proposals } from './queries.ts'
import { decidedLines, outcomeOf, sayDecision } from './rules.ts'

/** Suppliers' proposals for order lines, and the company's decisions. */
export function proposalsDeskRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, listDeskProposals, async ({ db, scope, query }) => {
    const all = deskActRows<DeskProposal>(proposals, query)
    const { rows, groups } = await findDeskActs(db, scope, { desk: proposals, rows: all }, query)
    const { status } = query
    const kept = groups.filter(({ estado }) => !status?.length || status.some((one) => one === estado))
    return { rows, total: countRows(kept), totals: [], counts: countsOf(groups), dataAsOf: null }
  })

  serve(app, listDeskProposalRows, ({ db, scope, query }) =>
    findSlice(db, scope, deskActRows<DeskProposal>(proposals, query), query.after),
  )

  serve(app, getDeskProposal, ({ db, scope, params }) => proposalOf(db, scope, params.id))

  serve(app, decideDeskProposal, async ({ db, scope, request, params, body }) => {
    const proposal = await proposalOf(db, scope, params.id)
    const lines = decidedLines(proposal.lineas, body.lineas)
    if (!lines) throw new Problem('invalid-fields', {}, { lineas: proposalTexts.faults.otherLines })
    const outcome = outcomeOf(lines)
    const { company_id } = await db.context(scope)
    const mail = await correspondenceOf(db, request, company_id)
    const isDecided = await decideAct(
      { db, scope, address: request.ip, mail },
      {
        act: 'novedad',
        id: params.id,
        outcome,
        reason: body.comentario,
        creditNote: null,
        lines,
        said: sayDecision(proposal, lines, body),
        becomes: outcome === 'aceptada' ? 'resuelta' : 'esperando_al_proveedor',
      },
    )
    if (!isDecided) throw new Problem('document-not-found')
    return proposalOf(db, scope, params.id)
  })

  serveFile(app, downloadProposalFile, async ({ db, scope, params }) => {
    const file = await findActFile(db, scope, 'novedad', params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })
}

/** @throws Problem `document-not-found`. */
async function proposalOf(db: Database, scope: Scope, id: string) {
  const found = await findProposal(db, scope, id)
  if (!found) throw new Problem('document-not-found')
  return found
}
