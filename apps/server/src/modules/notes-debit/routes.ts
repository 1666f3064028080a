import type { FastifyInstance } from 'fastify'
import { acceptDebitNote, objectToDebitNote } from '@enlace/contract/notes-debit/act-calls.ts'
import {
  downloadDebitNoteLines,
  getDebitNote,
  getDebitNotePdf,
  listDebitNoteRows,
  listDebitNotes,
} from '@enlace/contract/notes-debit/calls.ts'
import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import { act } from '../acts/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { findSlice } from '../../core/list/queries.ts'
import { documentLines, documentPaperFile, found, linesFile } from '../documents/index.ts'
import { noteContent, noteLineSheet } from './present.ts'
import { findDebitNote, findDebitNotes, notes } from './queries.ts'

const { kind } = noteDocument

/** The debit notes: the list, and one note with its invoices as an answer, a workbook and a PDF. */
export function debitNoteRoutes(app: FastifyInstance): void {
  serve(app, listDebitNotes, ({ db, scope, query }) => findDebitNotes(db, scope, query))

  serve(app, listDebitNoteRows, ({ db, scope, query }) =>
    findSlice(db, scope, notes.rows(scope, query), query.after),
  )

  serve(app, getDebitNote, async ({ db, scope, params }) => found(await findDebitNote(db, scope, params.id)))

  serveFile(app, downloadDebitNoteLines, async ({ db, scope, params }) => {
    const note = found(await findDebitNote(db, scope, params.id))
    return linesFile({ db, scope }, documentLines(noteDocument, note, noteLineSheet))
  })

  serveFile(app, getDebitNotePdf, async ({ db, scope, params }) => {
    const note = found(await findDebitNote(db, scope, params.id))
    return documentPaperFile(app.service, { db, scope }, noteDocument, note, () => noteContent(note))
  })
}

/** The supplier's responses to a debit note: accepting it, or objecting with reasons. */
export function debitNoteActRoutes(app: FastifyInstance): void {
  serve(app, acceptDebitNote, ({ params: { id }, body, ...acting }) =>
    act(acting, { kind, id, act: 'aceptar', comment: body.comentario, key: body.idempotencyKey }),
  )

  serve(app, objectToDebitNote, ({ params: { id }, body, ...acting }) =>
    act(acting, {
      kind,
      id,
      motive: body.motivo,
      act: 'objetar',
      comment: body.comentario,
      key: body.idempotencyKey,
    }),
  )
}
