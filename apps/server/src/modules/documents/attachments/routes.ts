import type { FastifyInstance } from 'fastify'
import { downloadDocumentFile } from '@enlace/contract/documents/attachments/calls.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { findDocumentFile } from './queries.ts'

/** Binds the files of documents, for everyone who may see the document. */
export function attachmentRoutes(app: FastifyInstance): void {
  const { storage } = app.service
  serveFile(app, downloadDocumentFile, async ({ db, scope, params }) => {
    const file = await findDocumentFile(db, scope, params.id)
    if (file === undefined) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })
}
