import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { downloadDebitNoteLines } from '@enlace/contract/notes-debit/lines-calls'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { linesFile } from '../documents/index.ts'
import { noteLineSheet } from './lines-present.ts'
import { findDebitNote } from './queries.ts'

/** What one note was set against as a spreadsheet. */
export function debitNoteLinesRoutes(app: FastifyInstance): void {
  serveFile(app, downloadDebitNoteLines, async ({ db, scope, params }) => {
    const note = await findDebitNote(db, scope, params.id)
    if (note === undefined) throw new Problem('document-not-found')
    const { nro_nota: numero, sucursal, moneda, lines } = note
    return linesFile(
      { db, scope },
      { kind: 'notes-debit', numero, sucursal, moneda, lines, columns: noteLineSheet },
    )
  })
}
