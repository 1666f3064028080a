import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import {
  decideEvaluationReview,
  decideImprovementAction,
} from '@enlace/contract/supplier-qualification/desk/calls.ts'
import { qualificationDeskTexts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import { isStateOf } from '@enlace/domain/states.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { decideAction, decideReview, type QualificationFault } from '../evaluation/decide-commands.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { decidedBefore } from '../../../core/desk/decided.ts'
import { findPart } from './queries.ts'
import { workOf } from './work-queries.ts'

const { faults } = qualificationDeskTexts
type Part = NonNullable<Awaited<ReturnType<typeof findPart>>>

/** The company's answers to requests for review and to the evidence of plans. */
export function decisionRoutes(app: FastifyInstance): void {
  const { service } = app

  serve(app, decideEvaluationReview, async ({ db, scope, request, params, body }) => {
    const part = await findPart(db, scope, 'evaluation_reviews', params.id)
    if (!part) throw new Problem('document-not-found')
    const { author } = await authorOf(request, scope)
    const decision = { numero: part.numero, act: body.acto, text: body.texto, actor: author.actor }
    const fault = await decideReview(service, part.company, decision)
    const now = await findPart(db, scope, 'evaluation_reviews', params.id)
    if (fault) throw problemOf(fault, now, 'revision_calificacion')
    return workOf(db, scope, part.evaluation_id)
  })

  serve(app, decideImprovementAction, async ({ db, scope, request, params, body }) => {
    const part = await findPart(db, scope, 'improvement_actions', params.id)
    if (!part) throw new Problem('document-not-found')
    const { author } = await authorOf(request, scope)
    const decision = { id: params.id, isDone: body.cumplida, text: body.texto, actor: author.actor }
    const fault = await decideAction(service, part.company, decision)
    const now = await findPart(db, scope, 'improvement_actions', params.id)
    if (fault) throw problemOf(fault, now, 'accion_mejora')
    return workOf(db, scope, part.evaluation_id)
  })
}

function problemOf(
  fault: QualificationFault,
  part: Part | undefined,
  owner: 'revision_calificacion' | 'accion_mejora',
): Problem {
  switch (fault) {
    case 'unknown':
      return new Problem('document-not-found')
    case 'text-missing':
      return new Problem('invalid-fields', {}, { texto: faults.text })
    case 'no-evidence':
      return new Problem('invalid-fields', {}, { texto: faults.noEvidence })
    case 'decided': {
      const { state = '', decided_by: who, decided_at: at } = part ?? {}
      if (!who || !at || !isStateOf(owner, state)) return new Problem('changed-meanwhile')
      const words: Readonly<Record<string, string>> = stateTexts[owner]
      return decidedBefore(who, words[state] ?? state, at)
    }
  }
}
