import { deskCallsOf, deskLinesOf } from '../../documents/desk/desk-calls.ts'
import { deskNoteDocument } from './document.ts'

/** The debit notes of all suppliers, for the staff. */
export const deskNotes = {
  ...deskCallsOf(deskNoteDocument),
  lines: deskLinesOf(deskNoteDocument),
}
