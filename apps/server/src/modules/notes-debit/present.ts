import { exportDebitNotes, requestDebitNotesExport } from '@enlace/contract/notes-debit/calls.ts'
import { debitNoteTexts as paperTexts } from '@enlace/contract/notes-debit/detail-texts.ts'
import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import type { DebitNoteDetail } from '@enlace/contract/notes-debit/schemas.ts'
import { debitNotesTexts as texts } from '@enlace/contract/notes-debit/texts.ts'
import { isZeroMoney, negateMoney } from '@enlace/domain/money.ts'
import { documentExport, documentsOf, paperHead, paperLines, sheetColumns } from '../documents/index.ts'
import { labelled } from '../exports/index.ts'
import { type DocumentContent, paperMoney } from '../papers/index.ts'
import { findDebitNote, notes } from './queries.ts'

/** The export of debit notes. */
export const noteExport = documentExport(noteDocument, {
  list: 'notes-debit',
  now: exportDebitNotes,
  later: requestDebitNotesExport,
  title: texts.title,
  texts,
  columns: sheetColumns(noteDocument.fields, {}, noteDocument.states),
  rows: notes.rows,
  words: ({ motivo }) => (motivo ? [labelled(texts.motive, motivo)] : []),
})

/** The spreadsheet columns of the invoices that a note was applied to. */
export const noteLineSheet = sheetColumns(noteDocument.lines, {})

/** Warnings for states in which the amounts alone would mislead. */
const withoutEffect: Readonly<Record<string, string>> = {
  anulada: paperTexts.annulled,
  objecion_aceptada: paperTexts.objectionAccepted,
}

/** Returns the content of a debit note's PDF: reason, amounts and the invoices it was applied to. */
export function noteContent(note: DebitNoteDetail): DocumentContent {
  const { moneda } = note
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
    totals: [
      { label: paperTexts.gross, value: paperMoney(note.valor_bruto, moneda) },
      { label: paperTexts.discount, value: paperMoney(negateMoney(note.valor_descuento), moneda) },
      { label: paperTexts.tax, value: paperMoney(note.valor_impuesto, moneda) },
      { label: paperTexts.value, value: paperMoney(note.valor_nota, moneda), isTotal: true },
    ],
  }
}

/** The back office's view of debit notes. */
export const describedNotes = documentsOf(noteDocument, {
  rows: notes.rows,
  own: ({ valor_por_aplicar: saldo }) => ({ saldo }),
  find: findDebitNote,
  content: noteContent,
})
