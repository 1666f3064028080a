import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { OfDocument } from '../core/values.ts'
import { callsAt } from '../documents/call-parts.ts'
import { placeAccess } from '../content/menu/access.ts'
import { ExportParams, RequestedExport } from '../exports/schemas.ts'
import {
  DebitNoteDetail,
  DebitNoteRows,
  DebitNotes,
  DebitNotesExportQuery,
  DebitNotesQuery,
  DebitNotesSliceQuery,
} from './schemas.ts'

const at = callsAt('/notes-debit', placeAccess.debitNotes)

export const listDebitNotes = defineCall({
  ...at.list,
  purpose: 'Debit notes of the selected account, newest first.',
  query: DebitNotesQuery,
  answer: DebitNotes,
})

export const listDebitNoteRows = defineCall({
  ...at.rows,
  purpose: 'Debit notes of the whole filter by key, a slice at a time.',
  query: DebitNotesSliceQuery,
  answer: DebitNoteRows,
})

export const getDebitNote = defineCall({
  ...at.one,
  purpose: 'One debit note with the invoices it was set against and related documents.',
  params: OfDocument,
  answer: DebitNoteDetail,
})

export const downloadDebitNoteLines = defineCall({
  ...at.lines,
  purpose: 'What one debit note was set against as XLSX.',
  params: OfDocument,
  answer: FileBytes,
})

export const getDebitNotePdf = defineCall({
  ...at.paper,
  purpose: 'One debit note with what it was set against as a PDF.',
  params: OfDocument,
  answer: FileBytes,
})

export const exportDebitNotes = defineCall({
  ...at.exportNow,
  purpose: 'Debit notes of the whole filter as XLSX, CSV or PDF.',
  params: ExportParams,
  query: DebitNotesExportQuery,
  answer: FileBytes,
})

export const requestDebitNotesExport = defineCall({
  ...at.exportLater,
  purpose: 'Debit notes of the whole filter as a file that is made in the background.',
  params: ExportParams,
  query: DebitNotesExportQuery,
  answer: RequestedExport,
})
