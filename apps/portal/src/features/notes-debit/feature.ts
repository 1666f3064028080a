import { documentScreens } from '../../core/document/document-screens.ts'

export const notesDebitScreens = documentScreens('notes-debit', {
  list: () => import('./route.tsx').then((chunk) => chunk.debitNotesRoute),
  one: () => import('./detail-route.tsx').then((chunk) => chunk.debitNoteRoute),
})
