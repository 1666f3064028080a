import { deskNotes } from '@enlace/contract/notes-debit/desk/document-calls.ts'
import { deskNoteDocument } from '@enlace/contract/notes-debit/desk/document.ts'
import { documentRoute } from '../../../core/documents/document-route.tsx'

/** `/notas-debito/{id}`: a debit note of a supplier. */
export const debitNoteRoute = documentRoute({
  description: deskNoteDocument,
  calls: deskNotes,
})
