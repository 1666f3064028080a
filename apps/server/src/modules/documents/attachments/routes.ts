import type { FastifyInstance } from 'fastify'
import { downloadDocumentFile } from '@enlace/contract/documents/attachments/calls.ts'
import { downloadDeskDocumentFile } from '@enlace/contract/documents/desk/desk-calls.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { findDocumentFile } from './queries.ts'

/** Binds the files of documents, for everyone who may see the document. */
export function attachmentRoutes(app: FastifyInstance): void {
  serveDocumentFile(app, downloadDocumentFile)
}

/** The same for the staff. */
export function attachmentDeskRoutes(app: FastifyInstance): void {
  serveDocumentFile(app, downloadDeskDocumentFile)
}

function serveDocumentFile(
  app: FastifyInstance,
  call: typeof downloadDocumentFile | typeof downloadDeskDocumentFile,
): void {
  const { storage } = app.service
  serveFile(app, call, async ({ db, scope, params }) => {
    const file = await findDocumentFile(db, scope, params.id)
    if (file === undefined) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })
}
