import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  addDeskDocumentFiles,
  matchDeskDocumentFiles,
  withdrawDeskDocumentFile,
} from '@enlace/contract/documents/attachments/desk/calls.ts'
import { documentFilesTexts } from '@enlace/contract/documents/attachments/desk/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { addDocumentFiles, withdrawDocumentFile } from './desk-commands.ts'
import { matchNames } from './match-queries.ts'
import { attachmentsOf, findHeldDocument } from './queries.ts'

/** Binds the files that the company adds to its documents, one by one or many matched by their names. */
export function documentFileDeskRoutes(app: FastifyInstance): void {
  serve(app, addDeskDocumentFiles, async ({ db, scope, request, params, body, files }) => {
    if (files.length === 0)
      throw new Problem('invalid-fields', {}, { archivos: documentFilesTexts.faults.file })
    const held = await findHeldDocument(db, scope, params.kind, params)
    if (held === undefined) throw new Problem('document-not-found')
    const document = { kind: params.kind, ...held }
    await addDocumentFiles(await workerOf(request, scope), document, {
      files,
      description: body.descripcion,
    })
    return filesOf(db, scope, params)
  })

  serve(app, withdrawDeskDocumentFile, async ({ db, scope, request, params, body }) => {
    const { kind, file } = params
    const worker = await workerOf(request, scope)
    const document = await withdrawDocumentFile(worker, { kind, file, reason: body.motivo })
    if (document === undefined) throw new Problem('document-not-found')
    return filesOf(db, scope, { kind, id: document })
  })

  serve(app, matchDeskDocumentFiles, async ({ db, scope, body }) => ({
    matches: await matchNames(db, scope, body),
  }))
}

async function workerOf(request: FastifyRequest, scope: Scope) {
  return { db: request.server.service.db, ...(await authorOf(request, scope)) }
}

async function filesOf(db: Database, scope: Scope, { kind, id }: { kind: DocumentKind; id: string }) {
  const [files] = await db.read(scope, [attachmentsOf(kind, id)])
  return { files }
}
