import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  downloadDocumentTemplate,
  downloadDocumentVersion,
  requiredDocuments,
  submitDocument,
} from '@enlace/contract/required-documents/calls.ts'
import { completenessOf, lastDayOf } from '@enlace/domain/required-documents.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { takeUpload } from '../../core/uploads/take.ts'
import { keepVersion } from './commands.ts'
import {
  findAskedDocument,
  findRequiredDocuments,
  findSubmitted,
  findTemplate,
  findVersionFile,
  type FoundFile,
} from './queries.ts'
import { demandDays, demandPaper } from './rules.ts'

/** The documents required of a supplier: requirements, sent versions, and sending a new one. */
export function requiredDocumentRoutes(app: FastifyInstance): void {
  const { storage } = app.service
  const delivered = (file: FoundFile | undefined) => {
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  }

  serve(app, requiredDocuments, async ({ db, scope, query: { contract } }) => {
    const { documents, mayAct, nro_contrato } = await findRequiredDocuments(db, scope, contract)
    return {
      contrato: contract === undefined || nro_contrato === null ? null : { id: contract, nro_contrato },
      documentos: documents,
      progreso: completenessOf(documents),
      puede_subir: mayAct,
    }
  })

  serve(app, submitDocument, async ({ db, scope, params: { id }, body, request }) => {
    const { upload, contract, ...days } = body
    const asked = await findAskedDocument(db, scope, { id, contract })
    if (!asked) throw new Problem('document-not-found')
    // The first answer was lost, or a second tab was slower.
    const earlier = await findSubmitted(db, scope, upload)
    if (earlier) return earlier
    demandDays(asked, days, new Date())
    const file = demandPaper(await takeUpload(app.service, scope, upload))
    const { expedido } = days
    const vence = lastDayOf(asked, days)
    return keepVersion(db, scope, {
      document: id,
      contract,
      upload,
      expedido,
      vence,
      file,
      address: request.ip,
    })
  })

  serveFile(app, downloadDocumentTemplate, async ({ db, scope, params }) =>
    delivered(await findTemplate(db, scope, params.id)),
  )

  serveFile(app, downloadDocumentVersion, async ({ db, scope, params }) =>
    delivered(await findVersionFile(db, scope, params.id)),
  )
}
