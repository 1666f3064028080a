import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { getDebitNotePdf } from '@enlace/contract/notes-debit/paper-calls'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { documentFile } from '../papers/index.ts'
import { noteContent } from './pdf-present.ts'
import { findDebitNote } from './queries.ts'

/** One debit note as a PDF. */
export function debitNotePdfRoutes(app: FastifyInstance): void {
  serveFile(app, getDebitNotePdf, async ({ db, scope, params }) => {
    const note = await findDebitNote(db, scope, params.id)
    if (note === undefined) throw new Problem('document-not-found')
    const { nro_nota: numero, sucursal, related } = note
    const content = () => noteContent(note)
    return documentFile(
      app.service,
      { db, scope },
      { kind: 'notes-debit', numero, sucursal, content, related },
    )
  })
}
