import type { FastifyInstance } from 'fastify'
import { deskNotes } from '@enlace/contract/notes-debit/desk/document-calls.ts'
import { deskNoteDocument } from '@enlace/contract/notes-debit/desk/document.ts'
import { serveDesk, serveDeskLines } from '../documents/index.ts'
import { noteContent, noteSheet } from './present.ts'
import { findDebitNote, staffNotes } from './queries.ts'

/** The debit notes for the staff: the list, and one note. */
export function notesDeskRoutes(app: FastifyInstance): void {
  serveDesk(app, deskNoteDocument, deskNotes, {
    page: staffNotes.page,
    rows: staffNotes.rows,
    sheet: noteSheet,
    find: findDebitNote,
    content: noteContent,
  })
  serveDeskLines(app, deskNoteDocument, deskNotes.lines, findDebitNote)
}
