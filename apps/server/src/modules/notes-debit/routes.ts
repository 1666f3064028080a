import type { FastifyInstance } from 'fastify'
import { acceptDebitNote, objectToDebitNote } from '@enlace/contract/notes-debit/act-calls.ts'
import * as calls from '@enlace/contract/notes-debit/calls.ts'
import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import { act } from '../acts/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { serveDocument, serveLines, serveList } from '../documents/index.ts'
import { noteContent } from './present.ts'
import { findDebitNote, findDebitNotes, notes } from './queries.ts'

const { kind } = noteDocument

/** The debit notes: the list, and one note with its invoices as an answer, a workbook and a PDF. */
export function debitNoteRoutes(app: FastifyInstance): void {
  serveList(
    app,
    { page: calls.listDebitNotes, rows: calls.listDebitNoteRows },
    {
      page: findDebitNotes,
      rows: notes.rows,
    },
  )
  serveDocument(
    app,
    noteDocument,
    { one: calls.getDebitNote, paper: calls.getDebitNotePdf },
    {
      find: findDebitNote,
      content: noteContent,
    },
  )
  serveLines(app, noteDocument, calls.downloadDebitNoteLines, findDebitNote)
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
