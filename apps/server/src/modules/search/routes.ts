import type { FastifyInstance } from 'fastify'
import { documentKinds } from '@enlace/contract/documents/related/kinds.ts'
import { searchDocuments } from '@enlace/contract/search/calls.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { findDocuments, findHandedIn, toldOfKind } from './queries.ts'

/** The search over the documents of every kind. */
export function searchRoutes(app: FastifyInstance): void {
  serve(app, searchDocuments, async ({ db, scope, query }) => {
    const [found, radicadas] = await Promise.all([
      findDocuments(db, scope, query.q),
      findHandedIn(db, scope, query.q),
    ])
    const ofKinds = documentKinds.map((kind) => found.filter((document) => document.kind === kind))
    return {
      rows: ofKinds.flatMap((documents) => documents.slice(0, toldOfKind)),
      radicadas,
      more: documentKinds.filter((_, at) => (ofKinds[at]?.length ?? 0) > toldOfKind),
    }
  })
}
