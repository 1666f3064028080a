import { deskNotes } from '@enlace/contract/notes-debit/desk/document-calls.ts'
import { deskNoteDocument } from '@enlace/contract/notes-debit/desk/document.ts'
import { listColumns } from '@enlace/web/document/fields/field-columns.tsx'
import { deskCells } from '../../../core/documents/document-columns.tsx'
import { documentList } from '../../../core/documents/document-list.tsx'

const columns = listColumns(deskNoteDocument.fields, deskNoteDocument.states, deskCells)

/** `/notas-debito`: the debit notes of all suppliers. */
export const debitNotesRoute = documentList({ document: deskNoteDocument, calls: deskNotes, columns })
