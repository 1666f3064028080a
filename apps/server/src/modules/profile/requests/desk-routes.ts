import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import {
  decideProfileRequest,
  extendProfileRequest,
  getDeskProfileRequest,
  listDeskProfileRequestRows,
  listDeskProfileRequests,
} from '@enlace/contract/profile/requests/calls.ts'
import { profileRequestsTexts } from '@enlace/contract/profile/requests/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { findDesk, findDeskSlice } from '../../../core/desk/list-queries.ts'
import { decideRequest, extendRequest, type DecisionFault } from './decide-commands.ts'
import { isOpen } from './rules.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { decidedBefore } from '../../../core/desk/decided.ts'
import { presentRequest } from './desk-present.ts'
import { findProfileRequest, profileRequestsDesk, type ProfileRequestRow } from './desk-queries.ts'

/** The pending changes of suppliers' records, and requests about personal data. */
export function profileRequestsRoutes(app: FastifyInstance): void {
  const { service } = app

  serve(app, listDeskProfileRequests, ({ db, scope, query }) =>
    findDesk<ProfileRequestRow>(db, scope, profileRequestsDesk, query),
  )

  serve(app, listDeskProfileRequestRows, ({ db, scope, query }) =>
    findDeskSlice<ProfileRequestRow>(db, scope, profileRequestsDesk, query),
  )

  serve(app, getDeskProfileRequest, ({ db, scope, params }) => reviewOf(db, scope, params.id))

  serve(app, decideProfileRequest, async ({ db, scope, request, params, body }) => {
    const { visto, estado: state, respuesta: answer, aun_asi: regardless } = body
    const before = await reviewOf(db, scope, params.id)
    if (before.estado !== visto) throw await refusedOf(db, scope, params.id)
    const { company, actor } = await actorOf(request, scope)
    const decision = { number: before.numero, state, answer, actor, regardless }
    const fault = await decideRequest(service, company, decision)
    if (fault) throw await problemOf(fault, db, scope, params.id)
    return reviewOf(db, scope, params.id)
  })

  serve(app, extendProfileRequest, async ({ db, scope, request, params, body }) => {
    const { numero } = await reviewOf(db, scope, params.id)
    const { company, actor } = await actorOf(request, scope)
    const fault = await extendRequest(service, company, { number: numero, why: body.motivo, actor })
    if (fault) throw await problemOf(fault, db, scope, params.id)
    return reviewOf(db, scope, params.id)
  })
}

async function actorOf(request: FastifyRequest, scope: Scope) {
  const { company, author } = await authorOf(request, scope)
  return { company, actor: author.actor }
}

/** @throws Problem `document-not-found`. */
async function reviewOf(db: Database, scope: Scope, id: string) {
  const found = await findProfileRequest(db, scope, id)
  if (!found) throw new Problem('document-not-found')
  return presentRequest(found)
}

async function problemOf(fault: DecisionFault, db: Database, scope: Scope, id: string): Promise<Problem> {
  switch (fault) {
    case 'unknown':
      return new Problem('document-not-found')
    case 'answer-missing':
      return new Problem('invalid-fields', {}, { respuesta: profileRequestsTexts.answerMissing })
    case 'record-changed':
      return new Problem('record-moved')
    case 'last-master':
      return new Problem('last-master-leaves')
    case 'decided':
    case 'not-about-data':
    case 'extended-already':
    case 'too-late':
      return refusedOf(db, scope, id)
  }
}

/** Returns the problem with who decided before, or that something changed. */
async function refusedOf(db: Database, scope: Scope, id: string): Promise<Problem> {
  const found = await findProfileRequest(db, scope, id)
  const { decided_at: at, decided_by: who } = found?.decided ?? {}
  if (!found || isOpen(found.request.state) || !at || !who) return new Problem('changed-meanwhile')
  return decidedBefore(who, stateTexts.solicitud_perfil[found.request.state], at)
}
