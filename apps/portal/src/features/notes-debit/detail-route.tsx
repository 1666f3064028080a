import { getDebitNote } from '@enlace/contract/notes-debit/calls.ts'
import { noteDocument } from '@enlace/contract/notes-debit/document.ts'
import { debitNotesTexts } from '@enlace/contract/notes-debit/texts.ts'
import { documentRoute } from '../../core/document/document-route.tsx'
import { DebitNoteView } from './detail-view.tsx'

export const debitNoteRoute = documentRoute({
  call: getDebitNote,
  document: noteDocument,
  list: debitNotesTexts.title,
  View: DebitNoteView,
})
