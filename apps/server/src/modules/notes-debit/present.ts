import { deskListTexts } from '@enlace/contract/documents/desk/texts.ts'
import { exportDebitNotes, requestDebitNotesExport } from '@enlace/contract/notes-debit/calls.ts'
import { debitNoteTexts as paperTexts } from '@enlace/contract/notes-debit/detail-texts.ts'
import { deskNotes } from '@enlace/contract/notes-debit/desk/document-calls.ts'
import { deskNoteDocument } from '@enlace/contract/notes-debit/desk/document.ts'
import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import type { DebitNoteDetail } from '@enlace/contract/notes-debit/schemas.ts'
import { motiveTexts } from '@enlace/contract/notes-debit/motive-texts.ts'
import { debitNotesTexts as texts } from '@enlace/contract/notes-debit/texts.ts'
import { isZeroMoney } from '@enlace/domain/money.ts'
import { documentExport, documentSheet, paperHead, paperLines, paperTotals } from '../documents/index.ts'
import { labelled } from '../exports/index.ts'
import type { DocumentContent } from '../papers/index.ts'
import { notes, staffNotes } from './queries.ts'

/** The export of debit notes. */
export const noteExport = documentExport(noteDocument, {
  now: exportDebitNotes,
  later: requestDebitNotesExport,
  texts,
  rows: notes.rows,
  words: ({ motivo }) => (motivo ? [labelled(motiveTexts.motive, motivo)] : []),
})

/** Warnings for states in which the amounts alone would mislead. */
const withoutEffect: Readonly<Record<string, string>> = {
  anulada: paperTexts.annulled,
  objecion_aceptada: paperTexts.objectionAccepted,
}

/** Returns the content of a debit note's PDF: reason, amounts and the invoices it was applied to. */
export function noteContent(note: DebitNoteDetail): DocumentContent {
  return {
    ...paperHead(noteDocument, note),
    warning: withoutEffect[note.estado],
    tables: [
      paperLines(noteDocument.lines, note, {
        title: paperTexts.lines,
        empty: isZeroMoney(note.valor_aplicado) ? paperTexts.noLines : paperTexts.untoldLines,
        total: paperTexts.applied,
      }),
    ],
    totals: paperTotals(noteDocument, note),
  }
}

/** The notes of all suppliers as a file, for the staff. */
export const noteSheet = documentSheet(deskNoteDocument, {
  now: deskNotes.sheet,
  fileName: deskListTexts['notes-debit'].file,
  texts: deskListTexts['notes-debit'],
  rows: staffNotes.rows,
})
