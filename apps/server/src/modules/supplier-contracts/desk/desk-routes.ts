import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import {
  approvePolicy,
  downloadPolicyFile,
  getPolicyReview,
  listDeskPolicies,
  listDeskPolicyRows,
  rejectPolicy,
} from '@enlace/contract/supplier-contracts/desk/calls.ts'
import type { PolicyReview } from '@enlace/contract/supplier-contracts/desk/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type PolicyReview as Decision, reviewPolicy } from '../policies/review-commands.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { findDesk, findDeskSlice } from '../../../core/desk/list-queries.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { decidedBefore } from '../../../core/desk/decided.ts'
import { findPolicyFile, findPolicyReview, policiesDesk, type PolicyRow } from './desk-queries.ts'

/** The policies that suppliers sent for their contracts, and the company's decisions. */
export function contractsDeskRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, listDeskPolicies, ({ db, scope, query }) => findDesk<PolicyRow>(db, scope, policiesDesk, query))

  serve(app, listDeskPolicyRows, ({ db, scope, query }) =>
    findDeskSlice<PolicyRow>(db, scope, policiesDesk, query),
  )

  serve(app, getPolicyReview, async ({ db, scope, params }) => (await policyOf(db, scope, params.id)).policy)

  serveFile(app, downloadPolicyFile, async ({ db, scope, params }) => {
    const file = await findPolicyFile(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })

  serve(app, approvePolicy, ({ scope, request, params }) =>
    decide(request, scope, params.id, { decision: 'aprobada', motivo: '' }),
  )

  serve(app, rejectPolicy, ({ scope, request, params, body }) =>
    decide(request, scope, params.id, { decision: 'rechazada', motivo: body.motivo }),
  )
}

async function decide(
  request: FastifyRequest,
  scope: Scope,
  id: string,
  decision: Pick<Decision, 'decision' | 'motivo'>,
): Promise<PolicyReview> {
  const { db } = request.server.service
  const { company } = await policyOf(db, scope, id)
  const { author } = await authorOf(request, scope)
  const isDecided = await reviewPolicy(db, company, { version: id, reviewer: author.actor, ...decision })
  const { policy } = await policyOf(db, scope, id)
  if (!isDecided) throw refusalOf(policy)
  return policy
}

/** @throws Problem `document-not-found`. */
async function policyOf(db: Database, scope: Scope, id: string) {
  const found = await findPolicyReview(db, scope, id)
  if (!found) throw new Problem('document-not-found')
  return found
}

function refusalOf({ estado, revisada_por: who, revisada_at: at }: PolicyReview): Problem {
  return who && at
    ? decidedBefore(who, stateTexts.poliza_enviada[estado], at)
    : new Problem('changed-meanwhile')
}
