import { deskDocumentOf } from '../../documents/desk/desk-document.ts'
import { noteDocument } from '../document.ts'

/** A debit note as the company's staff reads it. */
export const deskNoteDocument = deskDocumentOf(noteDocument)
