import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import * as calls from '@enlace/contract/purchase-order/proposals/calls.ts'
import { proposalTexts } from '@enlace/contract/purchase-order/proposals/texts.ts'
import { decideOnDesk, serveActDesk } from '../../acts/index.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { found } from '../../documents/index.ts'
import { findProposal, proposals } from './queries.ts'
import { decidedLines, outcomeOf, sayDecision } from './rules.ts'

/** Suppliers' proposals for order lines, and the company's decisions. */
export function proposalsDeskRoutes(app: FastifyInstance): void {
  const desk = {
    page: calls.listDeskProposals,
    rows: calls.listDeskProposalRows,
    one: calls.getDeskProposal,
    file: calls.downloadProposalFile,
  }
  serveActDesk(app, desk, proposals, findProposal)

  serve(app, calls.decideDeskProposal, async ({ body, params: { id }, ...deciding }) => {
    const { db, scope } = deciding
    const proposal = found(await findProposal(db, scope, id))
    const lines = decidedLines(proposal.lineas, body.lineas)
    if (!lines) throw new Problem('invalid-fields', {}, { lineas: proposalTexts.faults.otherLines })
    const outcome = outcomeOf(lines)
    await decideOnDesk(deciding, {
      act: 'novedad',
      id,
      outcome,
      reason: body.comentario,
      creditNote: null,
      lines,
      said: sayDecision(proposal, lines, body),
      becomes: outcome === 'aceptada' ? 'resuelta' : 'esperando_al_proveedor',
    })
    return found(await findProposal(db, scope, id))
  })
}
