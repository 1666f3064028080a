import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { addRecordFile, sentFileLimits } from '@enlace/contract/documents/attachments/program-calls.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { packingOf, sentBytes } from '../../../core/http/program/sent-bytes.ts'
import { serveProgram } from '../../../core/http/program/serve-program.ts'
import { keepDocumentFile } from './keep-file.ts'
import { findHeldDocument } from './queries.ts'
import { documentKindOf, filedRecordKinds } from './record-kinds.ts'

/** Binds the files that a company's programs add to its documents. */
export function documentFileProgramRoutes(app: FastifyInstance): void {
  serveProgram(app, addRecordFile, async ({ db, key, params, query, request }) => {
    const kind = documentKindOf(params.kind)
    if (kind === undefined)
      throw new Problem('push-kind-unknown', {
        kind: params.kind,
        kinds: filedRecordKinds.join(', '),
      })
    const held = await findHeldDocument(db, key.scope, kind, { erpKey: params.key })
    if (held === undefined) throw new Problem('document-not-found')
    const packing = packingOf(request.headers['content-encoding'])
    return keepDocumentFile(app.service, key.company, {
      kind,
      id: held.id,
      name: query.name,
      description: query.description === '' ? undefined : query.description,
      actor: '',
      content: Readable.from(sentBytes(request.raw, packing, sentFileLimits)),
      isOnce: true,
      audit: { actor: key.actor, address: request.ip },
    })
  })
}
